import type { Locale } from '@studio/shared/locales'

export const GROUP_KEYS = [
  'actions',
  'documents',
  'texts',
  'prices',
  'pictures',
  'inquiries',
  'projects',
  'people',
] as const

export type GroupKey = (typeof GROUP_KEYS)[number]

export interface Hit {
  key: string
  title: string
  /** Short facts about the hit: its kind, its status and the place of the match. */
  facts: string[]
  /** The text around the match; empty if the match is in the title. */
  excerpt: string
  /** The language of the matching text; null if all languages share the text. */
  locale: Locale | null
  href: string
}

export interface HitGroup {
  key: GroupKey
  title: string
  hits: Hit[]
  total: number
}

export interface Found {
  groups: HitGroup[]
  /** False if the index does not include recent changes yet. */
  isComplete: boolean
}

/** The highest number of hits that a group lists. */
export const MAX_HITS = 6
