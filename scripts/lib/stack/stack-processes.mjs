import { beginLog } from '../process/log-file.mjs'
import { createManagedProcess } from '../process/managed-process.mjs'
import { supervise } from '../process/supervise.mjs'
import { localOrigin } from './environment.mjs'
import { requireRunning, waitUntilReady } from './wait-until-ready.mjs'

/** @typedef {import('../process/managed-process.mjs').ManagedProcess} ManagedProcess */
/** @typedef {{ managed: ManagedProcess, waitUntilReady: () => Promise<void> }} Part */

/**
 * The running parts of a stack by name, in the order of their starts.
 *
 * @param {import('./open-data-folder.mjs').DataFolder['run']} run
 */
export function createStackProcesses({ registry, signal }) {
  /** @type {Map<string, Part>} */
  const parts = new Map()
  /** @type {(() => void)[]} */
  let endSupervision = []

  return {
    /** @param {ManagedProcess} managed @param {() => Promise<void>} waitUntilReady */
    adopt(managed, waitUntilReady) {
      parts.set(managed.spec.name, { managed, waitUntilReady })
    },
    /**
     * @param {import('../process/managed-process.mjs').ProcessSpec} spec
     * @param {number} [port] without one it counts as ready while it runs
     */
    async launch(spec, port) {
      beginLog(spec.logFile)
      const managed = createManagedProcess(spec, registry)
      const ready = async () => {
        if (port === undefined) return requireRunning(managed)
        await waitUntilReady(managed, `${localOrigin(port)}/api/ready`, signal)
      }
      parts.set(spec.name, { managed, waitUntilReady: ready })
      await managed.start()
      await ready()
    },
    /** @param {string} name */
    get(name) {
      const part = parts.get(name)
      if (!part) throw new Error(`This stack has no part "${name}", only ${[...parts.keys()]}.`)
      return part
    },
    requireAllRunning() {
      for (const { managed } of parts.values()) requireRunning(managed)
    },
    /** @param {Parameters<typeof supervise>[1]} listener */
    superviseAll(listener) {
      endSupervision = [...parts.values()].map(({ managed }) => supervise(managed, listener))
    },
    /**
     * Stops the parts in reverse order of their starts, so that none loses a part that it depends
     * on.
     */
    async stopAll() {
      for (const end of endSupervision) end()
      for (const { managed } of [...parts.values()].reverse()) await managed.stop()
    },
  }
}
