import { sql } from '@payloadcms/db-postgres'
import { VERSION_KINDS } from '@studio/shared/review/media'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { queryWithin } from '../../../database/query-within'
import type { Content } from './sniff'

const rowSchema = z.object({
  id: z.string(),
  account_id: z.number(),
  deliverable_id: z.number(),
  file_name: z.string(),
  size: z.coerce.number(),
  /** What the file is, once enough of it has come. */
  kind: z.enum(VERSION_KINDS).nullable(),
  mime_type: z.string().nullable(),
  /** What has become of it. */
  version_id: z.number().nullable(),
})

export type UploadRow = z.infer<typeof rowSchema>

export async function addUpload(
  req: PayloadRequest,
  row: Pick<UploadRow, 'id' | 'account_id' | 'deliverable_id' | 'file_name' | 'size'>,
): Promise<void> {
  await queryWithin(
    req,
    sql`INSERT INTO review_uploads (id, account_id, deliverable_id, file_name, size)
        VALUES (${row.id}, ${row.account_id}, ${row.deliverable_id}, ${row.file_name}, ${row.size})`,
  )
}

/** One's own: that of somebody else is as unknown as one that there is not. */
export async function findUpload(
  req: PayloadRequest,
  accountId: number,
  id: string,
): Promise<UploadRow | null> {
  const [row] = await queryWithin(
    req,
    sql`SELECT id, account_id, deliverable_id, file_name, size, kind, mime_type, version_id
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
  await queryWithin(req, sql`DELETE FROM review_uploads WHERE id = ${id} AND version_id IS NULL`)
}

const usageSchema = z.object({ unfinished: z.number(), bytes: z.coerce.number() })

/** What an account has begun and not finished, and all that it has begun within a day. */
export async function usageOf(req: PayloadRequest, accountId: number) {
  const [row] = await queryWithin(
    req,
    sql`SELECT count(*) FILTER (WHERE version_id IS NULL)::int AS unfinished,
               coalesce(sum(size) FILTER (WHERE created_at > now() - interval '1 day'), 0) AS bytes
        FROM review_uploads WHERE account_id = ${accountId}`,
  )
  return usageSchema.parse(row)
}
