import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../../../platform/database/query-within'
import { editorNames } from '../../../editor/documents/editor-names'
import type { Conflict } from './conflict'
import type { NewestVersion } from './newest-versions'

/** Seconds after which Payload's lock on a document expires. */
const LOCK_SECONDS = 300

/** Finds lists that are open for editing, with the account. The caller's own forms are left out. */
export async function readOpenLists(
  req: PayloadRequest,
  lists: readonly number[],
): Promise<ReadonlyMap<number, { by: number; at: string }>> {
  const since = new Date(Date.now() - LOCK_SECONDS * 1000).toISOString()
  const rows = await queryWithin<{ list: number; account: number; updated_at: string | Date }>(
    req,
    sql`SELECT document.price_groups_id AS list, owner.users_id AS account, locks.updated_at
        FROM payload_locked_documents AS locks
        JOIN payload_locked_documents_rels AS document
          ON document.parent_id = locks.id AND document.path = 'document'
        JOIN payload_locked_documents_rels AS owner
          ON owner.parent_id = locks.id AND owner.path = 'user'
        WHERE document.price_groups_id IN (${listOf(lists)})
          AND owner.users_id IS DISTINCT FROM ${req.user?.id ?? null}
          AND locks.updated_at > ${since}::timestamptz
        ORDER BY locks.updated_at`,
  )
  return new Map(
    rows.map(({ list, account, updated_at }) => [
      list,
      { by: account, at: new Date(updated_at).toISOString() },
    ]),
  )
}

/**
 * Locks the rows of the lists until the transaction ends, in the order of their ids, so that two
 * changes of many prices wait for each other. Lists in the trash are left out.
 *
 * @returns the titles of the lists that exist
 */
export async function lockLists(
  req: PayloadRequest,
  lists: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await queryWithin<{ id: number; title: string | null }>(
    req,
    sql`SELECT id, (
          SELECT title FROM price_groups_locales
          WHERE _parent_id = price_groups.id AND title IS NOT NULL
          ORDER BY _locale = 'en' DESC LIMIT 1
        ) AS title
        FROM price_groups WHERE id IN (${listOf(lists)}) AND deleted_at IS NULL
        ORDER BY id FOR UPDATE`,
  )
  return new Map(rows.map(({ id, title }) => [id, title ?? '']))
}

function listOf(lists: readonly number[]) {
  return sql.join(
    lists.map((id) => sql`${id}`),
    sql`, `,
  )
}

interface Situation {
  titles: ReadonlyMap<number, string>
  newest: ReadonlyMap<number, NewestVersion>
  /** The open lists by id; empty if they are to be changed anyway. */
  open: ReadonlyMap<number, { by: number; at: string }>
}

/** A conflict with the id of the account; its name is looked up later. */
type Found = Omit<Conflict, 'by'> & { by: number | null }

/** @param expected the newest version of each list when the caller read it */
export async function findConflicts(
  { payload }: PayloadRequest,
  expected: ReadonlyMap<number, string>,
  { titles, newest, open }: Situation,
): Promise<Conflict[]> {
  const found = [...expected].flatMap(([list, version]): Found[] => {
    const title = titles.get(list)
    const now = newest.get(list)
    const editing = open.get(list)
    if (title === undefined || !now)
      return [{ list, title: '', reason: 'gone', by: null, at: null }]
    if (now.id !== version)
      return [{ list, title, reason: 'changed', by: now.savedBy, at: now.savedAt }]
    return editing ? [{ list, title, reason: 'open', ...editing }] : []
  })
  const names = await editorNames(
    payload,
    found.map(({ by }) => by),
  )
  return found.map((conflict) => ({
    ...conflict,
    by: conflict.by === null ? null : (names.get(String(conflict.by)) ?? null),
  }))
}
