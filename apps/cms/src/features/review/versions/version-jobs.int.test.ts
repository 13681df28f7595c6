import { afterAll, beforeAll, expect, it } from 'vitest'
import { newProject, newVersion } from '../../../test-support/review-project'
import { startCms, type TestCms } from '../../../test-support/start-cms'

let cms: TestCms
let number = 10

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

interface Job {
  task: string
  priority: number
}

async function waiting(deliverableId: number, size: number): Promise<number> {
  const { addVersionJob } = await import('./version-jobs')
  const state = { state: 'waiting', progress: 0 } as const
  const id = await newVersion(cms, deliverableId, (number += 1), { ...state, size })
  await cms.pool.query(`SELECT ${addVersionJob('$1')}`, [id])
  return id
}

async function jobOf(id: number): Promise<Job | undefined> {
  const { rows } = await cms.pool.query<Job>(
    'SELECT task_identifier AS task, priority FROM graphile_worker.jobs WHERE key = $1',
    [`version:${id}`],
  )
  return rows[0]
}

it('short versions have their own queue, and projects take turns in each', async () => {
  const [busy, other] = [await newProject(cms, []), await newProject(cms, [])]
  const ids = []
  for (let count = 0; count < 3; count += 1) ids.push(await waiting(busy.deliverableId, 1_000))
  ids.push(await waiting(other.deliverableId, 1_000))
  ids.push(await waiting(other.deliverableId, 200 * 1024 ** 2))
  const jobs = await Promise.all(ids.map(jobOf))
  expect(jobs).toEqual([
    { task: 'process_short_version', priority: 0 },
    { task: 'process_short_version', priority: 1 },
    { task: 'process_short_version', priority: 2 },
    { task: 'process_short_version', priority: 0 },
    { task: 'process_version', priority: 1 },
  ])
})

it('a version that takes too long moves to the long queue', async () => {
  const { moveToLongLane } = await import('./version-jobs')
  const { deliverableId } = await newProject(cms, [])
  const id = await waiting(deliverableId, 1_000)
  await cms.pool.query(
    `UPDATE deliverable_versions SET state = 'processing', progress = 40 WHERE id = $1`,
    [id],
  )
  await moveToLongLane(cms.pool, id)
  expect(await jobOf(id)).toMatchObject({ task: 'process_version' })
  const { rows } = await cms.pool.query(
    'SELECT state, progress::int FROM deliverable_versions WHERE id = $1',
    [id],
  )
  expect(rows).toEqual([{ state: 'waiting', progress: 0 }])
})
