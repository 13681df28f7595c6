import { ClearError } from '../output/clear-error.mjs'
import { describeDatabaseUrl } from './database-url.mjs'

/**
 * Converts the driver's error to one sentence about DATABASE_URL.
 *
 * @param {unknown} error
 * @param {string} databaseUrl
 */
export function explainConnectionError(error, databaseUrl) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error)
  const { database, host, user } = describeDatabaseUrl(databaseUrl)
  const explain = code ? REASONS[code] : undefined
  const reason = explain?.({ database, host, user }) ?? `${host} did not take the connection`
  const detail = explain || !message ? '' : ` (${message})`
  return new ClearError(`DATABASE_URL does not work: ${reason}${detail}.`)
}

/** @type {Record<string, (parts: { database: string, host: string, user: string }) => string>} */
const REASONS = {
  // Error codes of the network.
  ECONNREFUSED: ({ host }) => `nothing listens at ${host}`,
  EAI_AGAIN: ({ host }) => `the name of ${host} cannot be looked up`,
  ENOTFOUND: ({ host }) => `there is no host ${host}`,
  EHOSTUNREACH: ({ host }) => `${host} cannot be reached`,
  ENETUNREACH: ({ host }) => `${host} cannot be reached`,
  ETIMEDOUT: ({ host }) => `${host} did not answer in time`,
  ECONNRESET: ({ host }) => `${host} closed the connection`,
  // Error codes of Postgres: https://www.postgresql.org/docs/current/errcodes-appendix.html
  '28P01': ({ host, user }) => `${host} refused the password of the user ${user}`,
  28000: ({ host, user }) => `${host} does not let the user ${user} in`,
  '3D000': ({ host, database }) => `there is no database "${database}" at ${host}`,
  42501: ({ database, user }) => `the user ${user} may not use the database "${database}"`,
  53300: ({ host }) => `${host} has no connection left to give`,
  '57P03': ({ host }) => `the database at ${host} is still starting or shutting down`,
}
