import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { z } from 'zod'
import { CmsClient } from '../../tests/support/cms-client'
import type { Stack } from '../lib/stack.mjs'
import { milliseconds, row } from './statistics'
import { withStack } from './with-stack'

/**
 * This benchmark measures releases of three pages and of two hundred, which is the limit: how long
 * the button “Make it live now” takes, and how long after its time a scheduled release is live on
 * every web server.
 */
const SIZES = [3, 200]

/**
 * Releases are scheduled this many seconds ahead. The worker prepares them 15 s before their time.
 */
const LEAD_SECONDS = 25

const POLL_MS = 100

const pageSchema = z.object({ doc: z.object({ id: z.number() }) })
const releaseSchema = z.object({ release: z.object({ id: z.number() }) })

class Bench {
  private round = 0

  constructor(
    private readonly cms: CmsClient,
    private readonly database: Client,
  ) {}

  async makePages(count: number): Promise<number[]> {
    const ids: number[] = []
    for (let index = 0; index < count; index += 1) {
      const slug = `release-${count}-${index}`
      const data = { title: slug, slug, headerTheme: 'light', readyLocales: ['en'] }
      const answer = await this.cms.call('POST', '/pages?locale=en&depth=0', {
        ...data,
        _status: 'published',
      })
      ids.push(pageSchema.parse(answer).doc.id)
    }
    return ids
  }

  /**
   * Writes a draft of each page and adds it to a new release.
   * @returns the id of the release
   */
  async makeRelease(pages: number[]): Promise<number> {
    this.round += 1
    const answer = await this.cms.call('POST', '/releases', { name: `Round ${this.round}` })
    const { id } = releaseSchema.parse(answer).release
    for (const document of pages) {
      const title = `Round ${this.round}, page ${document}`
      const draft = { title, _status: 'draft' }
      await this.cms.call('PATCH', `/pages/${document}?locale=en&depth=0&draft=true`, draft)
      const item = { collection: 'pages', document, action: 'publish', languages: ['en'] }
      await this.cms.call('POST', `/releases/${id}/items`, item)
    }
    return id
  }

  /** @returns the milliseconds that the button “Make it live now” takes */
  async pressNow(release: number): Promise<number> {
    const begun = performance.now()
    await this.cms.call('POST', `/releases/${release}/now`, {})
    return performance.now() - begun
  }

  /** @returns the milliseconds from the release's time until its last change is live */
  async waitForTime(release: number, count: number): Promise<number> {
    await this.database.query(
      `UPDATE releases SET status = 'scheduled', wall_time = '2026-01-01T00:00', zone = 'UTC',
         instant = now() + make_interval(secs => $2) WHERE id = $1`,
      [release, LEAD_SECONDS],
    )
    await this.database.query(
      `SELECT graphile_worker.add_job('run_releases', '{}'::json,
         run_at := now() + make_interval(secs => $1 - 15))`,
      [LEAD_SECONDS],
    )
    for (;;) {
      const { rows } = await this.database.query<{ late: number | null; live: number }>(
        `SELECT (extract(epoch FROM max(event.live_at) - release.instant) * 1000)::float8 AS late,
           count(event.live_at)::int AS live
         FROM releases release
         LEFT JOIN publish_events event
           ON event.created_at >= release.instant AND event.document LIKE 'pages:%'
         WHERE release.id = $1 AND release.status = 'live'
         GROUP BY release.instant`,
        [release],
      )
      const [found] = rows
      if (found?.late != null && found.live >= count) return found.late
      await sleep(POLL_MS)
    }
  }
}

async function measure(stack: Stack): Promise<void> {
  const database = new Client({ connectionString: stack.databaseUrl })
  await database.connect()
  try {
    const bench = new Bench(await CmsClient.logIn(stack), database)
    console.log(row('documents', 'press', 'due to live'))
    for (const size of SIZES) {
      const pages = await bench.makePages(size)
      const pressed = await bench.pressNow(await bench.makeRelease(pages))
      const late = await bench.waitForTime(await bench.makeRelease(pages), size)
      console.log(row(String(size), milliseconds(pressed), milliseconds(late)))
    }
  } finally {
    await database.end()
  }
}

await withStack(measure)
