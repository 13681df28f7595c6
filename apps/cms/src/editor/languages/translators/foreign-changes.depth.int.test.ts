import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Editor } from '../../../test-support/admin-form'
import { PUBLISHED } from '../../../test-support/sample-videos'
import { startCms, type TestCms } from '../../../test-support/start-cms'

type Values = Record<string, unknown>

let cms: TestCms
let mira: Editor
let paul: Editor
let jon: Editor
let picture: number
let list: number
let count = 0
let id: number
let slug: string

beforeAll(async () => {
  cms = await startCms()
  mira = await Editor.logIn(cms, 'Mira Klein')
  paul = await Editor.logIn(cms, 'Paul Stone')
  jon = await Editor.logIn(cms, 'Jon Weaver', 'translator')
  const first = async (collection: 'media' | 'price-groups') =>
    (await cms.payload.find({ collection, limit: 1, depth: 0 })).docs[0]?.id ?? 0
  picture = await first('media')
  list = await first('price-groups')
})

afterAll(() => cms.stop())

const hero = (key: string, title: string) => ({ id: key, blockType: 'hero', title, lead: 'Words.' })

const prices = (price: object) => ({
  id: 'prices',
  blockType: 'comparison',
  columns: [
    { id: 'one', title: 'One' },
    { id: 'two', title: 'Two' },
  ],
  rows: [{ id: 'row', label: 'Row', cells: [{ id: 'cell', text: 'Cell', ...price }] }],
})

beforeEach(async () => {
  count += 1
  slug = `foreign-${count}`
  const data = {
    ...PUBLISHED,
    title: 'A page',
    slug,
    readyLocales: ['en', 'de'],
    blocks: [hero('a', 'First'), hero('b', 'Second'), prices({})],
  }
  id = (await cms.payload.create({ collection: 'pages', data: data as never })).id
  await cms.payload.update({
    collection: 'pages',
    id,
    locale: 'de',
    data: { ...data, title: 'Eine Seite' } as never,
  })
  const words = { title: 'Neue Worte' }
  expect((await jon.call('PATCH', `/pages/${id}?draft=true&locale=de`, words)).status).toBe(200)
})

/** The public document in all languages, without the record of who saved it. */
async function live(): Promise<Values> {
  const where = { id: { equals: id } }
  const row = (await cms.payload.db.findOne({
    collection: 'pages',
    where,
    locale: 'all',
  })) as Values
  return without(row, 'edits', 'updatedAt')
}

function without(values: Values, ...names: string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
}

async function newest(): Promise<Values> {
  const query = { collection: 'pages', id, locale: 'all', draft: true, depth: 0 } as const
  return { ...(await cms.payload.findByID(query)) }
}

const send = async (who: Editor, data: object, locale = 'en') => {
  const answer = await who.call('PATCH', `/pages/${id}?draft=true&locale=${locale}`, data)
  expect(answer.status).toBe(200)
}

type Shape = { blocks: Values[] }

const blocks = async () =>
  ((await cms.payload.findByID({ collection: 'pages', id, depth: 0 })) as never as Shape).blocks

/** The translator writes German into the block that an editor has added. */
async function translateNew() {
  const query = { collection: 'pages', id, locale: 'de', draft: true, depth: 0 } as const
  const found = (await cms.payload.findByID(query)) as never as Shape
  const german = found.blocks.map((block) =>
    block.id === 'new' ? { ...block, title: 'Drittens' } : block,
  )
  await send(jon, { blocks: german }, 'de')
}

/** What an editor has changed in a draft, and what it looks like there. */
const KINDS: Record<string, { change: () => Promise<void>; isRefused?: true }> = {
  'a new path': { change: () => send(mira, { slug: `${slug}-moved` }), isRefused: true },
  'hidden from search engines': { change: () => send(mira, { isHiddenFromSearch: true }) },
  'another order of blocks': {
    change: async () => send(mira, { blocks: (await blocks()).toReversed() }),
  },
  'a new block without German text': {
    change: async () => send(mira, { blocks: [...(await blocks()), hero('new', 'Third')] }),
  },
  'a removed block': { change: async () => send(mira, { blocks: (await blocks()).slice(1) }) },
  'another picture': { change: () => send(mira, { seoImage: picture }) },
  'another price': {
    change: async () => {
      const price = { priceGroup: list, priceItem: 'anything' }
      await send(mira, { blocks: [...(await blocks()).slice(0, 2), prices(price)] })
    },
  },
  'a language fewer': { change: () => send(mira, { readyLocales: ['de'] }) },
  'a language more': { change: () => send(mira, { readyLocales: ['en', 'de', 'ar'] }) },
  'another English text': { change: () => send(mira, { title: 'Other English words' }) },
  'a new block with German text': {
    change: async () => {
      await send(mira, { blocks: [...(await blocks()), hero('new', 'Third')] })
      await translateNew()
    },
    isRefused: true,
  },
}

type Answer = { status: number; text: string }

const patch = async (query: string, body: object = {}): Promise<Answer> => {
  const data = { ...body, _status: 'published' }
  const answer = await jon.call('PATCH', `/pages/${id}?locale=de${query}`, data)
  return { status: answer.status, text: await answer.text() }
}

/** The ways in which a translator can publish. */
const WAYS: Record<string, () => Promise<Answer>> = {
  'the form': async () => {
    const form = await jon.open(`pages/${id}`, 'de')
    const answer = await form.publish()
    return { status: answer.status, text: await answer.text() }
  },
  'one language': () => patch('&publishSpecificLocale=de'),
  'all languages': () => patch(''),
  'a draft that says published': () => patch('&draft=true'),
  'an autosave that says published': () => patch('&draft=true&autosave=true'),
  'the whole of Payload’s switches': () => patch('&publishAllLocales=true'),
  'values that are sent along': () => patch('', { slug: 'sent-along', isHiddenFromSearch: true }),
  'the list or the languages board': async () => {
    const body = { ids: [id], action: 'publish', locale: 'de', isTrial: false }
    const answer = await jon.call('POST', '/publishing/bulk/pages', body)
    const text = await answer.text()
    const [result] = (JSON.parse(text) as { results: { refusal: string | null }[] }).results
    return { status: result?.refusal === null ? 200 : 403, text }
  },
}

