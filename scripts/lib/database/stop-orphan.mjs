import fs from 'node:fs'
import path from 'node:path'
import { readBirth } from '../process/process-birth.mjs'
import { stopGroup } from '../process/stop-group.mjs'
import { readCommand } from '../process/read-command.mjs'

/**
 * Deals with the pid file of a database that was not stopped properly: a server that still runs is
 * stopped if it really is this database's, and a pid file that leads to nobody, or to a stranger
 * who got the number since, is removed.
 *
 * @param {string} clusterDir
 */
export async function stopOrphan(clusterDir) {
  const pidFile = path.join(clusterDir, 'postmaster.pid')
  if (!fs.existsSync(pidFile)) return
  const pid = Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0])
  const birth = readBirth(pid)
  const command = readCommand(pid)
  const isOurs = command.includes(clusterDir) && /postgres/.test(command)
  if (birth && isOurs) {
    await stopGroup({ pid, birth, stopSignal: 'SIGINT', patienceMs: 15_000 })
  }
  fs.rmSync(pidFile, { force: true })
}
