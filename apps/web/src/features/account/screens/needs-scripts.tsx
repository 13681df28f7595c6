import type { Locale } from '@studio/shared/locales'
import { translator } from '@/i18n/translator'
import { Notice } from '../forms/notice'

/** A notice that is visible only without scripts. */
export function NeedsScripts({ locale }: { locale: Locale }) {
  const t = translator(locale, 'account')
  return (
    <noscript>
      <div className="mb-8">
        <Notice isBad>{t('needsScripts')}</Notice>
      </div>
    </noscript>
  )
}
