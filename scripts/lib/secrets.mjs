import { randomBytes } from 'node:crypto'
import { readJsonFile } from './read-json-file.mjs'
import { writeFileAtomically } from './write-file-atomically.mjs'

/** @typedef {Record<typeof NAMES[number], string>} Secrets */

const NAMES = /** @type {const} */ ([
  'payloadSecret',
  'publishSecret',
  'databasePassword',
  'databaseAdminPassword',
])

/**
 * Generates each secret once and stores it in a file that only its owner can read.
 *
 * @param {string} secretsFile
 * @returns {Secrets}
 */
export function readOrMakeSecrets(secretsFile) {
  const known = readJsonFile(secretsFile) ?? {}
  const missing = NAMES.filter((name) => !known[name])
  const fresh = missing.map((name) => [name, randomBytes(32).toString('base64url')])
  const secrets = { ...known, ...Object.fromEntries(fresh) }
  if (missing.length > 0) {
    writeFileAtomically(secretsFile, `${JSON.stringify(secrets, null, 2)}\n`, 0o600)
  }
  return secrets
}
