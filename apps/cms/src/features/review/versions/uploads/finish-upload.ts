import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isStaff } from '../../../../platform/access/roles'
import { inTransaction } from '../../../../platform/database/in-transaction'
import { queryWithin } from '../../../../platform/database/query-within'
import { privateStorage } from '../../../../platform/storage/private-storage'
import { followUpload } from '../../projects/follow-project'
import { addVersionJob } from '../version-jobs'
import { typeOfAttachment } from '../../notes/files/type-of-attachment'
import type { Content } from './sniff'
import { removeUploadedFile, uploadedFile } from './tus'
import type { UploadRow } from './upload-row'

/** Turns a complete upload into a version, a page or an attachment. It can be called repeatedly. */
export async function finishUpload(
  req: PayloadRequest,
  upload: UploadRow,
  content: Content,
): Promise<void> {
  const { id, purpose } = upload
  const storageKey = `${id}/original`
  // The file is stored before the transaction, because storing a film in a bucket takes minutes,
  // and an open transaction would delay publishing.
  const stored = { ...content, storageKey }
  if (!(await isFinished(req, id))) {
    await privateStorage.put(storageKey, uploadedFile(id))
    if (purpose === 'attachment') stored.mimeType = await typeOfAttachment(stored)
  }
  await inTransaction(req, async () => {
    if (await isFinished(req, id)) return
    if (purpose === 'version') await makeVersion(req, upload, stored)
    else if (purpose === 'attachment') await makeNoteFile(req, upload, stored)
    await queryWithin(req, sql`UPDATE review_uploads SET finished_at = now() WHERE id = ${id}`)
  })
  await removeUploadedFile(id)
}

interface Stored extends Content {
  storageKey: string
}

/** Creates a version with the next number of its deliverable, and the job that processes it. */
async function makeVersion(
  req: PayloadRequest,
  { id, deliverable_id, file_name, size, account_id }: UploadRow,
  stored: Stored,
): Promise<void> {
  const about = { deliverable: deliverable_id, fileName: file_name, size, uploadedBy: account_id }
  const version = await addVersion(req, { ...about, ...stored })
  await queryWithin(req, sql`UPDATE review_uploads SET version_id = ${version} WHERE id = ${id}`)
}

interface NewVersion extends Stored {
  deliverable: number
  fileName: string
  size: number
  uploadedBy: number
}

/**
 * Adds a version. It must run in a transaction, so that the number, the version and the job are
 * stored together.
 *
 * @returns the version's id
 */
export async function addVersion(
  req: PayloadRequest,
  { deliverable, fileName, size, uploadedBy, kind, mimeType, storageKey }: NewVersion,
): Promise<number> {
  const number = await nextNumber(req, deliverable)
  const version = await req.payload.create({
    collection: 'deliverable-versions',
    data: {
      deliverable,
      number,
      kind,
      fileName,
      mimeType,
      size,
      uploadedBy,
      fromClient: !isStaff(req.user),
      state: 'waiting',
      progress: 0,
      storageKey,
    },
    depth: 0,
    req,
  })
  await queryWithin(req, sql`SELECT ${sql.raw(addVersionJob(String(version.id)))}`)
  if (isStaff(req.user)) await followUpload(req, deliverable)
  return version.id
}

/** Creates the file for a note that has not been written yet. */
async function makeNoteFile(
  req: PayloadRequest,
  { id, deliverable_id: deliverable, file_name: fileName, size, account_id }: UploadRow,
  { mimeType, storageKey }: Stored,
): Promise<void> {
  const data = { deliverable, upload: id, fileName, mimeType, size, uploadedBy: account_id }
  await req.payload.create({
    collection: 'note-files',
    data: { ...data, storageKey },
    depth: 0,
    req,
  })
}

/**
 * @returns true if the upload is finished. Concurrent calls within a transaction wait for the lock,
 * and then find the upload finished.
 */
async function isFinished(req: PayloadRequest, id: string): Promise<boolean> {
  const [row] = await queryWithin<{ is_finished: boolean }>(
    req,
    sql`SELECT finished_at IS NOT NULL AS is_finished FROM review_uploads
        WHERE id = ${id} FOR UPDATE`,
  )
  return row?.is_finished !== false
}

/**
 * The lock makes sure that concurrent uploads get different numbers. It does not conflict with the
 * foreign keys of events, so this transaction does not deadlock with transactions that write
 * events.
 */
async function nextNumber(req: PayloadRequest, deliverable: number): Promise<number> {
  await queryWithin(
    req,
    sql`SELECT id FROM deliverables WHERE id = ${deliverable} FOR NO KEY UPDATE`,
  )
  const [row] = await queryWithin<{ next: number }>(
    req,
    sql`SELECT coalesce(max(number), 0)::int + 1 AS next
        FROM deliverable_versions WHERE deliverable_id = ${deliverable}`,
  )
  return row?.next ?? 1
}
