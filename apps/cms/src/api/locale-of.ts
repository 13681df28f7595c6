import { LOCALES, toLocale, type Locale } from '@studio/shared/locales'
import Negotiator from 'negotiator'

/** The best of our languages by `Accept-Language`; English where none fits. */
export function localeOf(headers: Headers): Locale {
  const accepted = { headers: { 'accept-language': headers.get('accept-language') ?? undefined } }
  return toLocale(new Negotiator(accepted).language([...LOCALES]))
}
