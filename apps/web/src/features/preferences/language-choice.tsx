import { LOCALES, LOCALE_NAMES } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import { translator } from '@/i18n/translator'
import type { Address } from '@/lib/address'
import { Choice } from './choice'

interface Props {
  address: Address
  className?: string
}

/** The languages in the menu, for visitors who do not look for them at the foot of the page. */
export function LanguageChoice({ address: { locale, path }, className }: Props) {
  const t = translator(locale, 'preferences')
  return (
    <form
      method="post"
      action="/api/preferences"
      aria-label={t('language')}
      {...(className && { className })}
    >
      <input type="hidden" name="from" value={publicPath(locale, path)} />
      <Choice
        name="locale"
        label={t('language')}
        current={locale}
        options={LOCALES.map((value) => ({ value, text: LOCALE_NAMES[value], lang: value }))}
      />
    </form>
  )
}
