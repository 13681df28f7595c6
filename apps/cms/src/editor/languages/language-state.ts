/**
 * `live`: visitors see the current text. `changed`: they see an older text. `draft`: there is a
 * text that is not published. `missing`: there is no text.
 */
export const LANGUAGE_STATES = ['live', 'changed', 'draft', 'missing'] as const

export type LanguageState = (typeof LANGUAGE_STATES)[number]
