import type { RequestContext } from 'payload'

/**
 * The context of saves that write a document in all languages. Every text then counts as a
 * translation of the current English text, even if it has not changed.
 */
export const WHOLE_TRANSLATION = { isWholeTranslation: true } as const

export function isWholeTranslation({ context }: { context: RequestContext }): boolean {
  return context.isWholeTranslation === true
}
