import fs from 'node:fs'

/**
 * Lists the processes whose working directory is the folder. The list is empty on systems other
 * than Linux.
 *
 * @param {string} folder
 * @returns {number[]}
 */
export function listProcessesIn(folder) {
  if (process.platform !== 'linux') return []
  const real = fs.realpathSync(folder)
  const pids = fs.readdirSync('/proc').map(Number).filter(Number.isInteger)
  return pids.filter((pid) => {
    try {
      return fs.readlinkSync(`/proc/${pid}/cwd`) === real
    } catch {
      // The process has ended or belongs to another user.
      return false
    }
  })
}
