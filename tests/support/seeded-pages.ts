import { LOCALES } from '../../packages/shared/src/locales'

export const SEEDED_PATHS = [
  '',
  'pricing',
  'boardomatics',
  '2d-animatics',
  '3d-animatics',
  'green-screen-studio',
  'podcast-studio-rental',
  'faq',
  'contact',
  'work',
] as const

/** Every seeded page in every language. */
export const SEEDED_PAGES = SEEDED_PATHS.flatMap((path) =>
  LOCALES.map((locale) => ({ path, locale })),
)
