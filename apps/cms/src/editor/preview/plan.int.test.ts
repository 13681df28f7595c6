import { previewAnswerSchema, type PreviewAnswer } from '@studio/shared/contracts/preview'
import {
  isPlanTicket,
  PREVIEW_HEADER,
  readPreview,
  signPreview,
  type PlanTicket,
} from '@studio/shared/preview'
import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { ReleaseDesk } from '../../test-support/release-desk'
import { samplePost } from '../../test-support/sample-documents'
import { newStaff } from '../../test-support/staff'

const desk = new ReleaseDesk()
let maker: number

beforeAll(async () => {
  maker = Number((await (await newStaff(desk.cms)).account()).id)
})

const secret = () => process.env.PUBLISH_SECRET ?? ''

function ticketOf(plan: Partial<PlanTicket['plan']>, more = {}): string {
  const whole = { release: null, at: null, zone: 'Europe/Berlin', ...plan }
  return signPreview({ plan: whole, by: maker, expires: Date.now() + 60_000, ...more }, secret())
}

async function ask(ticket: string, query: Record<string, string>): Promise<Response> {
  const { default: config } = await import('../../payload.config')
  const words = new URLSearchParams({ country: 'us', locale: 'en', ...query }).toString()
  const request = new Request(`http://localhost:3001/api/site/preview?${words}`, {
    headers: { [PREVIEW_HEADER]: ticket },
  })
  return handleEndpoints({ config, request })
}

async function show(
  plan: Partial<PlanTicket['plan']>,
  query: Record<string, string>,
): Promise<PreviewAnswer> {
  const answer = await ask(ticketOf(plan), query)
  expect(answer.status, await answer.clone().text()).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return previewAnswerSchema.parse(await answer.json())
}

const titleOf = ({ answer }: PreviewAnswer) =>
  answer && 'title' in answer.view ? answer.view.title : answer?.view.kind

async function slugOf(id: number): Promise<string> {
  return (await desk.cms.payload.findByID({ collection: 'pages', id, depth: 0 })).slug
}

/** A page with the prices of a list. */
async function pageWithPrices(): Promise<{ id: number; path: string; list: number }> {
  const { payload } = desk.cms
  const { docs } = await payload.find({
    collection: 'price-groups',
    where: { key: { equals: 'animatics-2d' } },
    depth: 0,
  })
  const list = docs[0]?.id ?? 0
  const id = await desk.page('Old', ['en'])
  const blocks = [
    { blockType: 'priceTable', heading: 'Prices', layout: 'list', groups: [list] },
  ] as never
  await payload.update({ collection: 'pages', id, locale: 'en', data: { blocks } })
  return { id, path: await slugOf(id), list }
}

async function priceItem(list: number, amount: number) {
  const found = await desk.cms.payload.findByID({ collection: 'price-groups', id: list, depth: 0 })
  const { items } = found as unknown as { items: { usdMin: number }[] }
  const changed = items.map((row, at) => (at === 0 ? { ...row, usdMin: amount } : row))
  const form = { locale: 'en', data: { items: changed } }
  return { collection: 'price-groups', document: list, action: 'change', form }
}

async function menuItem(label: string) {
  const menus = await desk.cms.payload.findGlobal({ slug: 'menus', locale: 'en', depth: 0 })
  const { megaItems } = menus as unknown as { megaItems: { label: string }[] }
  const changed = megaItems.map((entry, at) => (at === 0 ? { ...entry, label } : entry))
  const form = { locale: 'en', data: { megaItems: changed } }
  return { collection: 'menus', document: 0, action: 'change', form }
}

const MAY_4 = Date.parse('2035-05-04T07:00:00Z')

