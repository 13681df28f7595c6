import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLocalReq, handleEndpoints } from 'payload'
import type { Role } from '../../../platform/access/roles'
import { inTransaction } from '../../../platform/database/in-transaction'
import { Editor } from '../../../test-support/admin-form'
import { startCms, type TestCms } from '../../../test-support/start-cms'
import type { History } from '../history'
import { applyPriceChanges } from './apply-price-changes'
import { bookSchema, type BookList, type PriceChanges } from './book'
import { planRule } from './plan'
import type { ReleaseView } from '../../../editor/schedule/types'
import type { RecentBatch } from './undo-batch'

let cms: TestCms
let editor: Editor
let other: Editor
const lists: number[] = []

beforeAll(async () => {
  cms = await startCms()
  editor = await Editor.logIn(cms, 'Mira Klein')
  other = await Editor.logIn(cms, 'Jon Weaver')
})

afterAll(() => cms.stop())

const rows = (usdMin: number) => [
  { key: 'day', label: 'Studio', unit: 'day' as const, usdMin, usdMax: usdMin * 2 },
  { key: 'hour', label: 'Operator', unit: 'hour' as const, usdMin: 5_000, gbpMin: 4_000 },
  { key: 'half-day', label: 'Half a day', unit: 'percent' as const, percentMin: 10 },
]

beforeEach(async () => {
  lists.length = 0
  for (const usdMin of [10_000, 20_000]) {
    const data = {
      title: `Trial ${usdMin}`,
      key: `trial-${randomUUID().slice(0, 8)}`,
      kind: 'rental' as const,
      items: rows(usdMin),
    }
    lists.push((await cms.payload.create({ collection: 'price-groups', data })).id)
  }
})

async function book(locale = 'en'): Promise<BookList[]> {
  const answer = await editor.call('GET', `/price-book/book?locale=${locale}`)
  expect(answer.status).toBe(200)
  const { lists: all } = bookSchema.parse(await answer.json())
  return all.filter(({ id }) => lists.includes(id))
}

/** The changes of the last day that touched the lists of this test, newest first. */
async function recent(): Promise<RecentBatch[]> {
  const answer = await editor.call('GET', '/price-book/book')
  const { recent: all } = (await answer.json()) as { recent: RecentBatch[] }
  return all.filter((batch) => batch.lists.some(({ id }) => lists.includes(id)))
}

/** Plans a raise of all dollar prices of the two lists by five percent. */
async function raise(): Promise<PriceChanges> {
  return planRule(await book(), () => true, {
    kind: 'percent',
    percent: 5,
    currencies: ['USD'],
    ending: 'exact',
  })
}

const apply = (changes: unknown, more: object = {}, who = editor) =>
  who.call('POST', '/price-book/changes', { changes, ...more })

const undo = (batch: string, more: object = {}, who = editor) =>
  who.call('POST', `/price-book/changes/${batch}/undo`, more)

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const time = { wallTime: `${TOMORROW}T09:00`, zone: 'UTC' }

/** Saves the second list as another editor. */
async function saveSecond(): Promise<void> {
  const path = `/price-groups/${lists[1]}?locale=en`
  const answer = await other.call('PATCH', path, { items: rows(30_000) })
  expect(answer.status, await answer.text()).toBe(200)
}

async function applied(): Promise<string> {
  const answer = await apply(await raise())
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { batch: string }).batch
}

async function dollars(): Promise<(number | null | undefined)[][]> {
  const docs = await Promise.all(
    lists.map((id) => cms.payload.findByID({ collection: 'price-groups', id, depth: 0 })),
  )
  return docs.map(({ items }) => (items ?? []).flatMap((row) => [row.usdMin, row.usdMax]))
}

const BEFORE = [
  [10_000, 20_000, 5_000, null, null, null],
  [20_000, 40_000, 5_000, null, null, null],
]
const AFTER = [
  [10_500, 21_000, 5_250, null, null, null],
  [21_000, 42_000, 5_250, null, null, null],
]

