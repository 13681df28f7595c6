import { directionOf, LOCALES } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import { translator } from '@/i18n/translator'
import type { Address } from '@/lib/address'

/**
 * One line for each other language, in that language. All lines are hidden until a script finds
 * that the browser prefers one of these languages: see `OFFER_SCRIPT`.
 */
export function LanguageOffer({ address: { locale: shown, path } }: { address: Address }) {
  return LOCALES.filter((locale) => locale !== shown).map((locale) => {
    const t = translator(locale, 'preferences.offer')
    return (
      <aside
        key={locale}
        lang={locale}
        dir={directionOf(locale)}
        aria-label={t('text')}
        className="language-offer on-blue"
        data-locale={locale}
        data-nosnippet
      >
        <form
          method="post"
          action="/api/preferences"
          className="wrap flex flex-wrap items-center gap-x-5"
        >
          <input type="hidden" name="from" value={publicPath(shown, path)} />
          <p>{t('text')}</p>
          <button
            type="submit"
            name="locale"
            value={locale}
            className="min-h-11 font-semibold underline"
          >
            {t('take')}
          </button>
          <button
            type="button"
            data-offer-close
            className="ms-auto inline-flex min-h-11 min-w-11 items-center justify-center"
          >
            <span className="sr-only">{t('close')}</span>
            <span className="cross rotate-45" aria-hidden />
          </button>
        </form>
      </aside>
    )
  })
}
