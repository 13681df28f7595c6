import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

const TEMPLATE = 'seeded_template'
/** An arbitrary number for the lock with which only one process creates the template. */
const LOCK = 5_530_117

/** Replaces the database of this name by a new one that was set up and seeded. */
export async function recreateFromTemplate(server: string, name: string): Promise<void> {
  await withServer(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
      TEMPLATE,
    ])
    if (rowCount === 0) await makeTemplate(client, server)
    await drop(client, name)
    // Copying the files takes only a tenth of the time that a copy through the write-ahead log
    // takes.
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`)
  })
}

/** Deletes a database. This also ends all connections to it. */
export function dropDatabase(server: string, name: string): Promise<void> {
  return withServer(server, (client) => drop(client, name))
}

const OBJECT_IN_USE = '55006'

/**
 * Postgres waits five seconds until ended connections are closed. A busy machine may need longer.
 */
async function drop(client: pg.Client, name: string, triesLeft = 10): Promise<void> {
  try {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  } catch (error) {
    const isInUse = error instanceof pg.DatabaseError && error.code === OBJECT_IN_USE
    if (!isInUse || triesLeft === 0) throw error
    await drop(client, name, triesLeft - 1)
  }
}

async function withServer(server: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Creates the template in a separate process, because a database with open connections cannot be
 * copied.
 */
async function makeTemplate(client: pg.Client, server: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cms-seed-'))
  const unfinished = `${TEMPLATE}_${process.pid}`
  await client.query(`CREATE DATABASE ${unfinished}`)
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'src/test-support/set-up-template.ts'],
    {
      cwd: path.resolve(__dirname, '../..'),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: Object.assign(new URL(server), { pathname: `/${unfinished}` }).href,
        PAYLOAD_SECRET: 'only for the template of the tests',
        PUBLISH_SECRET: 'only for the template of the tests',
        CMS_URL: 'http://localhost:3001',
        WEB_URL: 'http://localhost:3000',
        MEDIA_DIR: folder,
        ADMIN_PASSWORD_FILE: path.join(folder, 'password'),
      },
    },
  )
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${TEMPLATE}`)
}
