import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { startEdge, type Edge } from '../../docker/varnish/test-support/edge.mjs'
import { findFreePort } from '../../scripts/lib/ports.mjs'
import { CmsClient } from '../support/cms-client'
import { startTestStack } from '../support/test-stack'
import { from, visit } from '../support/visit'

type Part = 'web' | 'cms' | 'database' | 'worker'

const PAGES = ['/', '/pricing', '/ar/pricing', '/de/2d-animatics', '/contact'].flatMap((address) =>
  (['us', 'uk', 'gr'] as const).map((country) => ({ address, country })),
)
const READERS = 8

let stack: Awaited<ReturnType<typeof startTestStack>>
let edge: Edge
let cms: CmsClient

test.beforeAll(async () => {
  const port = await findFreePort()
  stack = await startTestStack({ edgeInstances: [`http://127.0.0.1:${port}`] })
  edge = await startEdge(stack.webUrls, { port, secret: stack.publishSecret })
  cms = await CmsClient.logIn(stack)
})

/**
 * Loads the pages until all are stored. A page that changes while it is rendered is not stored at
 * first.
 */
test.beforeEach(async () => {
  const fetches = async () => {
    const before = await edge.counter('MAIN.backend_req')
    for (const { address, country } of PAGES) {
      expect((await visit(edge.url + address, from(country))).status).toBe(200)
    }
    return (await edge.counter('MAIN.backend_req')) - before
  }
  await expect.poll(fetches, { timeout: 60_000 }).toBe(0)
})

test.afterAll(async () => {
  await edge.stop()
  await stack.stop()
})

/**
 * Reads pages through the edge until the work is done.
 * @returns descriptions of the answers that were not 200
 */
async function readDuring(work: () => Promise<void>): Promise<string[]> {
  const failures: string[] = []
  let reads = 0
  let isDone = false
  const read = async () => {
    while (!isDone) {
      const page = PAGES[reads++ % PAGES.length]
      if (!page) return
      const { address, country } = page
      await visit(edge.url + address, from(country)).then(
        ({ status }) => status === 200 || failures.push(`${status} ${country}${address}`),
        (error: unknown) => failures.push(`${String(error)} ${country}${address}`),
      )
      await sleep(20)
    }
  }
  const readers = Array.from({ length: READERS }, read)
  await work()
  isDone = true
  await Promise.all(readers)
  expect(reads).toBeGreaterThan(50)
  return failures
}

/** Kills the parts together, and restarts them after this time. */
async function killFor(milliseconds: number, ...parts: Part[]): Promise<void> {
  await Promise.all(parts.map((part) => stack.kill(part)))
  await sleep(milliseconds)
  for (const part of parts) await stack.start(part)
  await sleep(1_000)
}

for (const part of ['web', 'cms', 'database', 'worker'] as const) {
  test(`no rendered page fails while ${part} is killed and restarted`, async () => {
    expect(await readDuring(() => killFor(3_000, part))).toEqual([])
  })
}

test('no rendered page fails while web and CMS are away together', async () => {
  expect(await readDuring(() => killFor(10_000, 'cms', 'web'))).toEqual([])
})

test('no rendered page fails while pages expire and the CMS does not answer', async () => {
  const failures = await readDuring(async () => {
    await cms.setPrice('animatics-2d', 'spot30', { usdMin: 1_371_100 })
    await stack.kill('cms', 'SIGSTOP')
    await sleep(6_000)
    await stack.kill('cms', 'SIGCONT')
    await sleep(1_000)
  })
  expect(failures).toEqual([])
})

test('no rendered page fails while another build of the web replaces the first', async () => {
  const failures = await readDuring(async () => {
    await stack.kill('web', 'SIGTERM')
    // A new build has no rendered pages, and no record of pages that have expired.
    const app = path.join(stack.dataDir, 'instances', 'web', 'apps', 'web')
    await rm(path.join(app, '.next', 'page-cache'), { recursive: true })
    await stack.start('web')
    await sleep(5_000)
  })
  expect(failures).toEqual([])
})

test('a change after these outages is at the edge within a second, and live', async () => {
  await cms.setPrice('animatics-2d', 'spot30', { usdMin: 1_372_200 })
  const shows = async () => (await visit(`${edge.url}/pricing`, from('us'))).html.includes('13,722')
  await expect.poll(shows, { intervals: [100], timeout: 5_000 }).toBe(true)
  const waiting = async () => {
    const { html } = await visit(`${stack.cmsUrl}/api/ready`)
    return (JSON.parse(html) as { outbox: { waiting: number } }).outbox.waiting
  }
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
})
