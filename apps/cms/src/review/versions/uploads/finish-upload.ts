import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../../database/in-transaction'
import { queryWithin } from '../../../database/query-within'
import { privateStorage } from '../../../storage/private-storage'
import { ADD_VERSION_JOB } from '../version-jobs'
import type { Content } from './sniff'
import { removeUploadedFile, uploadedFile } from './tus'
import type { UploadRow } from './upload-row'

/**
 * Makes a version of an upload that has come whole, with the next number of its deliverable and the
 * job that processes it. May be called again after any accident: twice is once.
 */
export async function finishUpload(
  req: PayloadRequest,
  upload: UploadRow,
  { kind, mimeType }: Content,
): Promise<void> {
  const { id, deliverable_id: deliverable } = upload
  await inTransaction(req, async () => {
    if (await isFinished(req, id)) return
    const storageKey = `${id}/original`
    await privateStorage.put(storageKey, uploadedFile(id))
    const number = await nextNumber(req, deliverable)
    const version = await req.payload.create({
      collection: 'deliverable-versions',
      data: {
        deliverable,
        number,
        kind,
        fileName: upload.file_name,
        mimeType,
        size: upload.size,
        uploadedBy: upload.account_id,
        state: 'waiting',
        progress: 0,
        storageKey,
      },
      depth: 0,
      req,
    })
    await queryWithin(
      req,
      sql`SELECT ${sql.raw(ADD_VERSION_JOB)} FROM deliverable_versions WHERE id = ${version.id}`,
    )
    await queryWithin(
      req,
      sql`UPDATE review_uploads SET version_id = ${version.id} WHERE id = ${id}`,
    )
  })
  await removeUploadedFile(id)
}

/** Who asks at the same moment waits here, and then finds it finished. */
async function isFinished(req: PayloadRequest, id: string): Promise<boolean> {
  const [row] = await queryWithin<{ version_id: number | null }>(
    req,
    sql`SELECT version_id FROM review_uploads WHERE id = ${id} FOR UPDATE`,
  )
  return row?.version_id !== null
}

/** Two uploads that end at the same moment get two numbers. */
async function nextNumber(req: PayloadRequest, deliverable: number): Promise<number> {
  await queryWithin(req, sql`SELECT id FROM deliverables WHERE id = ${deliverable} FOR UPDATE`)
  const [row] = await queryWithin<{ next: number }>(
    req,
    sql`SELECT coalesce(max(number), 0)::int + 1 AS next
        FROM deliverable_versions WHERE deliverable_id = ${deliverable}`,
  )
  return row?.next ?? 1
}
