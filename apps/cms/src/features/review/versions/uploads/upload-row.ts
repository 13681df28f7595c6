import { sql } from '@payloadcms/db-postgres'
import { VERSION_KINDS } from '@studio/shared/review/media'
import { UPLOAD_PURPOSES } from '@studio/shared/review/uploads'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { queryWithin } from '../../../../platform/database/query-within'
import type { Content } from './sniff'

const rowSchema = z.object({
  id: z.string(),
  account_id: z.number(),
  deliverable_id: z.number(),
  purpose: z.enum(UPLOAD_PURPOSES),
  file_name: z.string(),
  size: z.coerce.number(),
  /** The type of the file. It is null until enough bytes have arrived. */
  kind: z.enum(VERSION_KINDS).nullable(),
  mime_type: z.string().nullable(),
  /** True if the upload has become a version or an attachment. */
  is_finished: z.boolean(),
})

export type UploadRow = z.infer<typeof rowSchema>

export async function addUpload(
  req: PayloadRequest,
  row: Pick<UploadRow, 'id' | 'account_id' | 'deliverable_id' | 'purpose' | 'file_name' | 'size'>,
): Promise<void> {
  await queryWithin(
    req,
    sql`INSERT INTO review_uploads (id, account_id, deliverable_id, purpose, file_name, size)
        VALUES (${row.id}, ${row.account_id}, ${row.deliverable_id}, ${row.purpose},
          ${row.file_name}, ${row.size})`,
  )
}

/** Finds an upload, but only one of the account's own. */
export async function findUpload(
  req: PayloadRequest,
  accountId: number,
  id: string,
): Promise<UploadRow | null> {
  const [row] = await queryWithin(
    req,
    sql`SELECT id, account_id, deliverable_id, purpose, file_name, size, kind, mime_type,
          finished_at IS NOT NULL AS is_finished
        FROM review_uploads WHERE id = ${id} AND account_id = ${accountId}`,
  )
  return row ? rowSchema.parse(row) : null
}

export async function noteContent(
  req: PayloadRequest,
  id: string,
  { kind, mimeType }: Content,
): Promise<void> {
  await queryWithin(
    req,
    sql`UPDATE review_uploads SET kind = ${kind}, mime_type = ${mimeType} WHERE id = ${id}`,
  )
}

export async function removeUpload(req: PayloadRequest, id: string): Promise<void> {
  await queryWithin(req, sql`DELETE FROM review_uploads WHERE id = ${id} AND finished_at IS NULL`)
}

const usageSchema = z.object({ unfinished: z.number(), bytes: z.coerce.number() })

/** Counts the account's unfinished uploads, and the bytes of all its uploads within a day. */
export async function usageOf(req: PayloadRequest, accountId: number) {
  const [row] = await queryWithin(
    req,
    sql`SELECT count(*) FILTER (WHERE finished_at IS NULL)::int AS unfinished,
               coalesce(sum(size) FILTER (WHERE created_at > now() - interval '1 day'), 0) AS bytes
        FROM review_uploads WHERE account_id = ${accountId}`,
  )
  return usageSchema.parse(row)
}
