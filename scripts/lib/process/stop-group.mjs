import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './process-birth.mjs'

const POLL_MS = 25
const AFTER_KILL_MS = 5_000

/**
 * Stops a process and every process that it started in its group: politely first, then by force.
 *
 * @param {{ pid: number, birth: string, stopSignal: NodeJS.Signals, patienceMs: number }} target
 */
export async function stopGroup({ pid, birth, stopSignal, patienceMs }) {
  if (!isAlive(pid, birth)) return
  signalGroup(pid, stopSignal)
  if (!(await waitUntilGone(pid, birth, patienceMs))) {
    signalGroup(pid, 'SIGKILL')
    await waitUntilGone(pid, birth, AFTER_KILL_MS)
  }
  // The leader is gone; helpers that it left in its group go with it.
  signalGroup(pid, 'SIGKILL')
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
  } catch {
    // Already gone, which is what was wanted.
  }
}

/**
 * @param {number} pid
 * @param {string} birth
 * @param {number} patienceMs
 */
async function waitUntilGone(pid, birth, patienceMs) {
  const deadline = Date.now() + patienceMs
  while (isAlive(pid, birth)) {
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return true
}
