import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './process-birth.mjs'

const POLL_MS = 25
const AFTER_KILL_MS = 5_000

/**
 * Stops a process and its process group with its stop signal, and after its patience with SIGKILL.
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
  // The first process has ended; child processes that remain in its group are killed.
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
    // The group is already gone.
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
