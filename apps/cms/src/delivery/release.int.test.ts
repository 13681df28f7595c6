import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findGroup, setPrice } from '../test-support/price-row'
import { startCms, type TestCms } from '../test-support/start-cms'
import { publishMessageSchema } from '@studio/shared/contracts/publish'
import { COUNTRIES } from '@studio/shared/countries'
import { LOCALES } from '@studio/shared/locales'
import { Edge } from './edge'
import { InstancePublisher } from './instance-publisher'
import { deleteOtherInstances, purgePublishEvents } from './outbox'
import { Release } from './release'
import { WebInstance } from './web-instance'

let cms: TestCms
let servers: Server[] = []
let heard: string[]
/** The warnings in the worker's log. */
let warnings: string[]
const warn = (message: string) => warnings.push(message)
/** The price in cents. Each change sets another value. */
let price = 1_370_000

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

beforeEach(async () => {
  heard = []
  warnings = []
  for (const table of ['publish_events', 'publish_instances', 'site_builds']) {
    await cms.pool.query(`DELETE FROM ${table}`)
  }
})

afterEach(() => {
  for (const server of servers) server.close()
  servers = []
})

async function listen(answer: (method: string, body: string, tags: string) => [number, unknown]) {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      const { 'xkey-softpurge': soft = '', 'xkey-purge': hard = '' } = request.headers
      const [status, said] = answer(String(request.method), body, [soft, hard].join(' '))
      response.writeHead(status).end(JSON.stringify(said))
    })
  }).listen(0)
  await once(server, 'listening')
  servers.push(server)
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/**
 * Simulates two web instances and an edge. A test can make each instance fail or change its cache
 * id.
 */
async function site() {
  const state = { cacheId: 'known', webs: [200, 200], edge: 200, refused: 'no tag has this' }
  const web = (index: number) =>
    listen((_, body) => {
      const { expiredTags, goneTags, waitsForRenders } = JSON.parse(body) as Record<
        string,
        string[]
      >
      const what = waitsForRenders ? 'waits' : [...(expiredTags ?? []), ...(goneTags ?? [])].join()
      if (what) heard.push(`web ${index}: ${what}`)
      if (!publishMessageSchema.safeParse(JSON.parse(body)).success) return [400, {}]
      if (body.includes(state.refused)) return [413, {}]
      return [state.webs[index] ?? 500, { cacheId: state.cacheId, mostVisited: [] }]
    })
  const origins = [await web(0), await web(1)]
  const edge = await listen((_, __, tags) => {
    heard.push(`edge: ${tags.trim()}`)
    return [state.edge, state.edge === 200 ? { purged: 1 } : { error: { code: 'forbidden' } }]
  })
  const start = () => {
    const webs = origins.map((origin) => new WebInstance(origin, 'secret'))
    const release = new Release(cms.pool, webs, [new Edge(edge, 'secret')])
    const publishers = webs.map((web) => new InstancePublisher(cms.pool, web, release, warn))
    return { release, publishers }
  }
  for (const origin of origins) {
    await cms.pool.query('INSERT INTO publish_instances (instance, boot_id) VALUES ($1, $2)', [
      origin,
      'known',
    ])
  }
  return { state, origins, start }
}

async function changePrice(): Promise<void> {
  const { id } = await findGroup(cms.payload, 'animatics-2d')
  await cms.pool.query(
    `INSERT INTO site_builds (country, locale, path, documents, read_at)
     VALUES ('us', 'en', 'pricing', $1, 0) ON CONFLICT DO NOTHING`,
    [[`price-groups:${id}`]],
  )
  await setPrice(cms.payload, ['animatics-2d', 'spot30'], { usdMin: (price += 100) })
}

async function isLive(): Promise<boolean> {
  const { rows } = await cms.pool.query('SELECT live_at FROM publish_events')
  expect(rows).toHaveLength(1)
  return (rows[0] as { live_at: Date | null }).live_at !== null
}

const TAG = 'page:/us/en/pricing'

