import type { Locale } from '@studio/shared/locales'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Editor } from '../../test-support/admin-form'
import { PUBLISHED } from '../../test-support/sample-videos'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { boardQuerySchema, countBoard, readBoard, type BoardRow } from './read-board'

let cms: TestCms
let editor: Editor
let translator: Editor
let count = 0
let id: number

let outdatedAfterSetUp: unknown[]

beforeAll(async () => {
  cms = await startCms()
  const { rows } = await cms.pool.query(
    'SELECT kind, document_id, locale FROM translations WHERE changed + untranslated > 0',
  )
  outdatedAfterSetUp = rows
  editor = await Editor.logIn(cms, 'Mira Klein')
  translator = await Editor.logIn(cms, 'Jon Weaver', 'translator')
})

afterAll(() => cms.stop())

const TITLES = { en: 'Our films', de: 'Unsere Filme', ar: 'أفلامنا' }

const block = (blockId: string, heading: string) => ({
  id: blockId,
  blockType: 'callToAction' as const,
  heading,
})

/** Creates a page that is published in English and German, with two blocks. */
beforeEach(async () => {
  count += 1
  const slug = `board-${count}`
  const data = {
    ...PUBLISHED,
    title: TITLES.en,
    slug,
    readyLocales: ['en' as const],
    blocks: [block(`a${count}`, 'First'), block(`b${count}`, 'Second')],
  }
  id = (await cms.payload.create({ collection: 'pages', data })).id
  const blocks = [block(`a${count}`, 'Erstens'), block(`b${count}`, 'Zweitens')]
  await change({ title: TITLES.de, blocks, readyLocales: ['en', 'de'] }, 'de')
})

/** Publishes values in one language. */
async function change(data: object, locale: Locale = 'en', who = editor): Promise<void> {
  const query = `depth=0&locale=${locale}&publishSpecificLocale=${locale}`
  const answer = await who.call('PATCH', `/pages/${id}?${query}`, { ...data, _status: 'published' })
  expect(answer.status, await answer.clone().text()).toBe(200)
}

async function saveDraft(data: object, locale: Locale = 'en'): Promise<void> {
  const answer = await editor.call('PATCH', `/pages/${id}?depth=0&draft=true&locale=${locale}`, {
    ...data,
    _status: 'draft',
  })
  expect(answer.status).toBe(200)
}

async function row(kind = 'pages', documentId = id): Promise<BoardRow | undefined> {
  for (let page = 1; ; page += 1) {
    const query = boardQuerySchema.parse({ kind, page })
    const { rows } = await readBoard(cms.pool, query)
    const found = rows.find((each) => each.id === documentId)
    if (found || rows.length === 0) return found
  }
}

async function german(): Promise<string> {
  const cell = (await row())?.cells.de
  return cell ? `${cell.state} ${cell.changed} ${cell.untranslated}` : 'not on the board'
}

async function confirm(body: object, who = editor, path = `pages/${id}`): Promise<number> {
  return (await who.call('POST', `/translations/${path}/confirm`, body)).status
}

/** The headings that visitors read in German. */
async function germanHeadings(): Promise<unknown[]> {
  const page = await cms.payload.findByID({ collection: 'pages', id, locale: 'de', depth: 0 })
  return (page.blocks ?? []).map((each) => ('heading' in each ? (each.heading ?? undefined) : 0))
}

interface EnglishPlaces {
  places: Record<string, { text: string; lag: string | null; before: string | null }>
}

async function english(language = 'de', who = editor): Promise<EnglishPlaces['places']> {
  const answer = await who.call('GET', `/translations/pages/${id}?language=${language}`)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as EnglishPlaces).places
}

