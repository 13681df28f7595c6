import type { PayloadRequest } from 'payload'
import type { Role } from '../access/roles'
import { wordsIn } from '../admin-language/admin-words'
import { deskWords, type DeskTexts } from './admin/words'

/** Where an entry leads: an address of the admin, or a deliverable's review room. */
export type DeskTarget = { href: string } | { room: number }

export interface DeskItem {
  key: string
  title: string
  /** Short facts below the title. */
  facts: string[]
  /** ISO 8601. */
  at: string | null
  isLate?: boolean
  target: DeskTarget | null
  /** For an address that does not exist: the live path to suggest, if one is similar. */
  missedPath?: { path: string; suggestion: string | null }
}

export interface DeskList {
  items: DeskItem[]
  /** How many there are, with those that are not in `items`. */
  total: number
  /** The list of the admin that shows all of them. */
  all?: { href: string; label: string }
}

/**
 * A section of the first screen. To add one, add an entry to [`sources.ts`](sources.ts).
 *
 * `load` is called only for users with one of the roles, and returns only what they may read.
 */
export interface DeskSource {
  key: string
  title: (texts: DeskTexts) => string
  /** One line for the empty section; null leaves the section out. */
  empty: ((texts: DeskTexts) => string) | null
  roles: readonly Role[]
  load: (req: PayloadRequest) => Promise<DeskList>
}

/** Entries that a section shows; the rest is counted. */
export const MAX_ITEMS = 6

/** The words of the desk in the language of the account. */
export function deskTexts({ i18n }: PayloadRequest): DeskTexts {
  return wordsIn(deskWords, i18n).DESK_TEXTS
}
