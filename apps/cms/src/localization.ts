import { DEFAULT_LOCALE, LOCALES, LOCALE_NAMES, directionOf } from '@studio/shared/locales'
import type { LocalizationConfig } from 'payload'

/**
 * No automatic fallback: together with autosave it would copy English into the
 * other languages. The site API falls back by itself and says so.
 */
export const localization: LocalizationConfig = {
  locales: LOCALES.map((code) => ({
    code,
    label: LOCALE_NAMES[code],
    rtl: directionOf(code) === 'rtl',
  })),
  defaultLocale: DEFAULT_LOCALE,
  fallback: false,
}

type RestHandler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * A call that names no language means English. Without this Payload, its fallback
 * being off, would read and write no language at all. The site's own endpoints
 * say what they need and are left alone.
 */
export function inDefaultLocale<Context>(handle: RestHandler<Context>): RestHandler<Context> {
  return (request, context) => {
    const url = new URL(request.url)
    if (url.searchParams.has('locale') || url.pathname.startsWith('/api/site/')) {
      return handle(request, context)
    }
    url.searchParams.set('locale', DEFAULT_LOCALE)
    return handle(new Request(url, request), context)
  }
}
