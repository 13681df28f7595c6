import { createLocalReq, type Payload } from 'payload'
import { poolOf } from '../../platform/database/pool'
import type { DocumentKind } from '../../platform/fields/fields-of'
import { hasTexts } from './has-texts'
import { refreshTranslations } from './refresh'

/**
 * Adds documents to the languages board that were saved before the board existed. Their
 * translations count as up to date.
 *
 * @returns the number of documents
 */
export async function fillTranslations(payload: Payload): Promise<number> {
  const { collections, globals } = payload.config
  const req = await createLocalReq({}, payload)
  let count = 0
  const fill = async (kind: string, ids: number[]) => {
    for (const id of ids) await refreshTranslations(req, { kind: kind as DocumentKind, id })
    count += ids.length
  }
  for (const { slug, fields } of collections) {
    if (hasTexts(fields)) await fill(slug, await missingIds(payload, slug))
  }
  for (const { slug, fields } of globals) {
    if (hasTexts(fields) && !(await isOnBoard(payload, slug))) await fill(slug, [0])
  }
  return count
}

async function missingIds(payload: Payload, collection: string): Promise<number[]> {
  const { rows } = await poolOf(payload).query<{ id: number }>(
    `SELECT id FROM "${collection.replaceAll('-', '_')}" document
     WHERE NOT EXISTS (
       SELECT FROM translated_documents WHERE kind = $1 AND document_id = document.id)
     ORDER BY id`,
    [collection],
  )
  return rows.map(({ id }) => id)
}

async function isOnBoard(payload: Payload, global: string): Promise<boolean> {
  const { rowCount } = await poolOf(payload).query(
    'SELECT FROM translated_documents WHERE kind = $1',
    [global],
  )
  return rowCount !== 0
}
