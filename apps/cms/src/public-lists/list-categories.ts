import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { Payload } from 'payload'
import { asVisitorIn } from '../site-api/reader/find-published'

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