describe.each(Object.keys(WAYS))('a translator who publishes by %s', (way) => {
  it.each(Object.keys(KINDS))('leaves %s of an editor in the draft', async (kind) => {
    const { change, isRefused = false } = KINDS[kind] ?? expect.fail()
    await change()
    const [before, draft] = [await live(), await newest()]
    const { status, text } = await (WAYS[way] ?? expect.fail())()
    if (isRefused) {
      expect(status, text).toBe(403)
      expect(text).toContain('was changed by Mira Klein and is not live yet')
      expect(await live()).toEqual(before)
    } else {
      expect(status, text).toBe(200)
      const title = { ...(before.title as object), de: 'Neue Worte' }
      expect(await live()).toEqual({ ...before, title })
    }
    expect(await newest()).toMatchObject(without(draft, 'edits', 'updatedAt', '_status'))
  })

  it.each([
    ['was never published', 'A draft'],
    ['was taken off the site', 'A page'],
  ])('publishes nothing that %s', async (_, title) => {
    if (title === 'A draft') {
      const body = { title, slug: `${slug}-draft`, readyLocales: ['en', 'de'] }
      const answer = await mira.call('POST', '/pages?draft=true&locale=en', body)
      id = ((await answer.json()) as { doc: { id: number } }).doc.id
      await send(jon, { title: 'Ein Entwurf' }, 'de')
    } else {
      const path = `/pages/${id}?unpublishAllLocales=true`
      expect((await mira.call('PATCH', path, { _status: 'draft' })).status).toBe(200)
      await send(jon, { title: 'Wieder da' }, 'de')
    }
    const before = await live()
    const { status, text } = await (WAYS[way] ?? expect.fail())()
    expect(status, text).toBe(403)
    expect(text).toContain(`“${title}” was changed by Mira Klein and is not live yet`)
    expect(await live()).toEqual(before)
  })
})

it('the editor’s draft goes live later with the translator’s text', async () => {
  await send(mira, { isHiddenFromSearch: true, blocks: (await blocks()).toReversed() })
  expect((await patch('')).status).toBe(200)
  expect(await live()).toMatchObject({ isHiddenFromSearch: false, title: { de: 'Neue Worte' } })
  const answer = await mira.call('PATCH', `/pages/${id}?publishSpecificLocale=en`, {
    _status: 'published',
  })
  expect(answer.status).toBe(200)
  const { title, isHiddenFromSearch, blocks: order } = await live()
  expect({ title, isHiddenFromSearch }).toEqual({
    title: { en: 'A page', de: 'Neue Worte' },
    isHiddenFromSearch: true,
  })
  expect((order as Values[]).map(({ id: key }) => key)).toEqual(['prices', 'b', 'a'])
})

it('a form shows the editor’s draft again after it published', async () => {
  await send(mira, { blocks: [...(await blocks()), hero('new', 'Third')] })
  const form = await jon.open(`pages/${id}`, 'de')
  expect((await form.publish()).status).toBe(200)
  expect((form.values as Shape).blocks.map(({ id: key }) => key)).toEqual([
    'a',
    'b',
    'prices',
    'new',
  ])
  const typed = { title: 'Noch neuer' }
  expect((await form.autosave(typed)).status).toBe(200)
  expect((await form.publish()).status).toBe(200)
  expect(await live()).toMatchObject({ title: { en: 'A page', de: 'Noch neuer' } })
})

it('the editor who made the change is named, not the one who saved last', async () => {
  await send(mira, { blocks: [...(await blocks()), hero('new', 'Third')] })
  await send(paul, { isHiddenFromSearch: true })
  await translateNew()
  expect((await patch('')).text).toContain('“Hero 4” was changed by Mira Klein')
  const refusal = await jon.call('PATCH', `/pages/${id}?locale=de`, { _status: 'published' })
  expect(refusal.status).toBe(403)
})

it('without a text of their own, translators are told whose change waits', async () => {
  expect((await patch('')).status).toBe(200)
  await send(mira, { seoImage: picture })
  const { status, text } = await patch('')
  expect({ status, text }).toMatchObject({
    status: 403,
    text: expect.stringContaining('“Picture when shared” was changed by Mira Klein') as string,
  })
})

it('translators can schedule nothing', async () => {
  const item = { collection: 'pages', document: id, action: 'publish', languages: ['de'] }
  const time = { wallTime: '2030-01-01T09:00', timeZone: 'Europe/Berlin' }
  expect((await jon.call('POST', '/releases/change', { item, time })).status).toBe(403)
  const release = await mira.call('POST', '/releases', { name: 'Of an editor' })
  const { release: own } = (await release.json()) as { release: { id: number } }
  expect((await jon.call('POST', `/releases/${own.id}/items`, item)).status).toBe(403)
  expect((await jon.call('POST', `/releases/${own.id}/now`, {})).status).toBe(403)
})

it('nothing changes for editors', async () => {
  await send(mira, { slug: `${slug}-moved`, isHiddenFromSearch: true })
  const path = `/pages/${id}?locale=de&publishSpecificLocale=de`
  expect((await paul.call('PATCH', path, { _status: 'published' })).status).toBe(200)
  expect(await live()).toMatchObject({ slug: `${slug}-moved`, isHiddenFromSearch: true })
})
