import { sql } from '@payloadcms/db-postgres'
import { Forbidden, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole } from '../../platform/access/roles'
import { queryWithin } from '../../platform/database/query-within'
import { entrySchema, type LogEntry } from './entry'
import { ADMINS_KINDS, isLoggedGlobal, type LoggedKind } from './logged'
import { mergeEntries } from './merge-entries'

/** The number of entries on one page of the log, before entries are merged. */
const PAGE_SIZE = 100

export interface LogFilter {
  /** Words to find in the title or in a changed text. */
  words?: string | undefined
  /** An account's id. */
  person?: number | undefined
  kind?: LoggedKind | undefined
  document?: number | undefined
  /** Days in the format `2026-11-27`, both included, in the time zone `timeZone`. */
  from?: string | undefined
  to?: string | undefined
  /** An IANA time zone. The default is UTC. */
  timeZone?: string | undefined
  /** The id of an entry; only older ones are read. */
  before?: number | undefined
}

export interface LogPage {
  entries: LogEntry[]
  /** The value of `before` for the next page, or null on the last page. */
  before: number | null
}

/**
 * Reads a page of the log, newest entries first.
 *
 * @throws Forbidden unless the user is an editor or an admin
 */
export async function readLog(req: PayloadRequest, filter: LogFilter): Promise<LogPage> {
  if (!hasRole(req.user, 'editor', 'admin')) throw new Forbidden(req.t)
  const rows = await queryWithin(
    req,
    sql`SELECT id, at, actor, actor_name, kind, document, version, title, action, changes
        FROM change_log WHERE ${conditionOf(req, filter)}
        ORDER BY id DESC LIMIT ${PAGE_SIZE + 1}`,
  )
  const found = z.array(entrySchema).parse(rows)
  const page = found.slice(0, PAGE_SIZE)
  const before = found.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null
  return { entries: mergeEntries(page), before }
}

function conditionOf(req: PayloadRequest, filter: LogFilter) {
  const { words, person, kind, document, from, to, timeZone = 'UTC', before } = filter
  const secret = hasRole(req.user, 'admin') ? [] : ADMINS_KINDS
  const conditions = [
    sql`TRUE`,
    ...secret.map((own) => sql`kind <> ${own}`),
    ...(words ? wordsIn(words).map((word) => sql`words @@ to_tsquery('simple', ${word})`) : []),
    ...(person === undefined ? [] : [sql`actor = ${person}`]),
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(document === undefined ? [] : [sql`document = ${document}`]),
    ...(from ? [sql`at >= (${from}::date)::timestamp AT TIME ZONE ${timeZone}`] : []),
    ...(to ? [sql`at < (${to}::date + 1)::timestamp AT TIME ZONE ${timeZone}`] : []),
    ...(before === undefined ? [] : [sql`id < ${before}`]),
  ]
  return sql.join(conditions, sql` AND `)
}

/**
 * Makes each word a prefix for Postgres' text search. Other characters are removed, because they
 * could be operators of the search.
 */
function wordsIn(text: string): string[] {
  return text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => `${word}:*`)
}

/** The people with entries in the log, by name. People whose account was erased are left out. */
export async function readPeople(req: PayloadRequest): Promise<{ id: number; name: string }[]> {
  const rows = await queryWithin(
    req,
    sql`SELECT DISTINCT ON (actor) actor AS id, actor_name AS name FROM change_log
        WHERE actor IS NOT NULL AND actor_name IS NOT NULL ORDER BY actor, id DESC`,
  )
  const people = z.array(z.object({ id: z.number(), name: z.string() })).parse(rows)
  return people.sort((one, other) => one.name.localeCompare(other.name))
}

/** @returns the versions of these entries that are still kept, as `kind:id` */
export async function readKeptVersions(
  req: PayloadRequest,
  entries: LogEntry[],
): Promise<Set<string>> {
  const kept = new Set<string>()
  for (const kind of new Set(entries.map((entry) => entry.kind))) {
    const ids = entries.flatMap((entry) =>
      entry.kind === kind && entry.version !== null ? [entry.version] : [],
    )
    if (ids.length === 0) continue
    for (const id of await keptOf(req, kind, ids)) kept.add(`${kind}:${id}`)
  }
  return kept
}

async function keptOf(req: PayloadRequest, kind: LoggedKind, ids: number[]): Promise<number[]> {
  const where = { id: { in: ids } }
  const query = { where, limit: ids.length, pagination: false, req } as const
  const { db } = req.payload
  const { docs } = isLoggedGlobal(kind)
    ? await db.findGlobalVersions({ ...query, global: kind })
    : await db.findVersions({ ...query, collection: kind })
  return docs.map(({ id }) => Number(id))
}
