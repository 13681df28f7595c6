import type { Country } from '@studio/shared/countries'

/** One answer for all that others send to a visitor's browser: '1' once it is allowed. */
const CONSENT_KEY = 'acceptedCookie'

const ASKING: readonly Country[] = ['uk', 'gr']

/** Where nobody else's page may be loaded before the visitor agrees. */
export function mustAsk(country: Country): boolean {
  return ASKING.includes(country)
}

export function hasConsent(): boolean {
  try {
    return localStorage.getItem(CONSENT_KEY) === '1'
  } catch {
    return false
  }
}

export function rememberConsent(): void {
  try {
    localStorage.setItem(CONSENT_KEY, '1')
  } catch {
    // A browser that keeps nothing is asked again the next time.
  }
}
