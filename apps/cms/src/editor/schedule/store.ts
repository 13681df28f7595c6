import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Actor } from '../log/record-change'
import { queryWithin } from '../../platform/database/query-within'
import {
  itemSchema,
  releaseSchema,
  type ItemTarget,
  type NewItem,
  type Problem,
  type ReleaseItem,
  type ReleaseStatus,
  type ReleaseView,
} from './types'
import { RUN_RELEASES } from './run-releases-task'

const MAX_LISTED = 300

const COLUMNS = sql`
  releases.id, releases.name, releases.status, releases.wall_time AS "wallTime", releases.zone,
  to_char(releases.instant AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at,
  to_char(releases.ended_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "endedAt",
  releases.author, releases.problem,
  COALESCE((
    SELECT jsonb_agg(jsonb_build_object(
      'id', item.id, 'collection', item.collection, 'document', item.document,
      'action', item.action, 'languages', item.languages, 'title', item.title,
      'problem', item.problem
    ) ORDER BY item.id)
    FROM release_items item WHERE item.release = releases.id
  ), '[]') AS items`

interface Range {
  from: Date
  to: Date
}

/** Releases of a period, and all that wait or have no time yet. The first to go live comes first. */
export async function listReleases(
  req: PayloadRequest,
  { from, to }: Range,
): Promise<ReleaseView[]> {
  const rows = await queryWithin(
    req,
    sql`SELECT ${COLUMNS} FROM releases
        WHERE status IN ('open', 'waiting') OR (
          status <> 'cancelled' AND COALESCE(ended_at, instant) >= ${from.toISOString()}
            AND COALESCE(ended_at, instant) < ${to.toISOString()}
        )
        ORDER BY COALESCE(ended_at, instant) NULLS LAST, id LIMIT ${MAX_LISTED}`,
  )
  return z.array(releaseSchema).parse(rows)
}

/** What is going to happen with a document, and what can still be undone. */
export async function releasesOfDocument(
  req: PayloadRequest,
  { collection, document }: ItemTarget,
): Promise<ReleaseView[]> {
  const rows = await queryWithin(
    req,
    sql`SELECT ${COLUMNS} FROM releases
        WHERE status IN ('open', 'scheduled', 'waiting') AND id IN (
          SELECT release FROM release_items
          WHERE collection = ${collection} AND document = ${document}
        )
        ORDER BY instant NULLS LAST, id LIMIT ${MAX_LISTED}`,
  )
  return z.array(releaseSchema).parse(rows)
}

export async function readRelease(
  req: PayloadRequest,
  id: number,
): Promise<ReleaseView | undefined> {
  const rows = await queryWithin(req, sql`SELECT ${COLUMNS} FROM releases WHERE id = ${id}`)
  return z.array(releaseSchema).parse(rows)[0]
}

/** The account that created the release; without id and name if it was erased since. */
export async function readAuthor(req: PayloadRequest, id: number): Promise<Actor> {
  const rows = await queryWithin(
    req,
    sql`SELECT created_by AS id, CASE WHEN created_by IS NOT NULL THEN author END AS name
        FROM releases WHERE id = ${id}`,
  )
  const author = z.object({ id: z.number().nullable(), name: z.string().nullable() })
  return z.array(author).parse(rows)[0] ?? { id: null, name: null }
}

/** Nothing else changes or runs the release until the transaction ends. */
export async function lockRelease(
  req: PayloadRequest,
  id: number,
): Promise<ReleaseView | undefined> {
  await queryWithin(req, sql`SELECT id FROM releases WHERE id = ${id} FOR UPDATE`)
  return readRelease(req, id)
}

/** The items with their contents, in an order in which every run locks their documents. */
export async function readItems(req: PayloadRequest, release: number): Promise<ReleaseItem[]> {
  const rows = await queryWithin(
    req,
    sql`SELECT id, collection, document, action, languages, title, base, wanted, before, after, problem
        FROM release_items WHERE release = ${release} ORDER BY collection, document, id`,
  )
  return z.array(itemSchema).parse(rows)
}

