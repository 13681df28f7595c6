import { randomUUID } from 'node:crypto'
import { mkdtemp, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Pool } from 'pg'
import type { Payload } from 'payload'
import { dropDatabase, recreateFromTemplate } from './seeded-template'

export interface TestCms {
  payload: Payload
  pool: Pool
  stop: () => Promise<void>
}

/**
 * These values stay the same in a process, because Payload's config reads the environment only
 * once.
 */
interface Home {
  server: string
  database: string
  folder: string
}

let home: Promise<Home> | undefined
let started: Payload | undefined

/**
 * Starts Payload with a seeded database. The test files of one process run one after the other and
 * share Payload. Each file gets a new database and empty folders. `stop` ends every connection to
 * the database, so that no work of one file continues in the next.
 */
export async function startCms(): Promise<TestCms> {
  const { server, database, folder } = await (home ??= makeHome())
  await recreateFromTemplate(server, database)
  await mkdir(path.join(folder, 'media'), { recursive: true })

  const payload = started ? await connectAgain(started) : await boot()
  started = payload
  const { poolOf } = await import('../platform/database/pool')
  const pool = poolOf(payload)
  // The connections fail when the database is deleted, even if they are idle.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  payload.logger.level = 'error'

  return {
    payload,
    pool,
    stop: async () => {
      endPool(pool)
      await dropDatabase(server, database)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function makeHome(): Promise<Home> {
  const server = process.env.TEST_DATABASE_SERVER
  if (!server) throw new Error('The integration tests need a database: run them with Vitest.')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  const folder = await mkdtemp(path.join(tmpdir(), 'cms-test-'))
  Object.assign(process.env, {
    DATABASE_URL: Object.assign(new URL(server), { pathname: `/${database}` }).href,
    PAYLOAD_SECRET: randomUUID(),
    PUBLISH_SECRET: randomUUID(),
    CMS_URL: 'http://localhost:3001',
    WEB_URL: 'http://localhost:3000',
    MEDIA_DIR: path.join(folder, 'media'),
    ADMIN_PASSWORD_FILE: path.join(folder, 'password'),
  })
  return { server, database, folder }
}

async function boot(): Promise<Payload> {
  const { getPayload } = await import('payload')
  const { default: config } = await import('../payload.config')
  return getPayload({ config, disableOnInit: true })
}

/**
 * Prevents new connections. It does not wait until the pool has ended, because the adapter never
 * releases one of its connections.
 */
function endPool(pool: Pool): void {
  if (!pool.ending) pool.end().catch(() => undefined)
}

/** Payload's own `destroy` also clears the adapter's schema, so only the pool is replaced. */
async function connectAgain(payload: Payload): Promise<Payload> {
  const adapter = payload.db as unknown as Omit<PostgresAdapter, 'pool'> & { pool?: Pool }
  if (adapter.pool) endPool(adapter.pool)
  adapter.pool = undefined
  await payload.db.connect?.()
  return payload
}