describe('the life of a translation', () => {
  it('shows each language of a document', async () => {
    expect(await row()).toMatchObject({
      title: TITLES.en,
      cells: {
        en: { state: 'live', changed: 0, untranslated: 0 },
        de: { state: 'live', changed: 0, untranslated: 0 },
        ar: { state: 'missing', changed: 0, untranslated: 0 },
      },
    })
    await saveDraft({ title: TITLES.ar }, 'ar')
    expect((await row())?.cells.ar.state).toBe('draft')
    await saveDraft({ title: 'Filme' }, 'de')
    expect(await german()).toBe('changed 0 0')
  })

  it('an English draft marks nothing, and its publication marks the changed text', async () => {
    await saveDraft({ title: 'Our new films' })
    expect(await german()).toBe('live 0 0')
    await change({ title: 'Our new films' })
    expect(await german()).toBe('live 1 0')
    const places = await english()
    expect(places.title).toMatchObject({
      text: 'Our new films',
      lag: 'changed',
      before: 'Our films',
    })
    expect(places[`blocks.a${count}.heading`]?.lag).toBeNull()
  })

  it('moving a block marks nothing, a new block is untranslated, a removed one disappears', async () => {
    const [a, b] = [block(`a${count}`, 'First'), block(`b${count}`, 'Second')]
    await change({ blocks: [b, a] })
    expect(await german()).toBe('live 0 0')
    expect(await germanHeadings()).toEqual(['Zweitens', 'Erstens'])
    // The heading of this block is not required, so German stays complete without it.
    const third = { id: `c${count}`, blockType: 'testimonials', heading: 'Third' }
    const blocks = [b, third, a]
    await change({ blocks })
    expect(await german()).toBe('live 0 1')
    expect((await english())[`blocks.c${count}.heading`]?.lag).toBe('untranslated')
    expect(await germanHeadings()).toEqual(['Zweitens', undefined, 'Erstens'])
    await change({ blocks: [a] })
    expect(await germanHeadings()).toEqual(['Erstens'])
    expect(await german()).toBe('live 0 0')
  })

  it('translating a marked text removes its mark, and only that one', async () => {
    await change({
      title: 'Our new films',
      blocks: [block(`a${count}`, 'Now'), block(`b${count}`, 'Second')],
    })
    expect(await german()).toBe('live 2 0')
    await change({ title: 'Unsere neuen Filme' }, 'de', translator)
    expect(await german()).toBe('live 1 0')
    expect((await english()).title?.lag).toBeNull()
  })

  it('an outdated language stays public without a change', async () => {
    await change({ title: 'Our new films' })
    const page = await cms.payload.findByID({ collection: 'pages', id, locale: 'de' })
    expect(page).toMatchObject({ _status: 'published', title: TITLES.de })
    expect(page.readyLocales).toContain('de')
  })

  it('a small correction keeps translations valid that were valid', async () => {
    await change({ title: 'Our film', isSmallCorrection: true })
    expect(await german()).toBe('live 0 0')
    await change({ title: 'Other films' })
    await change({ title: 'Other  film!', isSmallCorrection: true })
    expect(await german()).toBe('live 1 0')
    expect((await english()).title?.before).toBe('Our film')
  })

  it('the checkbox stays checked while the form saves drafts, and is cleared by publishing', async () => {
    const form = await editor.open(`pages/${id}`)
    await form.autosave({ title: 'Our film', isSmallCorrection: true })
    expect(form.values.isSmallCorrection).toBe(true)
    await form.publish()
    expect(form.values.isSmallCorrection).toBe(false)
    expect(await german()).toBe('live 0 0')
    await change({ title: 'Something else' })
    expect(await german()).toBe('live 1 0')
  })

  it('“up to date” confirms one text or all', async () => {
    const blocks = [block(`a${count}`, 'Now'), block(`b${count}`, 'Later')]
    await change({ title: 'Our new films', blocks })
    expect(await german()).toBe('live 3 0')
    expect(await confirm({ language: 'de', places: ['title'] }, translator)).toBe(200)
    expect(await german()).toBe('live 2 0')
    expect(await confirm({ language: 'de' }, translator)).toBe(200)
    expect(await german()).toBe('live 0 0')
    await change({ title: 'Our newest films' })
    expect(await german()).toBe('live 1 0')
  })

  it('“up to date” at an empty text keeps it empty until the English changes', async () => {
    await change({ seoTitle: 'Films' })
    expect(await german()).toBe('live 0 1')
    expect(await confirm({ language: 'de' })).toBe(200)
    expect(await german()).toBe('live 0 1')
    expect(await confirm({ language: 'de', places: ['seoTitle'] })).toBe(200)
    expect(await german()).toBe('live 0 0')
    await change({ seoTitle: 'All films' })
    expect(await german()).toBe('live 0 1')
  })

  it('publishing both languages at once keeps a text outdated that nobody translated', async () => {
    await saveDraft({ title: 'Our new films' })
    await saveDraft({ seoTitle: 'Filme' }, 'de')
    const answer = await editor.call('PATCH', `/pages/${id}?locale=en`, { _status: 'published' })
    expect(answer.status).toBe(200)
    expect(await german()).toBe('live 1 0')
  })

  it('one cell is published by the existing call', async () => {
    await change({ title: 'Our new films' })
    await saveDraft({ title: 'Unsere neuen Filme' }, 'de')
    expect(await german()).toBe('changed 1 0')
    const body = { ids: [id], action: 'publish', locale: 'de', isTrial: true }
    await translator.call('POST', '/publishing/bulk/pages', body)
    expect(await german()).toBe('changed 1 0')
    await translator.call('POST', '/publishing/bulk/pages', { ...body, isTrial: false })
    expect(await german()).toBe('live 0 0')
  })

  it('the English is published from the board as a small correction', async () => {
    await saveDraft({ title: 'Our film' })
    const body = { ids: [id], action: 'publish', locale: 'en', isTrial: false }
    const path = '/publishing/bulk/pages'
    const answer = await editor.call('POST', path, { ...body, isSmallCorrection: true })
    expect(answer.status).toBe(200)
    expect((await row())?.cells.en.state).toBe('live')
    expect(await german()).toBe('live 0 0')
  })

  it('an unpublished page has drafts, and knows its sources when it is published again', async () => {
    await change({ title: 'Our new films' })
    await editor.call('PATCH', `/pages/${id}?unpublishAllLocales=true&locale=en`, {
      _status: 'draft',
    })
    expect(await german()).toBe('draft 0 0')
    await editor.call('PATCH', `/pages/${id}?locale=en`, { _status: 'published' })
    expect(await german()).toBe('live 1 0')
  })

  it('the trash hides a page from the board, restoring brings it back with its sources', async () => {
    await change({ title: 'Our new films' })
    expect((await editor.call('DELETE', `/pages/${id}`)).status).toBe(200)
    expect(await row()).toBeUndefined()
    const body = { language: 'de' }
    expect(await confirm(body)).toBe(404)
    await editor.call('POST', `/pages/${id}/restore`, {})
    expect(await german()).toBe('draft 0 0')
    await editor.call('PATCH', `/pages/${id}?locale=en`, { _status: 'published' })
    expect(await german()).toBe('live 1 0')
    await cms.pool.query('DELETE FROM pages WHERE id = $1', [id])
    const left = await cms.pool.query(
      `SELECT FROM translations WHERE kind = 'pages' AND document_id = $1`,
      [id],
    )
    expect(left.rowCount).toBe(0)
  })
})

