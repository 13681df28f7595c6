import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listProcessesIn } from '../process/list-processes-in.mjs'
import { readBirth } from '../process/process-birth.mjs'
import { readCommand } from '../process/read-command.mjs'
import { stopGroup } from '../process/stop-group.mjs'

const HELPERS_LEAVE_MS = 10_000

/**
 * Handles the pid file of a database that was not shut down. A server that still runs is stopped if
 * it belongs to this database. Then the pid file is removed, because another process may have the
 * pid by now, and Postgres would not start. The file is not removed while child processes of the
 * dead server may still write, because Postgres detects them by it.
 *
 * @param {string} clusterDir
 */
export async function stopOrphan(clusterDir) {
  const pidFile = path.join(clusterDir, 'postmaster.pid')
  if (!fs.existsSync(pidFile)) return
  const pid = Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0])
  const birth = readBirth(pid)
  const command = readCommand(pid)
  const isOurs = command.includes(clusterDir) && command.includes('postgres')
  if (birth && isOurs) {
    await stopGroup({ pid, birth, stopSignal: 'SIGINT', patienceMs: 15_000 })
  }
  const isStranger = birth !== undefined && !isOurs
  const isClear = process.platform === 'linux' ? await haveHelpersLeft(clusterDir) : isStranger
  if (isClear) fs.rmSync(pidFile, { force: true })
}

/**
 * Waits until the child processes of a killed server have exited, which takes a moment.
 *
 * @param {string} clusterDir
 */
async function haveHelpersLeft(clusterDir) {
  const deadline = Date.now() + HELPERS_LEAVE_MS
  while (listProcessesIn(clusterDir).length > 0) {
    if (Date.now() > deadline) return false
    await sleep(50)
  }
  return true
}
