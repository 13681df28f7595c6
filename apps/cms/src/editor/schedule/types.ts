import { LOCALES, type Locale } from '@studio/shared/locales'
import { z } from 'zod'
import type { Part } from '../documents/edits'

/**
 * `open`: being put together. `scheduled`: waits for its time. `waiting`: its time has come, and
 * it asks. `live`: visitors see it. `undone` and `cancelled` are over.
 */
export const RELEASE_STATUSES = [
  'open',
  'scheduled',
  'waiting',
  'live',
  'undone',
  'cancelled',
] as const

export type ReleaseStatus = (typeof RELEASE_STATUSES)[number]

/** `change` is for documents without drafts: price lists and menus. */
export const ITEM_ACTIONS = ['publish', 'unpublish', 'change'] as const

export type ItemAction = (typeof ITEM_ACTIONS)[number]

export const MAX_ITEMS = 200

/** The global of the menus is addressed like a document. */
export const MENUS = 'menus'

export const PROBLEM_CODES = [
  'missed',
  'editedSince',
  'offSince',
  'inTrash',
  'deleted',
  'invalid',
  'missingWords',
  'brokenLinks',
  'refusedByChecks',
  'failed',
] as const

export const problemSchema = z.object({
  code: z.enum(PROBLEM_CODES),
  /** Names of fields, links or editors, or messages of fields. */
  details: z.array(z.string()),
})

/** Why a release waits, or why one of its items cannot go live. */
export type Problem = z.infer<typeof problemSchema>

const itemViewSchema = z.object({
  id: z.number(),
  collection: z.string(),
  document: z.number(),
  action: z.enum(ITEM_ACTIONS),
  languages: z.array(z.enum(LOCALES)),
  title: z.string(),
  problem: problemSchema.nullable(),
})

export const releaseSchema = z.object({
  id: z.number(),
  /** Null for the scheduled change of a single document. */
  name: z.string().nullable(),
  status: z.enum(RELEASE_STATUSES),
  wallTime: z.string().nullable(),
  zone: z.string().nullable(),
  /** ISO 8601. */
  at: z.string().nullable(),
  /** When it went live, was undone or cancelled. */
  endedAt: z.string().nullable(),
  /** Name or email address. */
  author: z.string(),
  problem: problemSchema.nullable(),
  items: z.array(itemViewSchema),
})

export type ReleaseView = z.infer<typeof releaseSchema>
export type ItemView = z.infer<typeof itemViewSchema>

const valuesSchema = z.record(z.string(), z.unknown())

const baseSchema = z.object({
  /** Who changed which part when, in the newest version when the item was put in. */
  parts: z.record(z.string(), z.object({ at: z.string(), screen: z.string().nullable() })),
  isLive: z.boolean(),
})

export type Base = z.infer<typeof baseSchema>

export const itemSchema = z.object({
  id: z.number(),
  collection: z.string(),
  /** The id; 0 for the menus. */
  document: z.number(),
  action: z.enum(ITEM_ACTIONS),
  languages: z.array(z.enum(LOCALES)),
  title: z.string(),
  /** What the user saw when the item was put in: a `Base`, or the whole document for a change. */
  base: valuesSchema,
  /** What goes live, in all languages; empty for `unpublish`. */
  wanted: valuesSchema,
  /** The public document just before and after, to undo the release. */
  before: valuesSchema.nullable(),
  after: valuesSchema.nullable(),
  problem: problemSchema.nullable(),
})

export type ReleaseItem = z.infer<typeof itemSchema>

export type NewItem = Omit<ReleaseItem, 'id' | 'before' | 'after' | 'problem'>

/** The state of an item's document, as its row refers to it. */
export type ItemTarget = Pick<ReleaseItem, 'collection' | 'document'>

export const readBase = (item: Pick<ReleaseItem, 'base'>): Base => baseSchema.parse(item.base)

/** The parts of a document that publishing these languages overwrites. */
export const partsOf = (languages: readonly Locale[]): Part[] => ['shared', ...languages]

export function isAllLanguages(languages: readonly Locale[]): boolean {
  return LOCALES.every((locale) => languages.includes(locale))
}
