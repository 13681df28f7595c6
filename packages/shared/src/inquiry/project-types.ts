/** What visitors can say that their inquiry is about, in the order of the list. */
export const PROJECT_TYPES = [
  'animatics',
  'virtualProduction',
  'animation',
  'storyboards',
  'aiContent',
  'customSolutions',
  'studioRental',
  'other',
] as const

export type ProjectType = (typeof PROJECT_TYPES)[number]
