import type { RequestContext } from 'payload'

/**
 * Context for saves that write a document in all languages, one after the other: every text then
 * belongs to the present English, even if it has not changed.
 */
export const WHOLE_TRANSLATION = { isWholeTranslation: true } as const

export function isWholeTranslation({ context }: { context: RequestContext }): boolean {
  return context.isWholeTranslation === true
}
