import { setTimeout as sleep } from 'node:timers/promises'
import { ClearError } from '../output/clear-error.mjs'
import { explainFailure } from '../process/explain-failure.mjs'

const TIMEOUT_MS = 120_000
const POLL_MS = 150
const ANSWER_MS = 10_000

/**
 * Waits until a server answers 200 at the address. Throws if the server stops or does not answer in
 * time.
 *
 * @param {import('../process/managed-process.mjs').ManagedProcess} server
 * @param {string} address
 * @param {AbortSignal} signal
 */
export async function waitUntilReady(server, address, signal) {
  const { title, logFile } = server.spec
  const deadline = Date.now() + TIMEOUT_MS
  while (!(await answers(address))) {
    signal.throwIfAborted()
    requireRunning(server)
    if (Date.now() > deadline) {
      throw new ClearError(explainFailure(`${title} did not get ready (${address})`, logFile))
    }
    await sleep(POLL_MS, undefined, { signal })
  }
}

/** @param {import('../process/managed-process.mjs').ManagedProcess} server */
export function requireRunning(server) {
  const { title, logFile } = server.spec
  if (server.isRunning()) return
  throw new ClearError(explainFailure(`${title} stopped while it was starting`, logFile))
}

/** @param {string} address */
async function answers(address) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) })
    await response.arrayBuffer()
    return response.status === 200
  } catch {
    return false
  }
}
