import { DEFAULT_LOCALE } from '@studio/shared/locales'
import { Forbidden, NotFound, ValidationError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { freeValue } from '../../platform/fields/free-value'
import { alsoRestoredBy } from './restores-also'
import { recordSecurityEvent } from '../../platform/security-log/record-security-event'
import type { KeptCollection } from './kept-collections'
import { allowingMove } from './trash-fields'

interface Kept {
  collection: KeptCollection
  id: number
}

const ADDRESS_FIELDS = ['slug', 'from', 'key']

/**
 * Unpublishes a document in every language and moves it to the trash.
 *
 * @param overrideLock true to delete it even if another person has its form open
 * @throws Forbidden, NotFound and Locked, like Payload's own deletion
 */
export async function moveToTrash(
  req: PayloadRequest,
  { collection, id }: Kept,
  overrideLock: boolean,
): Promise<void> {
  const data = { deletedAt: new Date().toISOString(), deletedBy: req.user?.id ?? null }
  await allowingMove(req, () =>
    req.payload.update({
      ...callOf(req, { collection, id }),
      overrideLock,
      ...(hasDrafts(req, collection)
        ? // `unpublishAllLocales` is not used, because it would overwrite the newest version in the history.
          { data: { ...data, _status: 'draft' } }
        : { data }),
    }),
  )
  const details = `${collection} ${id} → trash`
  await recordSecurityEvent(req, { kind: 'document-deleted', details })
}

export type Restored =
  | { outcome: 'restored' }
  /** `free` is a similar path or key that no document has. */
  | { outcome: 'addressTaken'; field: string; free: string }
  | { outcome: 'addressRefused'; field: string; message: string }

/**
 * Restores a document from the trash, with its history. A document with drafts is restored as a
 * draft, so visitors see it only after it is published again.
 *
 * @param address replaces the document's path, redirect path or key
 * @throws Forbidden if the user may not delete such documents; NotFound if it is not in the trash
 */
export async function restoreFromTrash(
  req: PayloadRequest,
  { collection, id }: Kept,
  address?: string,
): Promise<Restored> {
  const { payload } = req
  // Payload itself checks only the right to update.
  const mayDelete = await payload.collections[collection].config.access.delete({ req, id })
  if (mayDelete !== true) throw new Forbidden(req.t)
  await requireDeleted(req, { collection, id })
  const doc: unknown = await payload.findByID({
    ...callOf(req, { collection, id }),
    trash: true,
    draft: true,
  })
  const field = addressFieldOf(req, collection)
  const wanted = field && (address ?? z.looseObject({ [field]: z.unknown() }).parse(doc)[field])
  if (field && typeof wanted === 'string') {
    const free = await freeValue(payload, { collection, field, value: wanted })
    if (free !== wanted) return { outcome: 'addressTaken', field, free: free ?? '' }
  }
  const data = {
    deletedAt: null,
    deletedBy: null,
    ...(field && address !== undefined && { [field]: address }),
    ...(hasDrafts(req, collection) && { _status: 'draft' }),
  }
  try {
    await allowingMove(req, () =>
      payload.update({ ...callOf(req, { collection, id }), data, trash: true }),
    )
  } catch (error) {
    const refusal = error instanceof ValidationError ? error.data.errors[0] : undefined
    if (!refusal || refusal.path !== field) throw error
    return { outcome: 'addressRefused', field, message: refusal.message }
  }
  await alsoRestoredBy(payload.collections[collection].config)?.(req, id)
  return { outcome: 'restored' }
}

/**
 * Erases a document in the trash with its history and files.
 *
 * @throws NotFound if it is not in the trash
 */
export async function eraseFromTrash(req: PayloadRequest, { collection, id }: Kept): Promise<void> {
  await requireDeleted(req, { collection, id })
  await req.payload.delete({ ...callOf(req, { collection, id }), trash: true })
}

async function requireDeleted(req: PayloadRequest, { collection, id }: Kept): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection,
    where: { id: { equals: id }, deletedAt: { exists: true } },
    trash: true,
    req,
  })
  if (totalDocs === 0) throw new NotFound(req.t)
}

function callOf(req: PayloadRequest, { collection, id }: Kept) {
  const { user } = req
  return {
    collection,
    id,
    depth: 0,
    locale: DEFAULT_LOCALE,
    overrideAccess: false,
    user,
    req,
  } as const
}

function hasDrafts({ payload }: PayloadRequest, collection: KeptCollection): boolean {
  return Boolean(payload.collections[collection].config.versions?.drafts)
}

/**
 * The field with a document's unique path or key.
 *
 * @returns undefined if the collection has none
 */
function addressFieldOf(
  { payload }: PayloadRequest,
  collection: KeptCollection,
): string | undefined {
  const { flattenedFields } = payload.collections[collection].config
  return ADDRESS_FIELDS.find((name) =>
    flattenedFields.some((field) => field.name === name && 'unique' in field && field.unique),
  )
}
