/** The project types that visitors can choose, in the order of the form's list. */
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
