import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ffmpeg, numberedFrames, numbersIn } from '../test-support/films'
import { newProject, newVersion } from '../test-support/review-project'
import { startCms, type TestCms } from '../test-support/start-cms'

const inFull = it.runIf(process.env.TEST_FULL)

let cms: TestCms
let review: string
let workers: ChildProcess[] = []

beforeAll(async () => {
  cms = await startCms()
  review = path.join(process.env.MEDIA_DIR ?? '', 'review')
})

afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  workers = []
  await cms.stop()
})

function startWorker(): ChildProcess {
  const worker = spawn(process.execPath, ['--import', 'tsx', 'src/worker/main.ts'], {
    cwd: path.resolve(__dirname, '../..'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'ignore',
  })
  workers.push(worker)
  return worker
}

async function end(worker: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const ended = once(worker, 'exit')
  worker.kill(signal)
  await ended
}

/** Creates a version whose video takes a while to process, with its job. */
async function newFilm(seconds: number): Promise<number> {
  const { deliverableId } = await newProject(cms, [])
  const key = randomBytes(16).toString('hex')
  const folder = path.join(review, 'files', key)
  await mkdir(folder, { recursive: true })
  const film = [...numberedFrames('25', seconds), '-c:v', 'ffv1', '-f', 'matroska', 'original']
  await ffmpeg(folder, ...film)
  const id = await newVersion(cms, deliverableId, 2, {
    ...{ mimeType: 'video/matroska', storageKey: `${key}/original` },
    ...{ state: 'waiting', progress: 0, facts: null },
  })
  const { addVersionJob } = await import('../features/review/versions/version-jobs')
  await cms.pool.query(`SELECT ${addVersionJob('$1')}`, [id])
  return id
}

async function read(id: number) {
  const { rows } = await cms.pool.query<{ state: string; progress: number; proxy_key: string }>(
    'SELECT state, progress::int, proxy_key FROM deliverable_versions WHERE id = $1',
    [id],
  )
  return rows[0]
}

/** The command lines of the running programs that process this test's videos. */
async function programs(): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const lines = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  )
  return lines.filter((line) => line.includes('ffmpeg\0') && line.includes(review))
}

it('a video is processed again after its worker was killed, and no program survives', async () => {
  const killed = startWorker()
  const id = await newFilm(60)
  const progress = async () => (await read(id))?.progress
  await expect.poll(progress, { timeout: 120_000 }).toBeGreaterThan(0)
  expect(await programs()).toHaveLength(1)
  await end(killed, 'SIGKILL')
  await expect.poll(programs, { timeout: 30_000 }).toEqual([])
  expect((await read(id))?.state).toBe('processing')

  const next = startWorker()
  await expect.poll(async () => (await read(id))?.state, { timeout: 280_000 }).toBe('ready')
  const { proxy_key: key = '' } = (await read(id)) ?? {}
  expect(await numbersIn(path.join(review, 'files', key))).toHaveLength(1_500)
  await end(next, 'SIGTERM')
  expect(next.exitCode).toBe(0)
})

inFull('stops a film when the worker gets SIGTERM, and leaves it to the next worker', async () => {
  const worker = startWorker()
  // The film is longer than the worker can process in the time that running jobs get after a stop
  // signal.
  const id = await newFilm(600)
  await expect.poll(programs, { timeout: 120_000 }).toHaveLength(1)
  await end(worker, 'SIGTERM')
  expect(await programs()).toEqual([])
  expect((await read(id))?.state).toBe('processing')
})
