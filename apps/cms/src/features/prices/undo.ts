import type { PayloadRequest } from 'payload'
import { readHistory } from './history'
import { UNDO_HOURS } from './undo-hours'

export type UndoOutcome = 'undone' | 'changedSince' | 'tooLate' | 'nothingBefore'

/**
 * Restores the version before the last change and makes it live. The undone state stays in the
 * history.
 *
 * @param version id of the newest version when the caller read the history
 * @throws Forbidden for translators, NotFound if the list does not exist
 */
export async function undoLastChange(
  req: PayloadRequest,
  id: number,
  version: string,
): Promise<UndoOutcome> {
  await req.payload.findByID({
    collection: 'price-groups',
    id,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const { entries } = await readHistory(req, id, 1)
  const [current, before] = entries
  if (current?.id !== version) return 'changedSince'
  if (Date.now() - Date.parse(current.savedAt) > UNDO_HOURS * 3_600_000) return 'tooLate'
  if (!before) return 'nothingBefore'
  await req.payload.restoreVersion({
    collection: 'price-groups',
    id: before.id,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return 'undone'
}
