import { MAX_QUESTION } from '@studio/shared/contracts/search'
import { tool } from 'ai'
import { z } from 'zod'
import type { Search } from '../sources'
import type { Found } from './found'

const MAX_HITS = 6
/** Limits the searches for one answer, because more of them rarely find anything new. */
const MAX_SEARCHES = 4

/** All tools of the model. They change nothing, and read only what a visitor could read. */
export function guideTools(search: Search, found: Found) {
  let searches = 0
  return {
    searchSite: tool({
      description: 'Finds pages of this website by a few words, in the language of the visitor.',
      inputSchema: z.strictObject({ words: z.string().min(1).max(MAX_QUESTION) }),
      execute: async ({ words }) => {
        searches += 1
        if (searches > MAX_SEARCHES) return { pages: [] }
        const { hits } = await search(words)
        return { pages: found.addPages(hits.slice(0, MAX_HITS)) }
      },
    }),
    lookUpPrice: tool({
      description: 'The rows of a price list by its key, each with a placeholder for its price.',
      inputSchema: z.strictObject({ list: z.string().max(80) }),
      execute: ({ list }) => ({ rows: found.addRows(list) }),
    }),
    cannotAnswer: tool({
      description: 'Notes for editors that the pages do not answer the question.',
      inputSchema: z.strictObject({}),
      execute: () => {
        found.cannotAnswer = true
        return { noted: true }
      },
    }),
  }
}
