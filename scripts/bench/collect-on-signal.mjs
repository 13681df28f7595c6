import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * On SIGUSR2, a server into which this file is loaded collects garbage and writes the memory still
 * in use to a file. The resident size alone does not show that, because V8 delays collections while
 * there is room.
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

/**
 * Collects garbage until memory use settles, because some objects are released only in a later turn
 * of the event loop.
 */
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
