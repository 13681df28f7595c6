import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Loaded into the servers that a bench looks at: on SIGUSR2 one drops what it no longer
 * uses and writes down what it keeps. V8 puts that off for as long as it has room, so that
 * memory as the system counts it says how busy a server was, not what it keeps.
 *
 * @param {number} pid
 */
export const memoryFile = (pid) => path.join(tmpdir(), `studio-memory-${pid}.json`)

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

process.on('SIGUSR2', () => {
  collect()
  collect()
  writeFileSync(memoryFile(process.pid), JSON.stringify(process.memoryUsage()))
})
