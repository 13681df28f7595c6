import { LOCALE_NAMES, LOCALE_SIGNS } from '@studio/shared/locales'
import { translator } from '@/i18n/translator'
import { LanguageChoice } from '@/features/preferences/language-choice'
import type { Address } from '@/lib/address'

const PANEL_ID = 'language-menu'

/** The language menu of wide screens; on others, the languages are in the main menu. */
export function LanguageMenu({ address }: { address: Address }) {
  const t = translator(address.locale, 'preferences')
  const name = LOCALE_NAMES[address.locale]
  return (
    <div className="max-desk:hidden">
      <button
        type="button"
        popoverTarget={PANEL_ID}
        className="language-menu-opener"
        title={t('language')}
        aria-label={`${t('language')}: ${name}`}
      >
        {LOCALE_SIGNS[address.locale]}
      </button>
      <div id={PANEL_ID} popover="auto" className="language-panel">
        <LanguageChoice address={address} />
      </div>
    </div>
  )
}
