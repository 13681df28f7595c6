import { ClearError } from '../output/clear-error.mjs'

const EXAMPLE = 'postgres://user:password@host:5432/database'

/**
 * Checks the form of a database address. Error messages never repeat it, because it contains a
 * password.
 *
 * @param {string} name
 * @param {string} text
 */
export function parseDatabaseUrl(name, text) {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || !url.hostname) {
    throw new ClearError(`${name} is not a Postgres address: it must look like ${EXAMPLE}.`)
  }
  if (url.pathname.length < 2) {
    throw new ClearError(`${name} names no database: it must look like ${EXAMPLE}.`)
  }
  return text
}

/**
 * The parts of an address that may be shown, without the password.
 *
 * @param {string} databaseUrl
 */
export function describeDatabaseUrl(databaseUrl) {
  const url = new URL(databaseUrl)
  return {
    database: decodeURIComponent(url.pathname.slice(1)),
    host: `${url.hostname}:${url.port || '5432'}`,
    user: decodeURIComponent(url.username) || '(no user)',
  }
}
