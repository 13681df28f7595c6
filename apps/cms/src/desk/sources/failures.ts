import type { VersionFailure } from '@studio/shared/review/media'
import type { Pool } from 'pg'
import { hasRole } from '../../access/roles'
import { poolOf } from '../../database/pool'
import { describeDocuments } from '../documents'
import { documentHref, MAX_ITEMS, STAFF, type DeskItem, type DeskSource } from '../source'
import { DESK_WORDS } from '../words'

const WORDS = DESK_WORDS.failures

/** A change is usually live within seconds. */
const LATE_SECONDS = 120

interface Failures {
  items: DeskItem[]
  total: number
}

/** What somebody has to repair. The section is left out while nothing has failed. */
export const failures: DeskSource = {
  key: 'failures',
  title: WORDS.title,
  empty: null,
  roles: STAFF,
  load: async ({ payload, user }) => {
    const pool = poolOf(payload)
    const found = await Promise.all([
      lateChanges(pool),
      ...(hasRole(user, 'editor', 'admin') ? [failedFilms(pool)] : []),
      ...(hasRole(user, 'admin') ? [failedMails(pool), failedJobs(pool)] : []),
    ])
    return {
      items: found.flatMap(({ items }) => items),
      total: found.reduce((sum, { total }) => sum + total, 0),
    }
  },
}

async function lateChanges(pool: Pool): Promise<Failures> {
  const { rows } = await pool.query<{ document: string; at: Date; waiting: number }>(
    `SELECT document, created_at AS at, (count(*) OVER ())::int AS waiting FROM publish_events
     WHERE live_at IS NULL AND created_at < now() - make_interval(secs => $1)
     ORDER BY id LIMIT 1`,
    [LATE_SECONDS],
  )
  const [oldest] = rows
  if (!oldest) return { items: [], total: 0 }
  const { document, at, waiting } = oldest
  const described = (await describeDocuments(pool, [document])).get(document)
  const [collection = '', id] = document.split(':')
  return {
    items: [
      {
        key: 'publishing',
        title: WORDS.waiting(waiting),
        facts: [WORDS.waitingWhy, ...(described?.title ? [described.title] : [])],
        at: at.toISOString(),
        isLate: true,
        target: described ? { href: documentHref(collection, Number(id)) } : null,
      },
    ],
    total: 1,
  }
}

async function failedFilms(pool: Pool): Promise<Failures> {
  const { rows } = await pool.query<{
    id: number
    name: string
    deliverable: string
    failure: VersionFailure | null
    at: Date
    total: number
  }>(
    `SELECT version.id, version.file_name AS name, deliverables.title AS deliverable,
            version.failure, version.updated_at AS at, (count(*) OVER ())::int AS total
     FROM deliverable_versions AS version
     JOIN deliverables ON deliverables.id = version.deliverable_id
     WHERE version.state = 'failed' AND version.deleted_at IS NULL
     ORDER BY version.updated_at DESC LIMIT ${MAX_ITEMS}`,
  )
  return {
    items: rows.map(({ id, name, deliverable, failure, at }) => ({
      key: `film ${id}`,
      title: name,
      facts: [deliverable, WORDS.film[failure ?? 'internal']],
      at: at.toISOString(),
      isLate: true,
      target: { href: documentHref('deliverable-versions', id) },
    })),
    total: rows[0]?.total ?? 0,
  }
}

async function failedMails(pool: Pool): Promise<Failures> {
  const { rows } = await pool.query<{
    id: number
    to: string
    status: string
    error: string | null
    at: Date
    total: number
  }>(
    `SELECT id, "to", status, last_error AS error, updated_at AS at,
            (count(*) OVER ())::int AS total
     FROM mails WHERE status IN ('failed', 'unconfirmed')
     ORDER BY updated_at DESC LIMIT ${MAX_ITEMS}`,
  )
  return {
    items: rows.map(({ id, to, status, error, at }) => ({
      key: `mail ${id}`,
      title: WORDS.mail(to),
      facts: [
        status === 'failed' ? WORDS.mailFailed : WORDS.mailUnconfirmed,
        ...(error ? [error] : []),
      ],
      at: at.toISOString(),
      isLate: true,
      target: { href: documentHref('mails', id) },
    })),
    total: rows[0]?.total ?? 0,
  }
}

/** The worker creates the queue's tables when it starts for the first time. */
async function failedJobs(pool: Pool): Promise<Failures> {
  const { rows: tables } = await pool.query<{ exists: boolean }>(
    "SELECT to_regclass('graphile_worker.jobs') IS NOT NULL AS exists",
  )
  if (!tables[0]?.exists) return { items: [], total: 0 }
  const { rows } = await pool.query<{
    id: string
    task: string
    attempts: number
    error: string | null
    at: Date
    total: number
  }>(
    `SELECT id::text, task_identifier AS task, attempts::int, last_error AS error,
            updated_at AS at, (count(*) OVER ())::int AS total
     FROM graphile_worker.jobs WHERE attempts >= max_attempts AND locked_at IS NULL
     ORDER BY updated_at DESC LIMIT ${MAX_ITEMS}`,
  )
  return {
    items: rows.map(({ id, task, attempts, error, at }) => ({
      key: `job ${id}`,
      title: WORDS.job(task),
      facts: [WORDS.jobTries(attempts), ...(error ? [error.split('\n', 1)[0] ?? ''] : [])],
      at: at.toISOString(),
      isLate: true,
      target: null,
    })),
    total: rows[0]?.total ?? 0,
  }
}
