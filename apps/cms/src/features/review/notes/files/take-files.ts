import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../../../../platform/database/query-within'
import { isGuest, type Reader } from '../../reader'

interface Free extends Record<string, unknown> {
  id: number
}

/**
 * Locks the files of an account's uploads until the transaction ends.
 *
 * @returns null unless each file is complete, belongs to the same project and is not attached yet
 */
export async function findFreeFiles(
  req: PayloadRequest,
  reader: Reader,
  { uploads, versionId }: { uploads: readonly string[]; versionId: number },
): Promise<number[] | null> {
  if (uploads.length === 0) return []
  if (isGuest(reader)) return null
  const free = await queryWithin<Free>(
    req,
    sql`SELECT note_files.id FROM note_files
        JOIN deliverables AS theirs ON theirs.id = note_files.deliverable_id
        JOIN deliverables AS ours ON ours.project_id = theirs.project_id
        JOIN deliverable_versions AS version ON version.deliverable_id = ours.id
        WHERE version.id = ${versionId} AND note_files.upload IN ${[...uploads]}
          AND note_files.uploaded_by_id = ${reader.id} AND note_files.note_id IS NULL
        FOR UPDATE OF note_files`,
  )
  return free.length === uploads.length ? free.map(({ id }) => id) : null
}

/** Attaches the files. It must run in the transaction that locked them. */
export async function giveFiles(
  req: PayloadRequest,
  files: readonly number[],
  { versionId, noteId, replyId }: { versionId: number; noteId: number; replyId: number | null },
): Promise<void> {
  if (files.length === 0) return
  await queryWithin(
    req,
    sql`UPDATE note_files SET note_id = ${noteId}, reply_id = ${replyId}, updated_at = now(),
          deliverable_id = (SELECT deliverable_id FROM deliverable_versions WHERE id = ${versionId})
        WHERE id IN ${[...files]}`,
  )
}

/** The storage folders of a note's files. */
export async function foldersOf(req: PayloadRequest, noteId: number): Promise<string[]> {
  const rows = await queryWithin<{ folder: string }>(
    req,
    sql`SELECT split_part(storage_key, '/', 1) AS folder FROM note_files WHERE note_id = ${noteId}`,
  )
  return rows.map(({ folder }) => folder)
}