describe('documents without drafts', () => {
  it('menus: a new English name marks the other languages', async () => {
    const read = async () => (await row('menus', 0))?.cells.de
    const before = await read()
    expect(before).toMatchObject({ state: 'live', changed: 0 })
    const menus = await cms.payload.findGlobal({ slug: 'menus', depth: 0, locale: 'en' })
    const body = { callToAction: { ...menus.callToAction, label: 'Talk to us today' } }
    expect((await editor.call('POST', '/globals/menus?locale=en', body)).status).toBe(200)
    expect(await read()).toMatchObject({ changed: 1 })
    expect(await confirm({ language: 'de' }, translator, 'menus/0')).toBe(403)
    expect(await confirm({ language: 'de' }, editor, 'menus/0')).toBe(200)
    expect(await read()).toEqual(before)
  })

  it('settings, price names and alternative texts are on the board', async () => {
    const { docs } = await cms.payload.find({ collection: 'media', limit: 1, depth: 0 })
    const picture = docs[0]?.id ?? 0
    expect((await row('media', picture))?.cells.de).toMatchObject({ state: 'live', changed: 0 })
    await cms.payload.update({
      collection: 'media',
      id: picture,
      locale: 'en',
      data: { alt: 'Another sentence.' },
    })
    expect((await row('media', picture))?.cells.de).toMatchObject({ state: 'live', changed: 1 })
    expect((await row('site-settings', 0))?.cells.de.state).toBe('live')
    const lists = await readBoard(cms.pool, boardQuerySchema.parse({ kind: 'price-groups' }))
    expect(lists.total).toBeGreaterThan(5)
  })
})

