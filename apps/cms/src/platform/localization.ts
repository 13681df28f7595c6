import { DEFAULT_LOCALE, LOCALES, LOCALE_NAMES, directionOf } from '@studio/shared/locales'
import { rebuildRequest } from '@studio/shared/requests/rebuild-request'
import type { LocalizationConfig } from 'payload'

/**
 * The automatic fallback is off, because together with autosave it would copy English into the
 * other languages. The site API has its own fallback and reports it.
 */
export const localization: LocalizationConfig = {
  locales: LOCALES.map((code) => ({
    code,
    label: LOCALE_NAMES[code],
    rtl: directionOf(code) === 'rtl',
  })),
  defaultLocale: DEFAULT_LOCALE,
  fallback: false,
  // The main button publishes only the form's language. Drafts of other languages stay drafts.
  defaultLocalePublishOption: 'active',
}

/**
 * Custom endpoints that get no default locale, because some of them refuse unknown query
 * parameters.
 */
const OWN_ENDPOINTS = [
  '/api/site/',
  '/api/price-book/',
  '/api/publishing/',
  '/api/editing/',
  '/api/translations',
  '/api/releases',
  '/api/find',
  '/api/menus/',
  '/api/media-library/',
]

type RestHandler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Adds the default locale to requests without one. Because the fallback is off, Payload would
 * otherwise read and write no locale at all.
 */
export function inDefaultLocale<Context>(handle: RestHandler<Context>): RestHandler<Context> {
  return (request, context) => {
    const url = new URL(request.url)
    const isOwn = OWN_ENDPOINTS.some((path) => url.pathname.startsWith(path))
    if (isOwn || url.searchParams.has('locale')) return handle(request, context)
    url.searchParams.set('locale', DEFAULT_LOCALE)
    return handle(rebuildRequest(request, { url }), context)
  }
}

/** The options of fields in which a language is chosen. */
export const LANGUAGE_OPTIONS = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))
