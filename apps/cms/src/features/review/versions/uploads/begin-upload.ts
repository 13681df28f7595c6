import { sql } from '@payloadcms/db-postgres'
import { noteFileProblem } from '@studio/shared/review/note-file-problem'
import {
  pictureFileProblem,
  type UploadPurpose,
  uploadMetadataSchema,
  versionFileProblem,
} from '@studio/shared/review/uploads'
import type { PayloadRequest } from 'payload'
import { fieldProblems } from '../../../../platform/api/field-problems'
import { errorResponse } from '../../../../platform/lib/respond'
import { inTransaction } from '../../../../platform/database/in-transaction'
import { queryWithin } from '../../../../platform/database/query-within'
import type { User } from '../../../../payload-types'
import { limit, tooMany } from '../../../../platform/rate-limits/limit'
import { mayWrite } from '../../notes/note-rules'
import { findDeliverable } from '../../project-access'
import { mayUpload } from '../../project-rules'
import { addUpload, usageOf } from './upload-row'

/** Limits per account for unfinished uploads and for bytes per day. */
export const MAX_UNFINISHED = 20
export const MAX_DAILY_BYTES = 100 * 1024 ** 3

/** The Retry-After time in seconds for an account that has reached its limit. */
const RETRY_AFTER_SECONDS = 60 * 60

interface NewUpload {
  id: string
  size: number | undefined
  /** The metadata of the request, not validated yet. */
  metadata: unknown
}

/**
 * Registers a new upload.
 *
 * @returns the upload, or the error response
 */
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
    // The lock makes sure that concurrent uploads count each other.
    await queryWithin(req, sql`SELECT pg_advisory_xact_lock(${UPLOADS_LOCK}, ${account.id})`)
    const { unfinished, bytes } = await usageOf(req, account.id)
    if (unfinished >= MAX_UNFINISHED || bytes + size > MAX_DAILY_BYTES)
      return tooMany(RETRY_AFTER_SECONDS)
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

/** An arbitrary number that no other advisory lock uses. */
const UPLOADS_LOCK = 5_140_771

/**
 * Checks the rights of the member. This is repeated during the upload, because the member may lose
 * the rights in the meantime.
 */
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

/** The file's name without characters that control the text direction. */
function shownName(fileName: string): string {
  return fileName.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069/\\]/gu, '_')
}