export async function insertRelease(
  req: PayloadRequest,
  { name, author, user }: { name: string | null; author: string; user: number | null },
): Promise<number> {
  const rows = await queryWithin(
    req,
    sql`INSERT INTO releases (name, author, created_by)
        VALUES (${name}, ${author}, ${user}) RETURNING id`,
  )
  return z.array(z.object({ id: z.number() })).parse(rows)[0]?.id ?? 0
}

export async function insertItem(
  req: PayloadRequest,
  release: number,
  item: NewItem,
): Promise<number> {
  const { collection, document, action, languages, title, base, wanted } = item
  const rows = await queryWithin(
    req,
    sql`INSERT INTO release_items
          (release, collection, document, action, languages, title, base, wanted)
        VALUES (${release}, ${collection}, ${document}, ${action}, ${JSON.stringify(languages)}::jsonb,
          ${title}, ${JSON.stringify(base)}::jsonb, ${JSON.stringify(wanted)}::jsonb)
        RETURNING id`,
  )
  return z.array(z.object({ id: z.number() })).parse(rows)[0]?.id ?? 0
}

export async function rebaseItem(
  req: PayloadRequest,
  id: number,
  { base, wanted }: Pick<NewItem, 'base' | 'wanted'>,
): Promise<void> {
  await queryWithin(
    req,
    sql`UPDATE release_items SET base = ${JSON.stringify(base)}::jsonb,
          wanted = ${JSON.stringify(wanted)}::jsonb, problem = NULL
        WHERE id = ${id}`,
  )
}

export async function deleteItem(req: PayloadRequest, id: number): Promise<void> {
  await queryWithin(req, sql`DELETE FROM release_items WHERE id = ${id}`)
}

interface States {
  before: object
  after: object
}

export async function recordStates(
  req: PayloadRequest,
  id: number,
  { before, after }: States,
): Promise<void> {
  await queryWithin(
    req,
    sql`UPDATE release_items SET before = ${JSON.stringify(before)}::jsonb,
          after = ${JSON.stringify(after)}::jsonb, problem = NULL
        WHERE id = ${id}`,
  )
}

export async function setStatus(
  req: PayloadRequest,
  id: number,
  status: ReleaseStatus,
  problem: Problem | null = null,
): Promise<void> {
  const isOver = status === 'live' || status === 'undone' || status === 'cancelled'
  await queryWithin(
    req,
    sql`UPDATE releases SET status = ${status}, updated_at = now(),
          problem = ${problem && JSON.stringify(problem)}::jsonb,
          ended_at = CASE WHEN ${isOver} THEN now() END
        WHERE id = ${id}`,
  )
}

export async function setItemProblem(req: PayloadRequest, id: number, problem: Problem) {
  await queryWithin(
    req,
    sql`UPDATE release_items SET problem = ${JSON.stringify(problem)}::jsonb WHERE id = ${id}`,
  )
}

export async function clearItemProblems(req: PayloadRequest, release: number): Promise<void> {
  await queryWithin(req, sql`UPDATE release_items SET problem = NULL WHERE release = ${release}`)
}

interface Time {
  wallTime: string
  zone: string
  /** ISO 8601. */
  at: string
}

/** Seconds before a release at which its job starts, because Payload needs time to start. */
export const JOB_LEAD_SECONDS = 15

/** Sets the time of a release, and queues its job in the same transaction. */
export async function setTime(
  req: PayloadRequest,
  id: number,
  { wallTime, zone, at }: Time,
): Promise<void> {
  await queryWithin(
    req,
    sql`UPDATE releases SET status = 'scheduled', wall_time = ${wallTime}, zone = ${zone},
          instant = ${at}, problem = NULL, ended_at = NULL, updated_at = now()
        WHERE id = ${id}`,
  )
  await queryWithin(
    req,
    sql`SELECT graphile_worker.add_job(${RUN_RELEASES}, '{}'::json,
          run_at := ${at}::timestamptz - make_interval(secs => ${JOB_LEAD_SECONDS}),
          job_key := ${`release:${id}`})`,
  )
}
