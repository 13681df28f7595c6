import type { CollectionKind } from '../kind'

export const testimonialKind = {
  collection: 'testimonials',
  table: 'testimonials',
  title: 'name',
  isTitleLocalized: false,
  hasDrafts: true,
} as const satisfies CollectionKind
