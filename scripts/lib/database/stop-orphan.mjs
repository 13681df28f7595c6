import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listProcessesIn } from '../process/list-processes-in.mjs'
import { readBirth } from '../process/process-birth.mjs'
import { readCommand } from '../process/read-command.mjs'
import { stopGroup } from '../process/stop-group.mjs'

const HELPERS_LEAVE_MS = 10_000

/**
 * Deals with the pid file of a database that was not stopped properly. A server that still runs is
 * stopped, if it really is this database's. The pid file is then removed, because its number may
 * belong to a stranger by now and Postgres would not start; but it stays while helpers of the dead
 * server may still write, because it is how Postgres sees them.
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
 * The helpers of a server that was killed notice it soon and go.
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