describe('the board', () => {
  it('after the set-up every language is up to date', () => {
    expect(outdatedAfterSetUp).toEqual([])
  })

  it('filters by language and state, kind and title, and sorts', async () => {
    await change({ title: 'Zebras and films' })
    const find = async (query: object) => {
      const { rows } = await readBoard(cms.pool, boardQuerySchema.parse(query))
      return rows.map((each) => each.id)
    }
    const own = { kind: 'pages', q: 'zebras' }
    expect(await find(own)).toEqual([id])
    expect(await find({ ...own, language: 'de', state: 'outdated' })).toEqual([id])
    expect(await find({ ...own, state: 'outdated' })).toEqual([id])
    expect(await find({ ...own, language: 'ar', state: 'outdated' })).toEqual([])
    expect(await find({ ...own, language: 'ar', state: 'missing' })).toEqual([id])
    expect(await find({ ...own, language: 'de', state: 'live' })).toEqual([])
    expect(await find({ ...own, language: 'de', state: 'draft' })).toEqual([])
    expect((await find({ kind: 'pages', sort: 'title' })).length).toBe(50)
  })

  it('documents from before the board are added as up to date, once', async () => {
    await change({ title: 'Our older films' })
    await cms.pool.query(`DELETE FROM translated_documents
      WHERE kind = 'menus' OR (kind = 'pages' AND document_id = ${id})`)
    const { fillTranslations } = await import('./fill-translations')
    expect(await fillTranslations(cms.payload)).toBe(2)
    expect(await german()).toBe('live 0 0')
    expect((await row('menus', 0))?.cells.de).toMatchObject({ state: 'live', changed: 0 })
    expect(await fillTranslations(cms.payload)).toBe(0)
  })

  it('a language that a schedule makes live has its time, until it is live or cancelled', async () => {
    await saveDraft({ title: 'Unsere neuen Filme' }, 'de')
    const item = { collection: 'pages', document: id, action: 'publish', languages: ['de'] }
    const time = { wallTime: '2035-05-04T09:00', zone: 'Europe/Berlin' }
    const answer = await editor.call('POST', '/releases/change', { item, time })
    const { release } = (await answer.json()) as { release: { id: number } }
    expect((await row())?.cells).toMatchObject({
      en: { scheduled: null },
      de: { state: 'changed', scheduled: { at: '2035-05-04T07:00:00Z', zone: 'Europe/Berlin' } },
    })
    const find = async (language: string) => {
      const query = boardQuerySchema.parse({ kind: 'pages', state: 'scheduled', language })
      return (await readBoard(cms.pool, query)).rows.map((each) => each.id)
    }
    expect([await find('de'), await find('en')]).toEqual([[id], []])
    expect((await countBoard(cms.pool)).de.scheduled).toBe(1)
    await editor.call('POST', `/releases/${release.id}/cancel`, {})
    expect((await row())?.cells.de.scheduled).toBeNull()
  })

  it('counts the cells of each language', async () => {
    const before = await countBoard(cms.pool)
    await change({ title: 'Our other films' })
    const after = await countBoard(cms.pool)
    expect(after.de.outdated).toBe(before.de.outdated + 1)
    expect(after.ar).toEqual(before.ar)
  })

  it('shows the first page of 5,000 documents', async () => {
    await cms.pool.query(`
      INSERT INTO translated_documents (kind, document_id, title)
        SELECT 'posts', 100000 + n, 'Post ' || n FROM generate_series(1, 5000) n;
      INSERT INTO translations (kind, document_id, locale, state, changed)
        SELECT 'posts', 100000 + n, locale, 'live', n % 3
        FROM generate_series(1, 5000) n, unnest(ARRAY['en', 'ar', 'de']) locale;`)
    const query = boardQuerySchema.parse({ language: 'de', state: 'outdated', q: 'post' })
    const [board] = await Promise.all([readBoard(cms.pool, query), countBoard(cms.pool)])
    expect(board.total).toBeGreaterThan(3000)
    expect(board.rows).toHaveLength(50)
    await cms.pool.query(`DELETE FROM translated_documents WHERE document_id > 100000`)
  })
})

describe('access', () => {
  it('staff read the board and the English; clients and visitors do not', async () => {
    const client = await Editor.logIn(cms, 'A client', 'client')
    for (const path of ['/translations', `/translations/pages/${id}?language=de`]) {
      expect((await translator.call('GET', path)).status).toBe(200)
      expect((await client.call('GET', path)).status).toBe(403)
    }
    expect(await confirm({ language: 'de' }, client)).toBe(403)
  })

  it('malformed calls are refused', async () => {
    const status = async (path: string) => (await editor.call('GET', path)).status
    expect(await status('/translations?state=none&x=1')).toBe(400)
    expect(await status(`/translations/pages/${id}?language=fr`)).toBe(400)
    expect(await status('/translations/pages/x?language=de')).toBe(404)
    expect(await status('/translations/users/1?language=de')).toBe(404)
    expect(await status('/translations/pages/2147483647?language=de')).toBe(404)
    expect(await confirm({ language: 'en' })).toBe(400)
    expect(await confirm({ language: 'de', places: [] })).toBe(400)
    expect(await confirm({ language: 'ar' })).toBe(409)
  })
})
