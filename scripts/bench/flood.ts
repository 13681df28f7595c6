import { execFile } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { lstat, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { LOCALES } from '../../packages/shared/src/locales'
import { memoryFile } from './collect-on-signal.mjs'
import { row } from './statistics'
import { withStack } from './with-stack'

/**
 * This benchmark requests pages that do not exist, in all languages and depths. Each must be a 404,
 * and the site must not store anything on disk or in memory for it.
 */
const AT_ONCE = 8
/**
 * The number of requests in each wave. The first one warms the site up, and memory must not grow
 * during the last one.
 */
const WAVES = [1_000, 4_000, 5_000, 5_000]

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

/** Counts the bytes and files below a folder, without the database and the logs. */
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

/** The website's process and its children as [pid, parent's pid, kilobytes]. */
async function webProcesses(dataDir: string): Promise<number[][]> {
  const registry = await readFile(path.join(dataDir, 'run', 'processes.json'), 'utf8')
  const processes = JSON.parse(registry) as { name: string; pid: number }[]
  const web = processes.find(({ name }) => name === 'web')?.pid
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  return rows.filter(([pid, parent]) => pid === web || parent === web)
}

/**
 * Measures the website's memory in bytes.
 * @returns `held`: the resident size; `kept`: the memory in use after garbage collection
 */
async function memory(dataDir: string): Promise<{ held: number; kept: number }> {
  const rows = await webProcesses(dataDir)
  const kept = await Promise.all(rows.map(([pid = 0]) => memoryInUse(pid)))
  return {
    held: rows.reduce((sum, [, , kilobytes = 0]) => sum + kilobytes * 1024, 0),
    kept: kept.reduce((sum, bytes) => sum + bytes, 0),
  }
}

async function memoryInUse(pid: number): Promise<number> {
  const file = memoryFile(pid)
  process.kill(pid, 'SIGUSR2')
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => '')
    if (text.endsWith('}')) {
      await rm(file)
      const { heapUsed, external } = JSON.parse(text) as NodeJS.MemoryUsage
      return heapUsed + external
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${new URL('collect-on-signal.mjs', import.meta.url).href}`
await withStack(async ({ webUrl, dataDir, kill }) => {
  // The worker is stopped, because the pages that it renders would count as growth.
  await kill('worker')
  const statuses = new Map<number, number>()
  const look = async () => ({ ...(await disk(dataDir)), ...(await memory(dataDir)) })
  const looks: Awaited<ReturnType<typeof look>>[] = []
  const begun = Date.now()
  for (const count of WAVES) {
    await visitAll(webUrl, count, statuses)
    looks.push(await look())
  }
  const seconds = (Date.now() - begun) / 1000

  const total = WAVES.reduce((sum, count) => sum + count, 0)
  const reached = WAVES.map((_, index) => WAVES.slice(0, index + 1).reduce((sum, n) => sum + n, 0))
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  console.log(`\n${row('', ...reached.map((count) => `after ${count}`), 'last wave')}`)
  for (const [name, key, show] of [
    ['memory in use', 'kept', megabytes],
    ['memory held', 'held', megabytes],
    ['disk', 'bytes', megabytes],
    ['files', 'files', String],
  ] as const) {
    const figures = looks.map((one) => one[key])
    const [before = 0, after = 0] = figures.slice(-2)
    console.log(row(name, ...figures.map(show), `× ${(after / before).toFixed(3)}`))
  }
  console.log(row('answers a second', (total / seconds).toFixed(0)))
  console.log(row('statuses', [...statuses].map(([status, n]) => `${n} × ${status}`).join(', ')))
  if (statuses.size !== 1 || !statuses.has(404)) process.exitCode = 1
})