describe('the site with a release', () => {
  it('shows its page, its price and its menu entry together, and changes nothing', async () => {
    const { id, path, list } = await pageWithPrices()
    await desk.write(id, 'New en')
    const release = await desk.release([
      { document: id },
      await priceItem(list, 7_654_300),
      await menuItem('Spring menu'),
    ])
    const events = async () =>
      (await desk.cms.pool.query<{ id: string }>('SELECT max(id) AS id FROM publish_events')).rows
    const before = await events()
    const found = await show({ release }, { path })
    expect(titleOf(found)).toBe('New en')
    expect(JSON.stringify(found.answer?.view)).toContain('7654300')
    expect(JSON.stringify(found.answer?.shell)).toContain('Spring menu')
    expect(found.plan).toEqual({
      release: { name: 'Spring', state: 'shown' },
      at: '2035-05-04T07:00:00.000Z',
      zone: 'Europe/Berlin',
      changes: 3,
      skipped: [],
      asked: [],
    })

    const { answerPage } = await import('../../site/answer')
    const visitor = { country: 'us', locale: 'en', path } as const
    const live = JSON.stringify(await answerPage(desk.cms.payload, visitor))
    for (const word of ['New en', '7654300', 'Spring menu']) expect(live).not.toContain(word)
    expect(await events()).toEqual(before)
    const { rows } = await desk.cms.pool.query(
      `SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND state = 'idle in transaction'`,
    )
    expect(rows).toEqual([])
  })

  it('shows it in another country and language', async () => {
    const id = await desk.page()
    await desk.write(id, 'Neu de', 'de')
    const release = await desk.release([{ document: id, languages: ['de'] }])
    const path = await slugOf(id)
    expect(titleOf(await show({ release }, { path, locale: 'de', country: 'uk' }))).toBe('Neu de')
    expect(titleOf(await show({ release }, { path }))).toBe('Old en')
  })

  it('is not live yet on a date before it', async () => {
    const id = await desk.page()
    await desk.write(id, 'New en')
    const release = await desk.release([{ document: id }])
    const found = await show({ release, at: MAY_4 - 1 }, { path: await slugOf(id) })
    expect(titleOf(found)).toBe('Old en')
    expect(found.plan).toMatchObject({ changes: 0, release: { state: 'later' } })
  })

  it('can be seen before it has a time, without incomplete documents', async () => {
    const [whole, half] = [await desk.page(), await desk.page()]
    await desk.write(whole, 'New en')
    const { payload } = desk.cms
    const data = { blocks: [{ blockType: 'hero' }] as never, _status: 'draft' as const }
    await payload.update({ collection: 'pages', id: half, draft: true, locale: 'en', data })
    const { release } = await desk.post('/releases', { name: 'Idea' })
    for (const document of [whole, half]) {
      const item = { collection: 'pages', document, action: 'publish', languages: ['en'] }
      expect((await desk.post(`/releases/${release?.id}/items`, item)).status).toBe(200)
    }
    const plan = { release: release?.id ?? 0 }
    const found = await show(plan, { path: await slugOf(whole) })
    expect(titleOf(found)).toBe('New en')
    expect(found.plan).toMatchObject({ changes: 1, skipped: ['Old en'] })
    expect(titleOf(await show(plan, { path: await slugOf(half) }))).toBe('Old en')
  })

  it('names documents that are in the trash, or were edited since', async () => {
    const [gone, edited] = [await desk.page(), await desk.page()]
    const release = await desk.release([{ document: gone }, { document: edited }])
    await desk.mira.call('DELETE', `/pages/${gone}`)
    await desk.write(edited, 'Newer en')
    const { plan } = await show({ release }, {})
    expect(plan).toMatchObject({ changes: 1, skipped: ['Old en'], asked: ['Old en'] })
  })
})

