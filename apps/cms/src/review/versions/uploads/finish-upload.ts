import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isStaff } from '../../../access/roles'
import { inTransaction } from '../../../database/in-transaction'
import { queryWithin } from '../../../database/query-within'
import { privateStorage } from '../../../storage/private-storage'
import { followUpload } from '../../projects/follow-project'
import { addVersionJob } from '../version-jobs'
import type { Content } from './sniff'
import { removeUploadedFile, uploadedFile } from './tus'
import type { UploadRow } from './upload-row'

/**
 * Makes of an upload that has come whole what it is for. May be called again after any accident:
 * twice is once.
 */
export async function finishUpload(
  req: PayloadRequest,
  upload: UploadRow,
  content: Content,
): Promise<void> {
  const { id, purpose } = upload
  const storageKey = `${id}/original`
  // Before the transaction: a bucket takes minutes for a film, and everything published waits for it.
  if (!(await isFinished(req, id))) await privateStorage.put(storageKey, uploadedFile(id))
  await inTransaction(req, async () => {
    if (await isFinished(req, id)) return
    if (purpose === 'version') await makeVersion(req, upload, { ...content, storageKey })
    else if (purpose === 'attachment') await makeNoteFile(req, upload, { ...content, storageKey })
    await queryWithin(req, sql`UPDATE review_uploads SET finished_at = now() WHERE id = ${id}`)
  })
  await removeUploadedFile(id)
}

interface Stored extends Content {
  storageKey: string
}

/** With the next number of its deliverable, and the job that processes it. */
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

/** In a transaction: the number is taken, and the job is there, with the version. @returns its id */
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

/** For a note that is yet to be written. */
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

/** Who asks at the same moment within a transaction waits here, and then finds it finished. */
async function isFinished(req: PayloadRequest, id: string): Promise<boolean> {
  const [row] = await queryWithin<{ is_finished: boolean }>(
    req,
    sql`SELECT finished_at IS NOT NULL AS is_finished FROM review_uploads
        WHERE id = ${id} FOR UPDATE`,
  )
  return row?.is_finished !== false
}

/**
 * Two uploads that end at the same moment get two numbers. The lock lets events of the deliverable
 * through: whoever writes one may be waited for by this transaction.
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
