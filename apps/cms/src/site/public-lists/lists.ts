import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { Payload } from 'payload'
import { asVisitorIn, findPublished } from '../reader/find-published'

/** The categories of animatics and of animation, in the order that editors gave them. */
export async function listCategories(payload: Payload, country: Country, locale: Locale) {
  const { docs } = await payload.find({
    ...asVisitorIn(locale),
    collection: 'categories',
    sort: ['order', 'slug'],
    select: { slug: true, title: true, parent: true, countries: true },
  })
  const shown = docs.filter(({ countries }) => !countries?.length || countries.includes(country))
  const below = (parent: string) =>
    shown
      .filter((category) => category.parent === parent)
      .map(({ slug, title }) => ({ slug, title }))
  return { animatics: below('animatics'), animation: below('animation') }
}

/**
 * The slugs of all published posts or videos, which are the same in all countries and languages.
 */
export async function listSlugs(
  payload: Payload,
  collection: 'posts' | 'videos',
): Promise<string[]> {
  const { docs } = await payload.find({
    ...asVisitorIn('en'),
    collection,
    sort: 'slug',
    select: { slug: true },
  })
  return [...new Set(docs.map(({ slug }) => slug))]
}

/** The testimonials that are shown in a country. */
export async function listTestimonials(payload: Payload, country: Country, locale: Locale) {
  const found = await findPublished(payload, locale).testimonials(country, { withSamples: true })
  return found.map(({ quote, name, role, isSample }) => ({
    quote,
    author: name,
    role: role ?? null,
    isSample: isSample === true,
  }))
}
