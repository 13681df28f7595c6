import type { CollectionBeforeOperationHook, Field, Where } from 'payload'
import type { Pool } from 'pg'
import { z } from 'zod'
import { isStaff } from '../../platform/access/roles'
import { nobody } from '../../platform/access/rules'
import { poolOf } from '../../platform/database/pool'

const SHOWN_ON = ['page', 'nowhere'] as const

/**
 * Columns and filters of the media library. They are computed and not stored, because pages decide
 * where a file is shown, and other files whether it has a copy.
 */
export function libraryFilters(): Field[] {
  return [
    {
      name: 'shownOn',
      type: 'select',
      virtual: true,
      options: [
        { value: 'page', label: 'On a page that visitors see' },
        { value: 'nowhere', label: 'On no page' },
      ],
      access: { create: nobody, update: nobody },
      admin: {
        disableBulkEdit: true,
        // The form has the panel with the pages in its place.
        condition: () => false,
        components: {
          Cell: '/editor/media/admin/fact-cells#ShownOnCell',
        },
      },
    },
    {
      name: 'sameFiles',
      label: 'The same file',
      type: 'checkbox',
      virtual: true,
      access: { create: nobody, update: nobody },
      admin: {
        position: 'sidebar',
        disableBulkEdit: true,
        components: {
          Field: '/editor/media/admin/same-files-panel#SameFilesPanel',
          Cell: '/editor/media/admin/fact-cells#SameFilesCell',
        },
      },
    },
  ]
}

const filterSchemas = {
  shownOn: z.strictObject({ equals: z.enum(SHOWN_ON) }),
  sameFiles: z.strictObject({
    equals: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]),
  }),
}

const USED = `SELECT split_part(document, ':', 2)::int FROM site_builds, unnest(documents) AS document
  WHERE document ~ '^media:[0-9]+$'`

const COPIED = `SELECT file_version FROM media WHERE file_version IS NOT NULL AND deleted_at IS NULL
  GROUP BY file_version HAVING count(*) > 1`

/**
 * Replaces filters by computed fields with the ids that they match. They are rewritten in
 * every operation, so that lists, counts and changes by a filter agree. Other filters by these fields are refused by Payload.
 */
export const answerLibraryFilters: CollectionBeforeOperationHook = async ({ args, req }) => {
  const read = args as { where?: Where }
  // Payload continues with this object, so it is changed in place.
  if (read.where && isStaff(req.user)) read.where = await rewritten(poolOf(req.payload), read.where)
}

async function rewritten(pool: Pool, where: Where): Promise<Where> {
  const parts = await Promise.all(
    Object.entries(where).map(async ([name, value]): Promise<[string, unknown]> => {
      if (['and', 'or'].includes(name.toLowerCase()) && Array.isArray(value)) {
        return [name, await Promise.all(value.map((each: Where) => rewritten(pool, each)))]
      }
      const condition = conditionOf(name, value)
      if (!condition) return [name, value]
      const { rows } = await pool.query<{ id: number }>(`SELECT id FROM media WHERE ${condition}`)
      // No document has the id 0. Payload ignores an empty list.
      return ['id', { in: rows.length > 0 ? rows.map(({ id }) => id) : [0] }]
    }),
  )
  const conditions = parts.map(([name, value]) => ({ [name]: value }) as Where)
  const [only, ...more] = conditions
  return only && more.length === 0 ? only : { and: conditions }
}

function conditionOf(name: string, value: unknown): string | null {
  if (name === 'shownOn') {
    const { data } = filterSchemas.shownOn.safeParse(value)
    return data ? `id ${data.equals === 'page' ? 'IN' : 'NOT IN'} (${USED})` : null
  }
  if (name === 'sameFiles') {
    const { data } = filterSchemas.sameFiles.safeParse(value)
    if (!data) return null
    return data.equals
      ? `deleted_at IS NULL AND file_version IN (${COPIED})`
      : `file_version IS NULL OR file_version NOT IN (${COPIED})`
  }
  return null
}
