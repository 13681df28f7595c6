import type { Locale } from '@studio/shared/locales'
import { z } from 'zod'

/**
 * The average number of words that people read per minute, by locale. Arabic needs fewer words for
 * the same text.
 */
const WORDS_A_MINUTE: Record<Locale, number> = { en: 230, ar: 160, de: 190 }

const nodeSchema = z.looseObject({
  text: z.string().optional(),
  get children() {
    return z.array(nodeSchema).optional()
  },
})

type Node = z.infer<typeof nodeSchema>

const stateSchema = z.object({ root: nodeSchema })

/**
 * @param state rich text in the editor's format
 * @returns the reading time in whole minutes, at least one
 */
export function readingMinutes(state: unknown, locale: Locale): number {
  const parsed = stateSchema.safeParse(state)
  const words = parsed.success ? countWords(parsed.data.root) : 0
  return Math.max(1, Math.round(words / WORDS_A_MINUTE[locale]))
}

function countWords({ text = '', children = [] }: Node): number {
  const own = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return children.reduce((sum, child) => sum + countWords(child), own)
}
