import { readJsonFile } from '../read-json-file.mjs'
import { writeFileAtomically } from '../write-file-atomically.mjs'
import { isAlive, readBirth } from './process-birth.mjs'
import { stopGroup } from './stop-group.mjs'

export const WATCHDOG = 'watchdog'

/**
 * @typedef {object} ProcessEntry
 * @property {string} name
 * @property {number} pid also the id of its process group
 * @property {string} birth see process-birth.mjs
 * @property {NodeJS.Signals} stopSignal
 * @property {number} patienceMs how long it may take to stop before it is killed
 */
/** @typedef {ReturnType<typeof createProcessRegistry>} ProcessRegistry */

/**
 * Stores on disk which processes a run has started, so that its watchdog or the next run can stop
 * them if the run is killed.
 *
 * @param {string} file
 */
export function createProcessRegistry(file) {
  /** @type {ProcessEntry[]} */
  let entries = []
  const save = () => writeFileAtomically(file, JSON.stringify(entries, null, 2))
  return {
    file,
    /** @param {Omit<ProcessEntry, 'birth'>} entry */
    add(entry) {
      const birth = readBirth(entry.pid)
      // The process may have ended already.
      if (birth === undefined) return undefined
      const complete = { ...entry, birth }
      entries = [...entries, complete]
      save()
      return complete
    },
    /** @param {number} pid */
    remove(pid) {
      entries = entries.filter((entry) => entry.pid !== pid)
      try {
        save()
      } catch {
        // A full disk must not interrupt the shutdown. The remaining entry is harmless, because the
        // process's start time shows that it has ended.
      }
    },
  }
}

/**
 * Stops the processes of an earlier run, the last started first.
 *
 * @param {string} file
 * @returns {Promise<number>} their number
 */
export async function stopLeftovers(file) {
  const entries = /** @type {ProcessEntry[]} */ (readJsonFile(file) ?? [])
  const isLeft = (/** @type {ProcessEntry} */ entry) => isAlive(entry.pid, entry.birth)
  const leftovers = entries.filter((entry) => entry.pid !== process.pid && isLeft(entry)).reverse()
  // The earlier run's watchdog is stopped first, because it would stop the same processes and
  // write the same file.
  leftovers.sort((a, b) => Number(b.name === WATCHDOG) - Number(a.name === WATCHDOG))
  for (const entry of leftovers) await stopGroup(entry)
  if (entries.length > 0) writeFileAtomically(file, '[]')
  return leftovers.length
}
