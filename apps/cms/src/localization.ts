import { DEFAULT_LOCALE, LOCALES, LOCALE_NAMES, directionOf } from '@studio/shared/locales'
import { rebuildRequest } from '@studio/shared/requests/rebuild-request'
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
  // The main button publishes the language of the form: the drafts of others stay drafts.
  defaultLocalePublishOption: 'active',
}

/** Our own endpoints, which say what they need; some refuse a query that they do not know. */
const OWN_ENDPOINTS = ['/api/site/', '/api/price-book/', '/api/publishing/', '/api/editing/']

type RestHandler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * A call that names no language means English. Without this Payload, its fallback
 * being off, would read and write no language at all.
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

/** For fields that say in which language something is. */
export const LANGUAGE_OPTIONS = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))
