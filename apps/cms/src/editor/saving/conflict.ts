import type { Locale } from '@studio/shared/locales'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { isTranslator } from '../../platform/access/roles'
import { hasOtherRows, wordsFor } from '../languages/translators/with-words'
import { inTransaction } from '../../platform/database/in-transaction'
import { compareDocuments } from '../documents/compare-documents'
import { forHistory, keepingParts } from '../../platform/fields/editing-context'
import { type Difference, differencesOf } from '../documents/differences'
import { newerEdits, readEdits, readSentEdits, type Edits, type Part } from '../documents/edits'
import { lockDocument } from '../documents/lock-document'
import { partsWrittenBy } from '../documents/parts-written'
import { restoreAsDraft } from './restore-as-draft'

interface Mine {
  data: Record<string, unknown>
  locale: Locale
}

export interface Conflict {
  /** The name or email address of the account, or null if no account made the change. */
  by: string | null
  /** A time in the format of ISO 8601. */
  at: string
  /**
   * True if the form can overwrite the newest version. Translators cannot do this if a row that
   * they translate was removed.
   */
  canKeepMine: boolean
  differences: Difference[]
  /** The form sends these edits to overwrite the newest version. */
  edits: Edits
}

/**
 * Compares a form's values with a version that another person has saved since the form was loaded.
 *
 * @returns the conflict, or null if there is no such version
 */
export async function readConflict(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  { data, locale }: Mine,
): Promise<Conflict | null> {
  const newest = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    draft: true,
    locale,
    fallbackLocale: false,
    overrideAccess: false,
    user: req.user,
  })
  const fields = req.payload.collections[collection].config.flattenedFields
  const [edits, sent] = [
    readEdits('edits' in newest ? newest.edits : null),
    readSentEdits(data.edits),
  ]
  if (!edits || !sent) return null
  const canKeepMine = !isTranslator(req.user) || !hasOtherRows(fields, newest, data)
  const mine = canKeepMine && isTranslator(req.user) ? wordsFor(fields, newest, data) : data
  const changes = compareDocuments(fields, newest, { ...newest, ...mine }, locale)
  const parts = canKeepMine ? partsWrittenBy(req.user, locale, changes) : (['shared'] as Part[])
  const [change] = newerEdits(edits, sent, parts)
  if (!change) return null
  const { by, at } = change
  return { by, at, differences: differencesOf(changes, req.i18n.language), canKeepMine, edits }
}

/**
 * Keeps the other person's version as the newest one and stores the form's values as the version
 * before it, so that both are in the history.
 */
export async function takeTheirs(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  { data, locale }: Mine,
): Promise<void> {
  const call = { collection, depth: 0, overrideAccess: false, user: req.user, req } as const
  await inTransaction(req, async () => {
    await lockDocument(req, collection, id)
    const { docs } = await req.payload.findVersions({
      ...call,
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      limit: 1,
      pagination: false,
    })
    const [theirs] = docs
    const mine = { ...data, edits: undefined, _status: 'draft' } as const
    await forHistory(req, () =>
      req.payload.update({ ...call, id, locale, draft: true, data: mine }),
    )
    if (!theirs) return
    // Access control is skipped, because translators may save only texts. Restoring the colleague's
    // version unchanged needs no further rights.
    const restored = { collection, id: theirs.id, overrideAccess: true }
    await keepingParts(req, () =>
      isPublished(theirs.version)
        ? req.payload.restoreVersion({ ...call, ...restored })
        : restoreAsDraft(req, restored),
    )
  })
}

function isPublished(version: object): boolean {
  return '_status' in version && version._status === 'published'
}
