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
  /** Kind, status and where it stands, as short texts. */
  facts: string[]
  /** The words around the match; empty if the title says it all. */
  excerpt: string
  /** The language of the words; null if they have none. */
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
  /** False if recent changes are not in the list yet. */
  isComplete: boolean
}

/** Hits of one group that are listed. */
export const MAX_HITS = 6
