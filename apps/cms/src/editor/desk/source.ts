import type { PayloadRequest } from 'payload'
import type { Role } from '../../platform/access/roles'
import { wordsIn } from '../../platform/admin-language/admin-words'
import { deskWords, type DeskTexts } from './admin/words'

/** The target of an entry's link: an address of the admin, or a deliverable's review room. */
export type DeskTarget = { href: string } | { room: number }

export interface DeskItem {
  key: string
  title: string
  /** Short facts that are shown below the title. */
  facts: string[]
  /** The time of the entry in ISO 8601. */
  at: string | null
  isLate?: boolean
  target: DeskTarget | null
  /**
   * Set if the entry is about a missing path. `suggestion` is the most similar live path, if any.
   */
  missedPath?: { path: string; suggestion: string | null }
}

export interface DeskList {
  items: DeskItem[]
  /** The number of all entries, including those that are not in `items`. */
  total: number
  /** The admin's list that shows all entries. */
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
  /**
   * The line that is shown if the section has no entries. If it is null, an empty section is
   * hidden.
   */
  empty: ((texts: DeskTexts) => string) | null
  roles: readonly Role[]
  load: (req: PayloadRequest) => Promise<DeskList>
}

/** The highest number of entries that a section shows. For further ones it shows their number. */
export const MAX_ITEMS = 6

/** The texts of the first screen in the language of the account. */
export function deskTexts({ i18n }: PayloadRequest): DeskTexts {
  return wordsIn(deskWords, i18n).DESK_TEXTS
}
