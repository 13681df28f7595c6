import fs from 'node:fs'

/**
 * The processes that work in a folder. Only Linux can tell: elsewhere the answer is none.
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
      // Gone meanwhile, or another user's.
      return false
    }
  })
}
