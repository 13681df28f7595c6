/**
 * `live`: visitors read what the form holds. `changed`: they read an older text. `draft`: there is
 * text, and visitors do not read it. `missing`: there is no text.
 */
export const LANGUAGE_STATES = ['live', 'changed', 'draft', 'missing'] as const

export type LanguageState = (typeof LANGUAGE_STATES)[number]
