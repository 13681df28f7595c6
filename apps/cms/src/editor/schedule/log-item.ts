import type { PayloadRequest } from 'payload'
import { readDocumentState, readGlobalState } from '../log/document-state'
import { isLoggedCollection } from '../log/logged'
import { recordSave, type Actor } from '../log/record-change'
import { fieldsOf, isLive, type StoredDocument } from './documents'
import { MENUS, type ReleaseItem } from './types'

/**
 * Adds an entry for one document of a release to the change log. The caller does this when the
 * release goes live, and again when somebody undoes it.
 *
 * @param states the document before and after that change
 */
export async function logItem(
  req: PayloadRequest,
  actor: Actor,
  item: ReleaseItem,
  states: { before: StoredDocument; after: StoredDocument },
): Promise<void> {
  const { collection, document } = item
  const kind = collection === MENUS ? MENUS : collection
  if (kind !== MENUS && !isLoggedCollection(kind)) return
  const { after } = states
  const { version } =
    kind === MENUS
      ? await readGlobalState(req, MENUS)
      : await readDocumentState(req, kind, document)
  // If there is a newer draft, the newest version does not contain what visitors see, so the entry
  // leads to no version.
  const isCovered = isLive(after) && after.newest._status === 'draft'
  await recordSave(
    req,
    {
      kind,
      document: kind === MENUS ? null : document,
      fields: fieldsOf(req, item).flattenedFields,
      useAsTitle: undefined,
      title: kind === MENUS ? '' : item.title,
      isCreated: false,
      isRestored: false,
      before: { ...visible(states.before), version: null },
      after: { ...visible(after), version: isCovered ? null : version },
    },
    actor,
  )
}

function visible(stored: StoredDocument) {
  return { values: stored.row, isLive: isLive(stored), isDeleted: false }
}
