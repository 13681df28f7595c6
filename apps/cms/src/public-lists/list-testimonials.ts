import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { Payload } from 'payload'
import { findPublished } from '../site-api/reader/find-published'

/** What clients say, where that country shows it. */
export async function listTestimonials(payload: Payload, country: Country, locale: Locale) {
  const found = await findPublished(payload, locale).testimonials(country)
  return found.map(({ quote, name, role, isSample }) => ({
    quote,
    author: name,
    role: role ?? null,
    isSample: isSample === true,
  }))
}
