import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
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

process.on('SIGUSR2', async () => {
  const usage = await settledUsage()
  writeFileSync(memoryFile(process.pid), JSON.stringify(usage))
})

/** Some of what is unused lets go of more only after the event loop has turned. */
async function settledUsage() {
  for (let before = Infinity; ;) {
    collect()
    const usage = process.memoryUsage()
    const inUse = usage.heapUsed + usage.external
    if (inUse > before * 0.99) return usage
    before = inUse
    await wait(500)
  }
}
