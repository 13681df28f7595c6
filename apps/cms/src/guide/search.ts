import type { SearchAnswer } from '@studio/shared/contracts/search'

/** The site's own search, for the visitor's country and language: it reads what is published, and no more. */
export type Search = (words: string) => Promise<SearchAnswer>
