import type { Locale } from '@studio/shared/locales'

/** The kinds of problem that a check can find before a document goes live. */
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
  /** The path in the form state, such as `blocks.1.heading`. */
  path: string
  /** The name of the field for people, such as `Hero (2) › Heading`. */
  field: string
}

export interface Problem extends Place {
  kind: FindingKind
  /** The wrong value, such as a typed amount. Together with the kind it identifies the problem. */
  subject: string
  message: string
  /** The document in which the problem can be solved, if it is not the document of the form. */
  document?: { collection: string; id: number }
}

/** The language that is checked, and the language of the account for the messages. */
export interface Languages {
  locale: Locale
  language: string
}

export interface Finding extends Problem {
  locale: Locale
  /** False if the live document has the same problem, so that publishing adds no new one. */
  isNew: boolean
  /** True if the caller may not publish before the problem is solved. */
  isBlocking: boolean
  /**
   * True if publishing asks first. Problems that concern only search engines are shown after
   * publishing.
   */
  isAsked: boolean
}
