import { readJsonFile } from './read-json-file.mjs'
import { writeFileAtomically } from './write-file-atomically.mjs'

/**
 * The values that a data folder stores between runs.
 *
 * @typedef {object} State
 * @property {number} [databasePort]
 * @property {string} [databaseFolder]
 */

/**
 * @param {string} stateFile
 * @returns {State}
 */
export function readState(stateFile) {
  return readJsonFile(stateFile) ?? {}
}

/**
 * @param {string} stateFile
 * @param {State} changes
 */
export function remember(stateFile, changes) {
  const state = { ...readState(stateFile), ...changes }
  writeFileAtomically(stateFile, `${JSON.stringify(state, null, 2)}\n`)
}