describe('changing many prices', () => {
  it('gives all chosen prices their new amounts and leaves everything else as it was', async () => {
    const [first = 0] = lists
    const words = { items: rows(10_000).map((row) => ({ ...row, label: `${row.label} (de)` })) }
    const made = await cms.payload.findByID({ collection: 'price-groups', id: first })
    const german = words.items.map((row, index) => ({ ...row, id: made.items?.[index]?.id }))
    await cms.payload.update({
      collection: 'price-groups',
      id: first,
      locale: 'de',
      data: { title: 'Versuch', items: german },
    })
    await applied()
    expect(await dollars()).toEqual(AFTER)
    const after = await cms.payload.findByID({
      collection: 'price-groups',
      id: first,
      locale: 'all',
    })
    expect(after.items?.[1]).toMatchObject({
      gbpMin: 4_000,
      label: { en: 'Operator', de: 'Operator (de)' },
    })
  })

  it('is in the history of each list, under the name of the editor', async () => {
    await applied()
    for (const id of lists) {
      const answer = await editor.call('GET', `/price-book/history/${id}`)
      const [newest] = ((await answer.json()) as History).entries
      expect(newest).toMatchObject({ savedBy: 'Mira Klein', isCurrent: true, isPartOfMany: true })
      expect(newest?.changes).toHaveLength(2)
    }
  })

  it('writes one event for each list, in one transaction', async () => {
    await cms.pool.query('DELETE FROM publish_events')
    await applied()
    const { rows: events } = await cms.pool.query<{ document: string; xmin: string }>(
      'SELECT document, xmin::text FROM publish_events ORDER BY document',
    )
    expect(events.map(({ document }) => document)).toEqual(
      lists.map((id) => `price-groups:${id}`).sort(),
    )
    expect(new Set(events.map(({ xmin }) => xmin)).size).toBe(1)
  })

  it('visitors see every new price after it', async () => {
    const all = bookSchema
      .parse(await (await editor.call('GET', '/price-book/book')).json())
      .lists.filter(({ key }) => key === 'animatics-2d' || key === 'boardomatics')
    const changes = planRule(all, () => true, {
      kind: 'amount',
      minor: 12_300,
      currencies: ['USD'],
      ending: 'exact',
    })
    expect((await apply(changes)).status).toBe(200)
    const { answerPage } = await import('../../../site/answer')
    const asked = { country: 'us', locale: 'en', path: '2d-animatics' } as const
    const text = JSON.stringify((await answerPage(cms.payload, asked)).view)
    for (const minor of [862_300, 1_362_300, 1_762_300]) expect(text).toContain(`"min":${minor}`)
    expect(text).not.toContain('"min":1350000')
  })

  it('changes nothing if one price breaks a rule, and names it', async () => {
    const changes = await raise()
    const [, second] = changes.lists
    if (second?.rows[0]) second.rows[0].figures = { usdMin: 90_000 }
    const answer = await apply(changes)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      error: { code: 'invalidPrices' },
      problems: [
        { list: lists[1], row: 'day', text: expect.stringMatching(/below the lowest/) as string },
      ],
    })
    expect(await dollars()).toEqual(BEFORE)
  })

  it('changes nothing if the last list cannot be saved', async () => {
    const changes = await raise()
    await cms.pool.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'refused'; END $$`)
    await cms.pool.query(`CREATE TRIGGER refuse BEFORE UPDATE ON price_groups FOR EACH ROW
      WHEN (NEW.id = ${lists[1]}) EXECUTE FUNCTION refuse()`)
    expect((await apply(changes)).status).toBe(500)
    await cms.pool.query('DROP TRIGGER refuse ON price_groups; DROP FUNCTION refuse()')
    expect(await dollars()).toEqual(BEFORE)
    expect((await apply(changes)).status).toBe(200)
  })

  it('asks about a list that somebody has saved since, and changes nothing', async () => {
    const changes = await raise()
    await saveSecond()
    const answer = await apply(changes, { changesOpenLists: true })
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({
      error: { code: 'changedSince' },
      conflicts: [{ list: lists[1], title: 'Trial 20000', reason: 'changed', by: 'Jon Weaver' }],
    })
    expect((await dollars())[0]).toEqual(BEFORE[0])
    expect((await apply(await raise())).status).toBe(200)
    expect((await dollars())[1]?.[0]).toBe(31_500)
  })

  it('asks about a list that somebody else has open, and changes it if told so', async () => {
    const accounts = await cms.payload.find({
      collection: 'users',
      where: { email: { equals: other.email } },
    })
    await cms.payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'price-groups', value: lists[0] ?? 0 },
        user: { relationTo: 'users', value: accounts.docs[0]?.id ?? 0 },
      },
    })
    const changes = await raise()
    const answer = await apply(changes)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({
      conflicts: [{ list: lists[0], reason: 'open', by: 'Jon Weaver' }],
    })
    expect((await apply(changes, {}, other)).status).toBe(200)
    expect((await apply(await raise(), { changesOpenLists: true })).status).toBe(200)
  })

  it('does not change a list that is in the trash', async () => {
    const changes = await raise()
    await cms.pool.query('UPDATE price_groups SET deleted_at = now() WHERE id = $1', [lists[0]])
    const answer = await apply(changes)
    expect(await answer.json()).toMatchObject({ conflicts: [{ list: lists[0], reason: 'gone' }] })
  })

  it('of two at once, the second is told about the first', async () => {
    const changes = await raise()
    const answers = await Promise.all([apply(changes), apply(changes, {}, other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await dollars()).toEqual(AFTER)
  })

  it('in a transaction of its caller ends with it, so that it can be part of a larger change', async () => {
    const req = await createLocalReq({}, cms.payload)
    const both = inTransaction(req, async () => {
      const data = { title: 'Renamed' }
      const id = lists[0] ?? 0
      expect(await applyPriceChanges(req, await raise())).toMatchObject({ kind: 'applied' })
      await cms.payload.update({ collection: 'price-groups', id, data, locale: 'en', req })
      throw new Error('The page cannot be published.')
    })
    await expect(both).rejects.toThrow('cannot be published')
    expect(await dollars()).toEqual(BEFORE)
    expect((await book())[0]?.title).toBe('Trial 10000')
  })

  it('by a job without an account works, too', async () => {
    const req = await createLocalReq({}, cms.payload)
    expect(await applyPriceChanges(req, await raise())).toMatchObject({ kind: 'applied' })
    expect(await dollars()).toEqual(AFTER)
  })
})

describe('undoing it', () => {
  it('restores all lists at once, and only once', async () => {
    const batch = await applied()
    const own = lists.map((id, index) => ({ id, title: `Trial ${[10_000, 20_000][index]}` }))
    const change = { batch, by: 'Mira Klein', prices: 4, undoable: 4, left: [] }
    const [found] = await recent()
    expect(found).toMatchObject(change)
    expect(found?.lists.toSorted((a, b) => a.id - b.id)).toEqual(own)
    const answer = await undo(batch)
    expect([answer.status, await answer.json()]).toEqual([200, { lists: 2, prices: 4, left: [] }])
    expect(await dollars()).toEqual(BEFORE)
    expect((await undo(batch)).status).toBe(409)
    expect(await recent()).toMatchObject([{ batch, undoable: 0, left: [] }])
  })

  it('leaves the prices that somebody has changed since, and names them', async () => {
    const batch = await applied()
    const [, second = 0] = lists
    const { items } = await cms.payload.findByID({
      collection: 'price-groups',
      id: second,
      depth: 0,
    })
    const later = items?.map((row) => (row.key === 'day' ? { ...row, usdMin: 30_000 } : row))
    const path = `/price-groups/${second}?locale=en`
    expect((await other.call('PATCH', path, { items: later, note: 'Later' })).status).toBe(200)

    const left = [{ list: 'Trial 20000', price: 'Studio' }]
    expect(await recent()).toMatchObject([{ batch, prices: 4, undoable: 3, left }])
    const answer = await undo(batch)
    expect([answer.status, await answer.json()]).toEqual([200, { lists: 2, prices: 3, left }])
    expect(await dollars()).toEqual([BEFORE[0], [30_000, 42_000, 5_000, null, null, null]])
    const kept = await cms.payload.findByID({ collection: 'price-groups', id: second, depth: 0 })
    expect(kept.note).toBe('Later')
    expect((await undo(batch)).status).toBe(409)
    expect((await dollars())[1]?.[0]).toBe(30_000)
  })

  it('each change has its own undo, in any order', async () => {
    const first = await applied()
    const [one, two] = await book()
    const only = (list: BookList | undefined) => ({
      lists: [
        {
          id: list?.id ?? 0,
          version: list?.version ?? '',
          rows: [{ key: 'hour', figures: { usdMin: 6_000 } }],
        },
      ],
    })
    const second = ((await (await apply(only(two))).json()) as { batch: string }).batch
    const third = ((await (await apply(only(one))).json()) as { batch: string }).batch
    expect((await recent()).map(({ batch }) => batch)).toEqual([third, second, first])

    expect((await undo(second)).status).toBe(200)
    expect((await dollars())[1]).toEqual(AFTER[1])
    // The third change touched a price of the first, which therefore stays until that is undone.
    const answer = await undo(first)
    expect(await answer.json()).toMatchObject({ prices: 3, left: [{ price: 'Operator' }] })
    expect(await dollars()).toEqual([[10_000, 20_000, 6_000, null, null, null], BEFORE[1]])
    expect((await undo(third)).status).toBe(200)
    expect((await undo(first)).status).toBe(200)
    expect(await dollars()).toEqual(BEFORE)
    expect((await recent()).map(({ undoable }) => undoable)).toEqual([0, 0, 0])
  })

  it('asks before it changes a list that somebody has open', async () => {
    const batch = await applied()
    const [, second = 0] = lists
    await cms.payload.update({ collection: 'price-groups', id: second, data: { note: 'x' } })
    const { docs } = await cms.payload.find({
      collection: 'users',
      where: { name: { equals: 'Jon Weaver' } },
    })
    await cms.payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'price-groups', value: second },
        user: { relationTo: 'users', value: docs[0]?.id ?? 0 },
      },
    })
    const answer = await undo(batch)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ conflicts: [{ list: second, reason: 'open' }] })
    expect(await dollars()).toEqual(AFTER)
    expect((await undo(batch, { changesOpenLists: true })).status).toBe(200)
    expect(await dollars()).toEqual(BEFORE)
  })

  it('is not possible after a day', async () => {
    const batch = await applied()
    await cms.pool.query(
      `UPDATE _price_groups_v SET updated_at = updated_at - interval '25 hours'
       WHERE parent_id = ANY($1)`,
      [lists],
    )
    const answer = await undo(batch)
    expect(await answer.json()).toMatchObject({ error: { code: 'tooLate' } })
    expect(await dollars()).toEqual(AFTER)
  })

  it('a later save of a list does not belong to the change', async () => {
    await applied()
    await cms.payload.update({ collection: 'price-groups', id: lists[0] ?? 0, data: { note: 'x' } })
    const { rows: batches } = await cms.pool.query(
      'SELECT batch FROM price_groups WHERE id = ANY($1) AND batch IS NOT NULL',
      [lists],
    )
    expect(batches).toHaveLength(1)
  })
})

describe('a CSV file', () => {
  const compare = (text: string) => editor.call('POST', '/price-book/csv', { text })

  it('that is downloaded, changed and compared changes exactly these prices when it is applied', async () => {
    for (const style of ['en', 'de']) {
      const path = `/price-book/csv?style=${style}&lists=${lists.join(',')}`
      const answer = await editor.call('GET', path)
      expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      const text = new TextDecoder().decode(bytes)
      expect(text.trim().split('\r\n')).toHaveLength(5)
      const compared = (await (await compare(text.replaceAll('"50"', '"52.50"'))).json()) as {
        changes: PriceChanges
        problems: unknown[]
      }
      expect(compared.problems).toEqual([])
      const before = await dollars()
      expect(before.map((row) => row[2])).toEqual([5_000, 5_000])
      expect((await apply(compared.changes)).status).toBe(200)
      expect((await dollars()).map((row) => row[2])).toEqual([5_250, 5_250])
      expect((await undo((await recent())[0]?.batch ?? '')).status).toBe(200)
      expect(await dollars()).toEqual(before)
    }
  })

  it('with a problem is answered by line and column, and changes nothing', async () => {
    const key = (await book())[0]?.key
    const answer = await compare(`list,row,usd\n${key},day,120\n${key},hour,5O\nnone,day,1`)
    expect(await answer.json()).toMatchObject({
      changes: { lists: [] },
      problems: [
        { line: 3, column: 'usd' },
        { line: 4, column: 'list' },
      ],
    })
    expect(await dollars()).toEqual(BEFORE)
  })

  it('with names in the language that was asked for has the same keys', async () => {
    const text = async (locale: string) =>
      (await editor.call('GET', `/price-book/csv?locale=${locale}`)).text()
    const [english, german] = [await text('en'), await text('de')]
    expect(german).not.toBe(english)
    const keys = (csv: string) => csv.match(/^"[^"]*","[^"]*"/gm)
    expect(keys(german)).toEqual(keys(english))
  })

  it('malformed calls are refused', async () => {
    expect((await editor.call('POST', '/price-book/csv', {})).status).toBe(400)
    expect((await compare('x'.repeat(500_001))).status).toBe(400)
    expect((await editor.call('GET', '/price-book/csv?lists=a')).status).toBe(400)
    expect((await editor.call('GET', '/price-book/csv?style=fr')).status).toBe(400)
  })
})

describe('the rights', () => {
  const CALLS = [
    ['GET', '/price-book/book', undefined, 200],
    ['GET', '/price-book/csv', undefined, 200],
    ['POST', '/price-book/csv', { text: '' }, 200],
    ['POST', '/price-book/changes', {}, 400],
    ['POST', `/price-book/changes/${randomUUID()}/undo`, {}, 404],
  ] as const

  it.each(CALLS)('%s %s is for editors and admins only', async (method, path, body, allowed) => {
    for (const role of ['client', 'translator', 'editor', 'admin'] satisfies Role[]) {
      const who = await Editor.logIn(cms, role, role)
      const expected = role === 'editor' || role === 'admin' ? allowed : 403
      expect((await who.call(method, path, body)).status, role).toBe(expected)
    }
    const { default: config } = await import('../../../payload.config')
    const request = new Request(`http://localhost:3001/api${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    expect((await handleEndpoints({ config, request })).status).toBe(401)
  })

  it('a translator cannot change prices through it', async () => {
    const translator = await Editor.logIn(cms, 'Ann Lee', 'translator')
    expect((await apply(await raise(), {}, translator)).status).toBe(403)
    expect((await undo(await applied(), {}, translator)).status).toBe(403)
    expect(await dollars()).toEqual(AFTER)
  })
})

