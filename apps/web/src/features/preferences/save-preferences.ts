import 'server-only'
import { COUNTRY_COOKIE, LOCALE_COOKIE, PREFERENCE_MAX_AGE } from '@studio/shared/cookies'
import { isCountry } from '@studio/shared/countries'
import { isLocale } from '@studio/shared/locales'
import { isSameSite } from '@/api/proxy/is-same-site'
import { apiError, readBody } from '@/lib/http'
import { returnAddress } from './return-address'

const MAX_BODY = 4096

/**
 * Stores the chosen language or country and shows the same page again. It works without scripts.
 */
export async function savePreferences(request: Request): Promise<Response> {
  // A form on another site must not change a visitor's choices.
  if (!isSameSite(request.headers)) return apiError(403, 'crossSite')
  const form = new URLSearchParams((await readBody(request, MAX_BODY)) ?? '')
  const locale = form.get('locale')
  const country = form.get('country')
  const headers = new Headers({
    'Cache-Control': 'no-store',
    Location: returnAddress({
      from: form.get('from'),
      referrer: request.headers.get('referer'),
      host: request.headers.get('host'),
      locale: isLocale(locale) ? locale : null,
      isCountryChosen: isCountry(country),
    }),
  })
  if (isLocale(locale)) headers.append('Set-Cookie', preference(LOCALE_COOKIE, locale))
  if (isCountry(country)) headers.append('Set-Cookie', preference(COUNTRY_COOKIE, country))
  return new Response(null, { status: 303, headers })
}

function preference(name: string, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${PREFERENCE_MAX_AGE}; SameSite=Lax`
}
