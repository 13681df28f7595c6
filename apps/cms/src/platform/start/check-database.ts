import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const PATIENCE_MS = 10_000
const RETRY_MS = 500

/**
 * Connects to the database once. A server that does not answer yet gets some seconds, because both
 * may have been started at the same time.
 *
 * @throws an error that says what is wrong with DATABASE_URL, without its password
 */
export async function checkDatabase(url: string, patienceMs = PATIENCE_MS): Promise<void> {
  const end = Date.now() + patienceMs
  for (;;) {
    try {
      await connect(url, patienceMs)
      return
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (LASTING.has(code) || Date.now() + RETRY_MS > end) throw explain(error, url)
      await sleep(RETRY_MS)
    }
  }
}

async function connect(connectionString: string, connectionTimeoutMillis: number): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis })
  try {
    await client.connect()
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Answers of Postgres that stay the same until somebody changes the setting or the server. */
const LASTING = new Set(['28P01', '28000', '3D000', '42501'])

interface Parts {
  host: string
  user: string
  database: string
}

/**
 * Reasons by the error codes of the network and of Postgres:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const REASONS: Record<string, (parts: Parts) => string> = {
  ECONNREFUSED: ({ host }) =>
    `nothing listens at ${host}: start Postgres there, or correct host and port`,
  ENOTFOUND: ({ host }) => `there is no host ${host}: correct the host`,
  EAI_AGAIN: ({ host }) => `the name of ${host} cannot be looked up: correct the host`,
  EHOSTUNREACH: ({ host }) => `${host} cannot be reached: correct the host`,
  ENETUNREACH: ({ host }) => `${host} cannot be reached: correct the host`,
  ETIMEDOUT: ({ host }) => `${host} does not answer: correct host and port`,
  '28P01': ({ host, user }) =>
    `${host} refuses the password of the user ${user}: correct the password`,
  28000: ({ host, user }) => `${host} does not let the user ${user} in: correct user and password`,
  '3D000': ({ host, database }) =>
    `there is no database “${database}” at ${host}: create it, or correct the name`,
  42501: ({ user, database }) =>
    `the user ${user} may not use the database “${database}”: make it the owner`,
  53300: ({ host }) => `${host} has no connection left: end others, or allow more`,
  '57P03': ({ host }) => `the database at ${host} is still starting or shutting down`,
}

function explain(error: unknown, url: string): Error {
  const { code = '', message } = error as NodeJS.ErrnoException
  const parts = partsOf(url)
  if (!parts) {
    const form = 'postgres://user:password@host:5432/database'
    return new Error(`DATABASE_URL cannot be read: it must look like ${form}`, { cause: error })
  }
  const reason = REASONS[code]?.(parts) ?? `${parts.host} does not take the connection (${message})`
  return new Error(`DATABASE_URL does not work: ${reason}`, { cause: error })
}

function partsOf(url: string): Parts | null {
  if (!URL.canParse(url)) return null
  const { hostname, port, username, pathname } = new URL(url)
  return {
    host: `${hostname}:${port || '5432'}`,
    user: decodeURIComponent(username) || '(none)',
    database: decodeURIComponent(pathname.slice(1)),
  }
}
