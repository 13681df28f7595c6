import type { Locale } from '@studio/shared/locales'

/** What a check can find before a document goes live. */
export const FINDING_KINDS = [
  'missingWords',
  'deadLink',
  'redirectLoop',
  'noAlternative',
  'typedAmount',
  'unpublishedLink',
  'missingPlace',
  'redirectedLink',
  'redirectChain',
  'otherLanguage',
  'untranslatedAlternative',
  'claimsDisagree',
  'claimMissing',
  'titleLength',
  'noDescription',
  'descriptionLength',
  'forbiddenWord',
] as const

export type FindingKind = (typeof FINDING_KINDS)[number]

/** The place of a value in the form. */
export interface Place {
  /** Path in the form state: `blocks.1.heading`. */
  path: string
  /** For people: `Hero (2) › Heading`. */
  field: string
}

export interface Problem extends Place {
  kind: FindingKind
  /** What is wrong, such as the typed amount; with the kind it identifies the problem. */
  subject: string
  message: string
  /** The document in which the problem is solved, if it is not the form's own. */
  document?: { collection: string; id: number }
}

/** The language that is checked, and the language of the account that reads the messages. */
export interface Languages {
  locale: Locale
  language: string
}

export interface Finding extends Problem {
  locale: Locale
  /** False if the live document has the same problem, so that publishing adds no new one. */
  isNew: boolean
  /** Whether the caller may not publish before it is solved. */
  isBlocking: boolean
  /** Whether publishing asks first. What only helps search engines is told afterward. */
  isAsked: boolean
}
