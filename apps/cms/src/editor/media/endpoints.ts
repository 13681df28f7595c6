import type { Endpoint } from 'payload'
import type { Pool } from 'pg'
import { z } from 'zod'
import { forRoles } from '../../platform/api/for-roles'
import { json, readQuery } from '../../platform/lib/respond'
import { poolOf } from '../../platform/database/pool'
import { LAYOUT_PATH } from '../../site/page-dependencies'
import type { FactsAnswer } from './facts'
import { thumbnailOf } from './thumbnail'

/** A list of the library has 96 files at most. */
const factsSchema = z.strictObject({
  ids: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,199}$/)
    .transform((ids) => ids.split(',').map(Number)),
})

const STAFF = ['translator', 'editor', 'admin'] as const

export const mediaLibraryEndpoints: Endpoint[] = [
  {
    path: '/media-library/facts',
    method: 'get',
    handler: forRoles([...STAFF], async (req) => {
      const read = readQuery(factsSchema, req.url)
      if ('refusal' in read) return read.refusal
      return json(await readFacts(poolOf(req.payload), read.query.ids))
    }),
  },
  {
    path: '/media-library/categories',
    method: 'get',
    handler: forRoles([...STAFF], async (req) => {
      const { rows } = await poolOf(req.payload).query<{ category: string }>(
        `SELECT DISTINCT category FROM media
         WHERE category <> '' AND deleted_at IS NULL ORDER BY category LIMIT 500`,
      )
      return json({ categories: rows.map(({ category }) => category) })
    }),
  },
]

interface Row {
  id: number
  pages: number
  is_in_layout: boolean
  copies: number[]
  poster_version: string | null
  poster_width: number | null
}

/** Where files are shown, which others have the same content, and the posters of clips. */
async function readFacts(pool: Pool, ids: number[]): Promise<FactsAnswer> {
  const { rows } = await pool.query<Row>(
    `SELECT media.id, usage.pages, usage.is_in_layout,
       ARRAY(
         SELECT copy.id FROM media AS copy
         WHERE copy.file_version = media.file_version AND copy.id <> media.id
           AND copy.deleted_at IS NULL ORDER BY copy.id LIMIT 20
       ) AS copies,
       poster.file_version AS poster_version, poster.width::int AS poster_width
     FROM media
     LEFT JOIN media AS poster ON poster.id = media.poster_id,
     LATERAL (
       SELECT count(DISTINCT path) FILTER (WHERE path <> $2)::int AS pages,
         coalesce(bool_or(path = $2), false) AS is_in_layout
       FROM site_builds WHERE documents && ARRAY['media:' || media.id]
     ) AS usage
     WHERE media.id = ANY($1)`,
    [ids, LAYOUT_PATH],
  )
  return {
    files: rows.map((row) => ({
      id: row.id,
      pages: row.pages,
      isInLayout: row.is_in_layout,
      copies: row.copies,
      poster: thumbnailOf({
        mimeType: 'image/',
        fileVersion: row.poster_version,
        width: row.poster_width,
      }),
    })),
  }
}
