import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { ReleaseDesk } from '../../test-support/release-desk'

const inFull = it.runIf(process.env.TEST_FULL)

const desk = new ReleaseDesk()
let workers: ChildProcess[] = []

afterEach(() => {
  for (const worker of workers) worker.kill('SIGKILL')
  workers = []
})

function startWorker(): ChildProcess {
  const worker = spawn(process.execPath, ['--import', 'tsx', 'src/worker/main.ts'], {
    cwd: path.resolve(__dirname, '../../..'),
    env: { ...process.env, NODE_ENV: 'production', SMTP_URL: '' },
    stdio: 'ignore',
  })
  workers.push(worker)
  return worker
}

async function end(worker: ChildProcess): Promise<void> {
  const ended = once(worker, 'exit')
  worker.kill('SIGKILL')
  await ended
}

async function twoPages(): Promise<{ first: number; second: number; release: number }> {
  const [first, second] = [await desk.page(), await desk.page()]
  await desk.write(first, 'New en')
  await desk.write(second, 'New en')
  const release = await desk.release([{ document: first }, { document: second }])
  return { first, second, release }
}

const titles = async ({ first, second }: { first: number; second: number }) => [
  (await desk.words(first)).title.en,
  (await desk.words(second)).title.en,
]

const status = async (release: number) => (await desk.get(`/releases/${release}`)).release?.status

async function versions(id: number): Promise<number> {
  const where = { parent: { equals: id }, 'version._status': { equals: 'published' } } as never
  return (await desk.cms.payload.countVersions({ collection: 'pages', where })).totalDocs
}

it('makes a release live in the worker at its time', async () => {
  const pages = await twoPages()
  const before = await versions(pages.first)
  startWorker()
  await desk.cms.pool.query(
    `UPDATE releases SET instant = now() + interval '5 seconds' WHERE id = $1`,
    [pages.release],
  )
  await desk.cms.pool.query(`SELECT graphile_worker.add_job('run_releases', job_key := 'now')`)
  await expect.poll(() => status(pages.release), { timeout: 120_000 }).toBe('live')
  expect(await titles(pages)).toEqual(['New en', 'New en'])
  expect(await versions(pages.first)).toBe(before + 1)
})

it('makes all of it live once if the worker was killed in the middle', async () => {
  const pages = await twoPages()
  const before = [await versions(pages.first), await versions(pages.second)]
  // A save of the second page holds the worker after it has written the first.
  const holder = new pg.Client({ connectionString: process.env.DATABASE_URL })
  holder.on('error', () => undefined)
  await holder.connect()
  await holder.query('BEGIN')
  await holder.query('SELECT id FROM pages WHERE id = $1 FOR UPDATE', [pages.second])
  await desk.come(pages.release)
  const killed = startWorker()
  const isHeld = async () => {
    const { rowCount } = await desk.cms.pool.query(
      `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query ILIKE '%pages%'`,
    )
    return rowCount
  }
  await expect.poll(isHeld, { timeout: 120_000 }).toBe(1)
  expect(await titles(pages)).toEqual(['Old en', 'Old en'])
  await end(killed)
  await holder.query('ROLLBACK')
  await holder.end()
  expect(await titles(pages)).toEqual(['Old en', 'Old en'])
  expect(await status(pages.release)).toBe('scheduled')

  startWorker()
  await expect.poll(() => status(pages.release), { timeout: 120_000 }).toBe('live')
  expect(await titles(pages)).toEqual(['New en', 'New en'])
  expect([await versions(pages.first), await versions(pages.second)]).toEqual(
    before.map((count) => count + 1),
  )
})

inFull('does nothing twice if the worker is killed before and after', async () => {
  const pages = await twoPages()
  const before = await versions(pages.first)
  await end(startWorker())
  await desk.come(pages.release)
  expect(await titles(pages)).toEqual(['Old en', 'Old en'])
  const second = startWorker()
  await expect.poll(() => status(pages.release), { timeout: 120_000 }).toBe('live')
  await end(second)
  startWorker()
  const jobs = async () => {
    const { rowCount } = await desk.cms.pool.query(
      `SELECT 1 FROM graphile_worker.jobs WHERE key = 'run_releases'`,
    )
    return rowCount
  }
  await expect.poll(jobs, { timeout: 120_000 }).toBe(0)
  expect(await versions(pages.first)).toBe(before + 1)
})
