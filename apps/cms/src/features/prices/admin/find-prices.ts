import { z } from 'zod'
import { figuresLabel, groupSchema } from './item-label'
import { priceBookWords, type PriceBookWords } from './words'

export const bookSchema = z.object({
  docs: z.array(groupSchema.extend({ id: z.number(), title: z.string().nullish() })),
})

type Group = z.infer<typeof bookSchema>['docs'][number]

interface FoundPrice {
  groupId: number
  group: string
  key: string
  label: string
  figures: string
}

/**
 * Finds prices whose name, list or amounts contain every word of the query, in any order: "2D
 * animatics, 30 seconds" finds the row "2D animatic, 30 seconds" of "2D animatics".
 */
export function findPrices(
  groups: Group[],
  query: string,
  language: PriceBookWords = priceBookWords.en,
): FoundPrice[] {
  const words = normalise(query).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const prices = groups.flatMap((group) =>
    (group.items ?? []).map((item) => ({
      groupId: group.id,
      group: group.title ?? '',
      key: item.key,
      label: item.label || item.key,
      figures: figuresLabel(item, language),
    })),
  )
  return prices.filter((price) => {
    const text = normalise(`${price.label} ${price.group} ${price.figures}`)
    return words.every((word) => text.includes(word))
  })
}

/**
 * Converts a text to lower case, removes commas within amounts, and replaces all other signs by
 * spaces.
 */
function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[^\p{L}\p{M}\p{N}.%]+/gu, ' ')
    .trim()
}
