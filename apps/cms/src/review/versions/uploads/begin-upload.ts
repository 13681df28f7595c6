import { sql } from '@payloadcms/db-postgres'
import { noteFileProblem } from '@studio/shared/review/note-file-problem'
import {
  pictureFileProblem,
  type UploadPurpose,
  uploadMetadataSchema,
  versionFileProblem,
} from '@studio/shared/review/uploads'
import type { PayloadRequest } from 'payload'
import { fieldProblems } from '../../../api/field-problems'
import { errorResponse } from '../../../api/respond'
import { inTransaction } from '../../../database/in-transaction'
import { queryWithin } from '../../../database/query-within'
import type { User } from '../../../payload-types'
import { limit, tooMany } from '../../../rate-limits/limit'
import { mayWrite } from '../../notes/note-rules'
import { findDeliverable } from '../../project-access'
import { mayUpload } from '../../project-rules'
import { addUpload, usageOf } from './upload-row'

/** Uploads of one account that are under way at once, and what it may send within a day. */
export const MOST_UNFINISHED = 20
export const MOST_DAILY_BYTES = 100 * 1024 ** 3

/** Seconds after which somebody who has sent too much may ask again. */
const A_WHILE = 60 * 60

interface NewUpload {
  id: string
  size: number | undefined
  /** As it came. */
  metadata: unknown
}

/** Notes an upload that may begin; otherwise the answer to whoever wants it. */
export async function beginUpload(
  req: PayloadRequest,
  account: User,
  { id, size, metadata }: NewUpload,
): Promise<Response | null> {
  const given = uploadMetadataSchema.safeParse(metadata)
  if (!given.success) return errorResponse('invalidFields', fieldProblems(given.error))
  if (size === undefined) return errorResponse('invalidBody')
  const { deliverable, filename, purpose } = given.data
  const refusal =
    (await limit(req, purpose === 'page' ? 'uploadPage' : 'upload', [`account ${account.id}`])) ??
    (await checkMember(req, account, Number(deliverable), purpose))
  if (refusal) return refusal
  const problem = PROBLEMS[purpose]({ name: filename, size })
  if (problem) return errorResponse('invalidFields', { filename: problem })
  return inTransaction(req, async () => {
    // Of several at the same moment each counts those before it.
    await queryWithin(req, sql`SELECT pg_advisory_xact_lock(${UPLOADS_LOCK}, ${account.id})`)
    const { unfinished, bytes } = await usageOf(req, account.id)
    if (unfinished >= MOST_UNFINISHED || bytes + size > MOST_DAILY_BYTES) return tooMany(A_WHILE)
    const owner = { account_id: account.id, deliverable_id: Number(deliverable), purpose }
    await addUpload(req, { id, ...owner, file_name: shownName(filename), size })
    return null
  })
}

const PROBLEMS = {
  version: versionFileProblem,
  page: pictureFileProblem,
  attachment: noteFileProblem,
}

/** Any number that nothing else takes for this kind of lock. */
const UPLOADS_LOCK = 5_140_771

/** Also while it is under way: somebody may have left the project, or may not upload any more. */
export async function checkMember(
  req: PayloadRequest,
  account: User,
  deliverableId: number,
  purpose: UploadPurpose,
): Promise<Response | null> {
  const found = await findDeliverable(req, account, deliverableId)
  if (!found) return errorResponse('notFound')
  const may = purpose === 'attachment' ? mayWrite(found.role) : mayUpload(found.project, found.role)
  return may ? null : errorResponse('forbidden')
}

/** As it was called, without what would change how the words around it are read. */
function shownName(fileName: string): string {
  return fileName.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069/\\]/gu, '_')
}
