import { execFile } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { lstat, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { LOCALES } from '../../packages/shared/src/locales'
import { row } from './statistics'
import { withStack } from './with-stack'

/**
 * Addresses that nobody has, in all languages and depths: each has to be a 404,
 * and neither the disk nor the memory of the site may keep anything of them.
 */
const PATHS = 5_000
const AT_ONCE = 8
/** The first ones warm the site up; what grows after them would grow for ever. */
const WARM_UP = 1_000

const run = promisify(execFile)

function randomPath(): string {
  const segments = Array.from({ length: randomInt(1, 5) }, () =>
    randomBytes(randomInt(3, 12)).toString('base64url'),
  )
  const locale = LOCALES[randomInt(LOCALES.length)]
  return `/${[...(locale === 'en' ? [] : [locale]), ...segments].join('/')}`
}

async function visitAll(webUrl: string, count: number, statuses: Map<number, number>) {
  let left = count
  const walk = async () => {
    while (left > 0) {
      left -= 1
      const answer = await fetch(webUrl + randomPath(), { redirect: 'manual' })
      await answer.arrayBuffer()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
}

/** Bytes and files below a folder, the database and the logs left out. */
async function disk(folder: string): Promise<{ bytes: number; files: number }> {
  const entries = await readdir(folder, { withFileTypes: true })
  let [bytes, files] = [0, 0]
  for (const entry of entries) {
    if (['database', 'logs', 'run'].includes(entry.name)) continue
    const at = path.join(folder, entry.name)
    const found = entry.isDirectory() ? await disk(at) : { bytes: (await lstat(at)).size, files: 1 }
    bytes += found.bytes
    files += found.files
  }
  return { bytes, files }
}

/** Of the website and the processes that it has started, in bytes. */
async function memory(dataDir: string): Promise<number> {
  const registry = await readFile(path.join(dataDir, 'run', 'processes.json'), 'utf8')
  const processes = JSON.parse(registry) as { name: string; pid: number }[]
  const web = processes.find(({ name }) => name === 'web')?.pid
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  const own = rows.filter(([pid, parent]) => pid === web || parent === web)
  return own.reduce((sum, [, , kilobytes = 0]) => sum + kilobytes * 1024, 0)
}

await withStack(async ({ webUrl, dataDir, kill }) => {
  // It makes pages that exist, which would be taken for what the flood leaves behind.
  await kill('worker')
  const statuses = new Map<number, number>()
  await visitAll(webUrl, WARM_UP, statuses)
  const before = { ...(await disk(dataDir)), memory: await memory(dataDir) }
  const begun = Date.now()
  await visitAll(webUrl, PATHS - WARM_UP, statuses)
  const seconds = (Date.now() - begun) / 1000
  const after = { ...(await disk(dataDir)), memory: await memory(dataDir) }

  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  console.log(`\n${row('', `after ${WARM_UP}`, `after ${PATHS}`, 'ratio')}`)
  for (const [name, one, other, show] of [
    ['memory', before.memory, after.memory, megabytes],
    ['disk', before.bytes, after.bytes, megabytes],
    ['files', before.files, after.files, String],
  ] as const) {
    console.log(row(name, show(one), show(other), `× ${(other / one).toFixed(3)}`))
  }
  console.log(row('answers a second', ((PATHS - WARM_UP) / seconds).toFixed(0)))
  console.log(row('statuses', [...statuses].map(([status, n]) => `${n} × ${status}`).join(', ')))
  if (statuses.size !== 1 || !statuses.has(404)) process.exitCode = 1
})