describe('a malformed call', () => {
  const row = { key: 'day', figures: { usdMin: 1 } }
  const list = { id: 1, version: '1', rows: [row] }
  it.each([
    {},
    { changes: { lists: [] } },
    { changes: { lists: [{ ...list, rows: [] }] } },
    { changes: { lists: [list, list] } },
    { changes: { lists: [{ ...list, rows: [row, { key: 'day', figures: { usdMin: 2 } }] }] } },
    { changes: { lists: [{ ...list, id: 'x' }] } },
    { changes: { lists: [{ ...list, rows: [{ key: 'day', figures: {} }] }] } },
    { changes: { lists: [{ ...list, rows: [{ key: 'day', figures: { usdMin: '5' } }] }] } },
    { changes: { lists: [{ ...list, rows: [{ key: 'day', figures: { usdMin: 1.5 } }] }] } },
    { changes: { lists: [{ ...list, rows: [{ key: 'day', figures: { unit: 1 } }] }] } },
  ])('%j is refused', async (body) => {
    expect((await editor.call('POST', '/price-book/changes', body)).status).toBe(400)
  })

  it('that names an unknown list, price or change is answered', async () => {
    expect((await apply({ lists: [{ ...list, id: 2_000_000_000 }] })).status).toBe(409)
    const [first] = (await raise()).lists
    const wrong = { ...first, rows: [{ key: 'none', figures: { usdMin: 1 } }] }
    expect((await apply({ lists: [wrong] })).status).toBe(422)
    expect((await undo('abc')).status).toBe(404)
    expect((await editor.call('GET', '/price-book/book?locale=xx')).status).toBe(400)
  })
})