describe('the site on a date', () => {
  it('has all that is scheduled until then, and nothing later', async () => {
    const [first, second] = [await desk.page(), await desk.page()]
    for (const id of [first, second]) await desk.write(id, 'New en')
    const early = await desk.schedule(first)
    await desk.schedule(second)
    await desk.cms.pool.query(`UPDATE releases SET instant = '2034-01-01' WHERE id = $1`, [early])
    const at = Date.parse('2034-06-01T00:00:00Z')
    expect(titleOf(await show({ at }, { path: await slugOf(first) }))).toBe('New en')
    expect(titleOf(await show({ at }, { path: await slugOf(second) }))).toBe('Old en')
    expect(titleOf(await show({ at: MAY_4 }, { path: await slugOf(second) }))).toBe('New en')
  })

  it('has a page that is taken off the site until then no more', async () => {
    const id = await desk.page()
    const path = await slugOf(id)
    await desk.schedule(id, { action: 'unpublish', languages: ['en', 'de', 'ar'] })
    expect(titleOf(await show({ at: MAY_4 }, { path }))).toBe('notFound')
    expect(titleOf(await show({}, { path }))).toBe('Old en')
  })

  it('has the posts whose day has come', async () => {
    const data = samplePost('in-the-future', '2034-01-05')
    await desk.cms.payload.create({ collection: 'posts', data })
    const query = { path: 'in-the-future' }
    expect(titleOf(await show({}, query))).toBe('notFound')
    expect(titleOf(await show({ at: MAY_4 }, query))).toBe('Post in-the-future')
  })
})

describe('a preview while its documents are changed', () => {
  it('says that it is busy, and leaves no transaction open', async () => {
    const id = await desk.page()
    await desk.write(id, 'New en')
    const release = await desk.release([{ document: id }])
    const client = await desk.cms.pool.connect()
    try {
      await client.query('BEGIN')
      await client.query('SELECT 1 FROM pages WHERE id = $1 FOR UPDATE', [id])
      const answer = await ask(ticketOf({ release }), {})
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
    expect(titleOf(await show({ release }, { path: await slugOf(id) }))).toBe('New en')
  })
})

describe('who may see it', () => {
  it('staff get a link that is valid for a minute, others none', async () => {
    const release = await desk.release([{ document: await desk.page() }])
    const path = `/preview/planned?release=${release}&zone=Europe/Berlin&locale=de`
    for (const who of [desk.mira, desk.jon]) {
      const answer = await who.call('GET', path)
      expect(answer.status).toBe(307)
      const link = new URL(answer.headers.get('location') ?? '')
      expect(link.searchParams.get('locale')).toBe('de')
      const ticket = readPreview(link.searchParams.get('ticket'), secret())
      if (!ticket || !isPlanTicket(ticket)) throw new Error('The link has no ticket.')
      expect(ticket).toMatchObject({ plan: { release, at: null }, isEntry: true })
      expect(ticket.expires).toBeLessThanOrEqual(Date.now() + 60_000)
    }
    const { default: config } = await import('../../payload.config')
    const request = new Request(`http://localhost:3001/api${path}`)
    expect((await handleEndpoints({ config, request })).status).toBe(401)
  })

  it.each([
    ['release=999999', 404],
    ['release=abc', 400],
    ['at=tomorrow', 400],
    ['zone=Mars/Olympus', 400],
  ])('%s gets %i', async (query, status) => {
    expect((await desk.mira.call('GET', `/preview/planned?${query}`)).status).toBe(status)
  })

  it('tickets that have expired, are forged, or whose maker has left the staff are refused', async () => {
    expect((await ask(ticketOf({}, { expires: Date.now() - 1 }), {})).status).toBe(401)
    const forged = signPreview(
      { plan: { release: null, at: null, zone: 'UTC' }, by: maker, expires: Date.now() + 60_000 },
      'another secret that is long enough',
    )
    expect((await ask(forged, {})).status).toBe(401)
    const left = await newStaff(desk.cms)
    const by = Number((await left.account()).id)
    const ticket = ticketOf({}, { by })
    expect((await ask(ticket, {})).status).toBe(200)
    await desk.cms.payload.delete({ collection: 'users', id: by })
    expect((await ask(ticket, {})).status).toBe(404)
  })
})
