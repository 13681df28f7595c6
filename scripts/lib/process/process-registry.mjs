import { readJsonFile } from '../read-json-file.mjs'
import { writeFileAtomically } from '../write-file-atomically.mjs'
import { isAlive, readBirth } from './process-birth.mjs'
import { stopGroup } from './stop-group.mjs'

export const WATCHDOG = 'watchdog'

/**
 * @typedef {object} ProcessEntry
 * @property {string} name
 * @property {number} pid also the number of its process group
 * @property {string} birth see process-birth.mjs
 * @property {NodeJS.Signals} stopSignal
 * @property {number} patienceMs how long it may take to stop before it is killed
 */
/** @typedef {ReturnType<typeof createProcessRegistry>} ProcessRegistry */

/**
 * Notes on disk which processes a run has started, so that a run that was killed can be tidied up
 * after: by its watchdog, or by the next run.
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
      // It may have ended already: then there is nothing to remember.
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
        // A full disk must not stop the stopping. An entry too many does no harm: its process is
        // known to be gone by its birth.
      }
    },
  }
}

/**
 * Stops what an earlier run left behind, last started first.
 *
 * @param {string} file
 * @returns {Promise<number>} how many there were
 */
export async function stopLeftovers(file) {
  const entries = /** @type {ProcessEntry[]} */ (readJsonFile(file) ?? [])
  const isLeft = (/** @type {ProcessEntry} */ entry) => isAlive(entry.pid, entry.birth)
  const leftovers = entries.filter((entry) => entry.pid !== process.pid && isLeft(entry)).reverse()
  // The old run's watchdog does the same work: two of them would write the same file.
  leftovers.sort((a, b) => Number(b.name === WATCHDOG) - Number(a.name === WATCHDOG))
  for (const entry of leftovers) await stopGroup(entry)
  if (entries.length > 0) writeFileAtomically(file, '[]')
  return leftovers.length
}