async function countReleases(): Promise<number> {
  return (await cms.pool.query('SELECT 1 FROM releases')).rows.length
}

describe('a change at a later time', () => {
  it('is a release that changes all the prices together', async () => {
    const planned = await apply(await raise(), { time })
    expect(planned.status, await planned.clone().text()).toBe(200)
    const { release } = (await planned.json()) as { release: ReleaseView }
    expect(release).toMatchObject({ status: 'scheduled', name: 'Prices in 2 lists', ...time })
    expect(release.items.map(({ document }) => document).sort()).toEqual([...lists].sort())
    expect(await dollars()).toEqual(BEFORE)

    const live = await editor.call('POST', `/releases/${release.id}/now`, {})
    expect(live.status, await live.clone().text()).toBe(200)
    expect(await dollars()).toEqual(AFTER)
  })

  it('keeps what another editor changes in between', async () => {
    const planned = await apply(await raise(), { time })
    const { release } = (await planned.json()) as { release: ReleaseView }
    const edited = rows(10_000).map((row) => (row.key === 'hour' ? { ...row, gbpMin: 4_500 } : row))
    const group = await cms.payload.findByID({ collection: 'price-groups', id: lists[0] ?? 0 })
    const items = edited.map((row, index) => ({ ...row, id: group.items?.[index]?.id }))
    await other.call('PATCH', `/price-groups/${lists[0]}?locale=en`, { items })
    const live = await editor.call('POST', `/releases/${release.id}/now`, {})
    expect(live.status, await live.clone().text()).toBe(200)
    const after = await cms.payload.findByID({ collection: 'price-groups', id: lists[0] ?? 0 })
    expect(after.items?.[1]).toMatchObject({ usdMin: 5_250, gbpMin: 4_500 })
  })

  it('is refused if a list has been saved since, and stores no release', async () => {
    const changes = await raise()
    await saveSecond()
    const before = await countReleases()
    const answer = await apply(changes, { time })
    expect(answer.status).toBe(409)
    const body = (await answer.json()) as { conflicts: { list: number }[] }
    expect(body.conflicts).toMatchObject([{ list: lists[1], reason: 'changed' }])
    expect(await countReleases()).toBe(before)
  })

  it('in the past answers 400 with the field', async () => {
    const past = { wallTime: '2020-01-01T09:00', zone: 'UTC' }
    const answer = await apply(await raise(), { time: past })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toHaveProperty('error.fields.wallTime')
    const malformed = await apply(await raise(), { time: { wallTime: 'tomorrow', zone: 'UTC' } })
    expect(malformed.status).toBe(400)
  })

  it('is not for translators', async () => {
    const translator = await Editor.logIn(cms, 'Ada Word', 'translator')
    expect((await apply(await raise(), { time }, translator)).status).toBe(403)
    expect((await translator.call('GET', '/price-book/pages?lists=1')).status).toBe(403)
  })
})

