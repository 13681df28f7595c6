import type { VersionFailure } from '@studio/shared/review/media'
import type { Pool } from 'pg'
import { hasRole } from '../../../platform/access/roles'
import { poolOf } from '../../../platform/database/pool'
import type { DeskTexts } from '../admin/words'
import { describeDocuments } from '../../documents/documents'
import { deskTexts, MAX_ITEMS, type DeskItem, type DeskSource } from '../source'
import { STAFF } from '../../../platform/access/roles'
import { documentHref } from '../../documents/documents'

/**
 * Seconds after which a change that is not live yet counts as late. Usually it takes a few seconds.
 */
const LATE_SECONDS = 120

type Texts = DeskTexts['failures']

interface Failures {
  items: DeskItem[]
  total: number
}

/** Lists failures that somebody must repair. The section is hidden while there are none. */
export const failures: DeskSource = {
  key: 'failures',
  title: (texts) => texts.failures.title,
  empty: null,
  roles: STAFF,
  load: async (req) => {
    const { payload, user } = req
    const pool = poolOf(payload)
    const texts = deskTexts(req).failures
    const found = await Promise.all([
      lateChanges(pool, texts),
      ...(hasRole(user, 'editor', 'admin') ? [failedFilms(pool, texts)] : []),
      ...(hasRole(user, 'admin') ? [failedMails(pool, texts), failedJobs(pool, texts)] : []),
    ])
    return {
      items: found.flatMap(({ items }) => items),
      total: found.reduce((sum, { total }) => sum + total, 0),
    }
  },
}

async function lateChanges(pool: Pool, texts: Texts): Promise<Failures> {
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
        title: texts.waiting(waiting),
        facts: [texts.waitingWhy, ...(described?.title ? [described.title] : [])],
        at: at.toISOString(),
        isLate: true,
        target: described ? { href: documentHref(collection, Number(id)) } : null,
      },
    ],
    total: 1,
  }
}

async function failedFilms(pool: Pool, texts: Texts): Promise<Failures> {
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
      facts: [deliverable, texts.film[failure ?? 'internal']],
      at: at.toISOString(),
      isLate: true,
      target: { href: documentHref('deliverable-versions', id) },
    })),
    total: rows[0]?.total ?? 0,
  }
}

async function failedMails(pool: Pool, texts: Texts): Promise<Failures> {
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
      title: texts.mail(to),
      facts: [
        status === 'failed' ? texts.mailFailed : texts.mailUnconfirmed,
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
async function failedJobs(pool: Pool, texts: Texts): Promise<Failures> {
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
      title: texts.job(task),
      facts: [texts.jobTries(attempts), ...(error ? [error.split('\n', 1)[0] ?? ''] : [])],
      at: at.toISOString(),
      isLate: true,
      target: null,
    })),
    total: rows[0]?.total ?? 0,
  }
}