describe('a change', () => {
  it('is live when every web has acknowledged it and the edge has purged its pages', async () => {
    const { start } = await site()
    const { release, publishers } = start()
    await changePrice()
    await publishers[0]?.deliver()
    await release.finalize()
    expect(heard).toEqual([`web 0: ${TAG}`])
    expect(await isLive()).toBe(false)
    await publishers[1]?.deliver()
    await release.finalize()
    expect(heard.slice(1, 3)).toEqual([`web 1: ${TAG}`, `edge: ${TAG}`])
    expect(heard.slice(3).sort()).toEqual(['web 0: waits', 'web 1: waits'])
    expect(await isLive()).toBe(true)
  })

  it('waits for an edge that refuses, and is not sent to the webs again', async () => {
    const { start, state } = await site()
    const { release, publishers } = start()
    await changePrice()
    state.edge = 403
    for (const publisher of publishers) await publisher.deliver()
    await expect(release.finalize()).rejects.toThrow('403')
    expect(await isLive()).toBe(false)
    state.edge = 200
    heard = []
    for (const publisher of publishers) await publisher.deliver()
    await release.finalize()
    expect(heard[0]).toBe(`edge: ${TAG}`)
    expect(await isLive()).toBe(true)
  })

  it('purges the pages that showed it when it was sent, even if they no longer do', async () => {
    const { start } = await site()
    const { release, publishers } = start()
    await changePrice()
    for (const publisher of publishers) await publisher.deliver()
    await cms.pool.query("UPDATE site_builds SET documents = '{}'")
    await release.finalize()
    expect(heard).toContain(`edge: ${TAG}`)
  })

  it('purges the whole edge if the worker that sent it is gone', async () => {
    const { start } = await site()
    await changePrice()
    for (const publisher of start().publishers) await publisher.deliver()
    await cms.pool.query("UPDATE site_builds SET documents = '{}'")
    await start().release.finalize()
    expect(heard).toContain('edge: site')
    expect(await isLive()).toBe(true)
  })

  it('stays waiting while a web does not acknowledge it', async () => {
    const { start, state } = await site()
    const { release, publishers } = start()
    await changePrice()
    state.webs = [200, 503]
    await publishers[0]?.deliver()
    await expect(publishers[1]?.deliver()).rejects.toThrow('503')
    await release.finalize()
    expect(await isLive()).toBe(false)
  })
})

describe('a change of many pages', () => {
  it('goes live on a site of 2,000 pages in every country and language', async () => {
    const { start } = await site()
    const { release, publishers } = start()
    await changePrice()
    await cms.pool.query(
      `INSERT INTO site_builds (country, locale, path, documents, read_at)
       SELECT country, locale, 'offers/page-' || page, $1, 0
       FROM unnest($2::text[]) AS country, unnest($3::text[]) AS locale, generate_series(1, 2000) AS page`,
      [
        [`price-groups:${(await findGroup(cms.payload, 'animatics-2d')).id}`],
        [...COUNTRIES],
        [...LOCALES],
      ],
    )
    for (const publisher of publishers) await publisher.deliver()
    await release.finalize()
    expect(await isLive()).toBe(true)
    const sent = heard.filter((line) => line.startsWith('web 0: page')).join(',')
    expect(sent.match(/page:/g)).toHaveLength(18_001)
    expect(warnings).toEqual([])
  })

  it('that a web refuses does not stop the others, and the refused one expires all pages', async () => {
    const { start, state, origins } = await site()
    const { release, publishers } = start()
    for (const page of ['one', 'two', 'three', 'four', 'five']) {
      await cms.pool.query(
        `INSERT INTO publish_events (document, new_slug) VALUES ('pages:1', $1)`,
        [`offer-${page}`],
      )
    }
    state.refused = 'offer-three'
    for (const publisher of publishers) await publisher.deliver()
    await release.finalize()
    const { rows } = await cms.pool.query('SELECT 1 FROM publish_events WHERE live_at IS NULL')
    expect(rows).toEqual([])
    expect(heard.filter((line) => line === 'web 0: site')).toHaveLength(1)
    expect(warnings).toHaveLength(2)
    for (const [index, origin] of origins.entries()) {
      expect(warnings[index]).toContain(`${origin} refused a publish message: 413`)
    }
    expect(warnings[0]).toContain('pages:1')
  })
})

describe('a web that does not answer', () => {
  it('is named with the reason', async () => {
    const { start, origins } = await site()
    await changePrice()
    const [server] = servers
    server?.close()
    await once(server as Server, 'close')
    await expect(start().publishers[0]?.deliver()).rejects.toThrow(
      `${origins[0]} does not answer (ECONNREFUSED)`,
    )
  })
})

it('events that are live for more than a year are deleted, however many they are', async () => {
  await cms.pool.query(
    `INSERT INTO publish_events (document, live_at)
     SELECT 'pages:1', now() - interval '1 day' * days + interval '1 hour' FROM generate_series(1, 12000) AS days`,
  )
  expect(await purgePublishEvents(cms.pool)).toBe(12_000 - 365)
  const { rows } = await cms.pool.query('SELECT count(*)::int AS kept FROM publish_events')
  expect(rows).toEqual([{ kept: 365 }])
})

describe('a web with an unknown cache', () => {
  it('expires all its pages and purges the edge once', async () => {
    const { start, state } = await site()
    const { publishers } = start()
    state.cacheId = 'another build'
    await publishers[0]?.probe()
    await publishers[0]?.probe()
    expect(heard).toEqual(['web 0: site', 'edge: site'])
  })

  it('is also one that was not notified of changes for a while', async () => {
    const { start, origins } = await site()
    await deleteOtherInstances(cms.pool, origins.slice(1))
    await start().publishers[0]?.probe()
    expect(heard).toContain('web 0: site')
  })
})