it('percentages change by points, within their rules', async () => {
  const points = (value: number) => ({ kind: 'points', points: value }) as const
  const some = planRule(await book(), () => true, points(2.5))
  expect((await apply(some)).status).toBe(200)
  const changed = await cms.payload.findByID({ collection: 'price-groups', id: lists[0] ?? 0 })
  expect(changed.items?.[2]).toMatchObject({ key: 'half-day', percentMin: 12.5 })
  expect((await apply(planRule(await book(), () => true, points(-50)))).status).toBe(422)
})

it('the pages that show the lists are named', async () => {
  await cms.pool.query(
    `INSERT INTO site_builds (country, locale, path, documents, read_at)
     VALUES ('us', 'en', 'bulk-a', ARRAY[$1], 0), ('uk', 'en', 'bulk-a', ARRAY[$1, $2], 0),
       ('us', 'de', 'bulk-b', ARRAY[$2], 0), ('us', 'en', 'bulk-c', ARRAY['price-groups:0'], 0)`,
    lists.map((id) => `price-groups:${id}`),
  )
  const answer = await editor.call('GET', `/price-book/pages?lists=${lists.join(',')}`)
  const { pages } = (await answer.json()) as { pages: { path: string; countries: string[] }[] }
  const own = pages.filter(({ path }) => path.startsWith('bulk-'))
  expect(own).toMatchObject([
    { path: 'bulk-a', countries: ['uk', 'us'] },
    { path: 'bulk-b', countries: ['us'] },
  ])
  for (const wrong of ['', 'x', '1,']) {
    expect((await editor.call('GET', `/price-book/pages?lists=${wrong}`)).status).toBe(400)
  }
})
