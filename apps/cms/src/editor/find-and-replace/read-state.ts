import { DESK_COLLECTIONS, type DeskCollection } from '../documents/documents'
import { kindOf } from '../../content/kinds'

/**
 * Increase this number if the code extracts texts differently; every document is then read again.
 */
const RULES = '1'

export const FOUND_GLOBALS = ['menus', 'site-settings'] as const

export type FoundGlobal = (typeof FOUND_GLOBALS)[number]

const GLOBAL_TABLES: Record<FoundGlobal, string> = {
  menus: 'menus',
  'site-settings': 'site_settings',
}

/**
 * An SQL query of every document that can be found, with a text that changes with each save,
 * including autosaves.
 */
export const STATES = [
  ...DESK_COLLECTIONS.map(statesOf),
  ...FOUND_GLOBALS.map(
    (global) =>
      `SELECT '${global}:global' AS document, '${RULES}/' || updated_at AS state
       FROM ${GLOBAL_TABLES[global]}`,
  ),
].join(' UNION ALL ')

function statesOf(collection: DeskCollection): string {
  const { table, hasDrafts } = kindOf(collection)
  const [version, join] = hasDrafts
    ? [
        "version.id || '/' || version.updated_at || '/' || row._status",
        `LEFT JOIN _${table}_v AS version ON version.parent_id = row.id AND version.latest`,
      ]
    : ["''", '']
  return `SELECT '${collection}:' || row.id AS document,
                 concat_ws('/', '${RULES}', row.updated_at, ${version}) AS state
          FROM ${table} AS row ${join} WHERE row.deleted_at IS NULL`
}
