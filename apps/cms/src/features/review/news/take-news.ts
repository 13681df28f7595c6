import { videoFactsSchema } from '@studio/shared/review/media'
import { anchorSchema } from '@studio/shared/review/notes'
import type { PoolClient } from 'pg'
import { z } from 'zod'

const newsSchema = z.object({
  kind: z.enum(['version', 'note', 'reply', 'resolution']),
  project: z.string(),
  projectId: z.number(),
  deliverable: z.string(),
  deliverableId: z.number(),
  versionId: z.number(),
  versionNumber: z.coerce.number(),
  /** The note's id, or null for news about a version. */
  noteId: z.number().nullable(),
  isStudioOnly: z.boolean(),
  video: videoFactsSchema.nullable().catch(null),
  /** The note's anchor, or null for news about a version. */
  anchor: anchorSchema.nullable(),
  text: z.string(),
  isMention: z.boolean(),
  isResolved: z.boolean(),
  author: z.string(),
})

export type News = z.infer<typeof newsSchema>

/**
 * Deletes a reader's waiting news, in the caller's transaction.
 *
 * @returns the news that the reader may still see, by version; without news of projects that the
 * reader has left, and without notes for the studio alone if the reader is not staff
 */
export async function takeNews(client: PoolClient, readerId: number): Promise<News[]> {
  const { rows } = await client.query(
    `WITH taken AS (DELETE FROM review_news WHERE user_id = $1 RETURNING *)
     SELECT taken.kind, projects.title AS project, projects.id AS "projectId",
       deliverables.title AS deliverable,
       deliverables.id AS "deliverableId", versions.id AS "versionId",
       versions.number AS "versionNumber", versions.facts AS video, notes.anchor,
       notes.id AS "noteId",
       coalesce(notes.is_studio_only OR replies.is_studio_only, false) AS "isStudioOnly",
       coalesce(replies.text, notes.text, '') AS text,
       coalesce(notes.mentions @> to_jsonb(reader.id::text), false) AS "isMention",
       notes.resolved_at IS NOT NULL AS "isResolved",
       coalesce(nullif(author.name, ''), CASE taken.kind
         WHEN 'reply' THEN replies.author_name WHEN 'note' THEN notes.author_name
         ELSE author.email END, '') AS author
     FROM taken
     JOIN users AS reader ON reader.id = taken.user_id
       AND reader.review_mail IS DISTINCT FROM 'never'
     LEFT JOIN review_replies AS replies ON replies.id = taken.reply_id
     LEFT JOIN review_notes AS notes ON notes.id = coalesce(taken.note_id, replies.note_id)
     JOIN deliverable_versions AS versions
       ON versions.id = coalesce(taken.version_id, notes.version_id)
       AND versions.deleted_at IS NULL
     JOIN deliverables ON deliverables.id = versions.deliverable_id
     JOIN projects ON projects.id = deliverables.project_id
     LEFT JOIN users AS author ON author.id = CASE taken.kind
       WHEN 'version' THEN versions.uploaded_by_id WHEN 'note' THEN notes.author_id
       WHEN 'reply' THEN replies.author_id ELSE notes.resolved_by_id END
     WHERE EXISTS (
         SELECT FROM users_roles WHERE parent_id = reader.id AND value IN ('editor', 'admin')
       ) OR (reader.verified_at IS NOT NULL
         AND notes.is_studio_only IS NOT TRUE AND replies.is_studio_only IS NOT TRUE
         AND EXISTS (
           SELECT FROM projects_members WHERE _parent_id = projects.id AND user_id = reader.id
         ))
     ORDER BY projects.id, deliverables.id, versions.number, taken.id`,
    [readerId],
  )
  return z.array(newsSchema).parse(rows)
}
