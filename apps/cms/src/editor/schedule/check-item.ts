import { LOCALE_NAMES, LOCALES } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { readEdits } from '../documents/edits'
import { DETAIL_WORDS } from './admin/words/en'
import { isLive, readStored, type StoredDocument } from './documents'
import { baseOf } from './make-item'
import { mergeChanges } from './merge-changes'
import { readBase, type Problem, type ReleaseItem } from './types'

/**
 * Compares a document with its state when the item was added to the release, because a release must
 * not overwrite a change that the item's author has not seen.
 *
 * @returns the problem, or null if the document has not changed
 */
export function checkItem(item: ReleaseItem, stored: StoredDocument | null): Problem | null {
  if (!stored) return { code: 'deleted', details: [] }
  if (stored.row.deletedAt) return { code: 'inTrash', details: [] }
  if (item.action === 'change') {
    const { conflicts } = mergeChanges(item.base, item.wanted, stored.row)
    return conflicts.length > 0 ? { code: 'editedSince', details: conflicts } : null
  }
  if (item.action === 'unpublish') return null
  const base = readBase(item)
  const editors = editedSince(item, stored)
  if (editors.length > 0) return { code: 'editedSince', details: editors }
  return base.isLive && !isLive(stored) ? { code: 'offSince', details: [] } : null
}

/** The same for an item of a stored release, for the admin. */
export async function problemNow(req: PayloadRequest, item: ReleaseItem): Promise<Problem | null> {
  return checkItem(item, await readStored(req, item))
}

/** The parts that somebody has changed since, each with who did it: `Deutsch: Mira Klein`. */
function editedSince(item: ReleaseItem, stored: StoredDocument): string[] {
  const { parts: before } = readBase(item)
  const { parts: now } = baseOf(stored, item.languages)
  const stamps = readEdits(stored.newest.edits)?.parts
  return (['shared', ...LOCALES] as const).flatMap((part) => {
    const [old, newer] = [before[part], now[part]]
    if (!newer || (old?.at === newer.at && old.screen === newer.screen)) return []
    const name = part === 'shared' ? DETAIL_WORDS.allLanguages : LOCALE_NAMES[part]
    return [`${name}: ${stamps?.[part]?.by ?? DETAIL_WORDS.system}`]
  })
}
