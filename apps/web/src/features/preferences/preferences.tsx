import { COUNTRIES } from '@studio/shared/countries'
import { LOCALES, LOCALE_NAMES } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import type { Address } from '@/lib/address'
import { Choice } from './choice'
import { translator } from '@/i18n/translator'

/** Forms for language and country. They are plain HTML and work without scripts. */
export function Preferences({ address: { country, locale, path } }: { address: Address }) {
  const t = translator(locale, 'preferences')
  return (
    <form
      method="post"
      action="/api/preferences"
      aria-label={t('title')}
      className="laid-out-late mt-16 flex flex-wrap gap-x-16 gap-y-6 border-t border-rule pt-8"
    >
      <input type="hidden" name="from" value={publicPath(locale, path)} />
      <Choice
        name="locale"
        label={t('language')}
        current={locale}
        options={LOCALES.map((value) => ({ value, text: LOCALE_NAMES[value], lang: value }))}
      />
      <Choice
        name="country"
        label={t('country')}
        current={country}
        options={COUNTRIES.map((value) => ({ value, text: t(`countries.${value}`) }))}
      />
    </form>
  )
}
