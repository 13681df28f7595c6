import 'server-only'
import { directionOf, toLocale } from '@studio/shared/locales'
import { apiError } from '@/lib/http'
import { translator } from '@/i18n/translator'

/** The window of the limit in seconds, after which another request can succeed. */
const RETRY_AFTER = '10'

const STYLE =
  'font:1.125rem/1.5 system-ui,sans-serif;margin:20vh auto;max-width:32rem;padding:0 1rem'

/** Sends an error in place of a page: a text for people, a code for programs. */
export function tooManyRequests(request: Request): Response {
  const headers = { 'Retry-After': RETRY_AFTER }
  if (!request.headers.get('accept')?.includes('text/html')) {
    return apiError(429, 'tooManyRequests', headers)
  }
  const locale = toLocale(new URL(request.url).searchParams.get('locale'))
  const t = translator(locale, 'tooMany')
  const html = `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${t('title')}</title></head>
<body style="${STYLE}"><main><h1>${t('title')}</h1><p>${t('text')}</p></main></body>
</html>`
  return new Response(html, {
    status: 429,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  })
}
