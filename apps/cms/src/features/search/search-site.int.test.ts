import type { SearchKind } from '@studio/shared/contracts/search'
import { type Locale, LOCALES } from '@studio/shared/locales'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { richText, samplePost } from '../../test-support/sample-documents'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { bringUpToDate } from './bring-up-to-date'
import { findNearest } from './nearest'
import { searchSite } from './search-site'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

const find = (q: string, locale: Locale = 'en', country: 'us' | 'uk' | 'gr' = 'us') =>
  searchSite(cms.payload, { country, locale, q })

const pathsOf = async (q: string, locale: Locale = 'en') =>
  (await find(q, locale)).hits.map(({ path }) => path)

const post = (slug: string, title: string, publishedOn = '2025-01-01') => ({
  ...samplePost(slug, publishedOn),
  title,
})

describe('published content', () => {
  it('is found by the next search, by its new words after an edit, and not after its removal', async () => {
    const { payload } = cms
    const data = post('on-marsupials', 'A film about quokkas')
    const { id } = await payload.create({ collection: 'posts', data })
    expect(await pathsOf('quokkas')).toEqual(['on-marsupials'])
    const change = { collection: 'posts', id } as const
    await payload.update({ ...change, data: { title: 'A film about wombats' } })
    expect(await pathsOf('wombats')).toEqual(['on-marsupials'])
    expect(await pathsOf('quokkas')).toEqual([])
    await payload.update({ ...change, data: { slug: 'on-wombats' } })
    expect(await pathsOf('wombats')).toEqual(['on-wombats'])
    await payload.update({ ...change, data: { _status: 'draft' } })
    expect(await pathsOf('wombats')).toEqual([])
    await payload.update({ ...change, data: { _status: 'published' } })
    expect(await pathsOf('wombats')).toEqual(['on-wombats'])
    await payload.delete(change)
    expect(await pathsOf('wombats')).toEqual([])
  })

  it('is found in its published state while a draft exists, and not before its date', async () => {
    const { payload } = cms
    const data = post('on-numbats', 'A film about numbats')
    const { id } = await payload.create({ collection: 'posts', data })
    const draft = { title: 'A film about bilbies', _status: 'draft' as const }
    await payload.update({ collection: 'posts', id, data: draft, draft: true })
    expect(await pathsOf('bilbies')).toEqual([])
    expect(await pathsOf('numbats')).toEqual(['on-numbats'])
    await payload.create({
      collection: 'posts',
      data: post('on-dugongs', 'A film about dugongs', '2100-01-01'),
    })
    expect(await pathsOf('dugongs')).toEqual([])
  })

  it('is found in its ready languages, unless it is hidden from search', async () => {
    const { payload } = cms
    const data = post('on-xylophones', 'A film about xylophones')
    const { id } = await payload.create({ collection: 'posts', data })
    expect(await pathsOf('xylophones', 'de')).toEqual([])
    await payload.update({
      collection: 'posts',
      id,
      locale: 'de',
      data: {
        title: 'Ein Film über Xylophones',
        lead: 'Worum es geht.',
        body: richText('Wörter.'),
        readyLocales: ['en', 'de'],
      },
    })
    expect(await pathsOf('xylophones', 'de')).toEqual(['on-xylophones'])
    await payload.update({ collection: 'posts', id, data: { isHiddenFromSearch: true } })
    expect(await pathsOf('xylophones')).toEqual([])
  })

  it('shows the new alternative text of a picture at once', async () => {
    const { payload } = cms
    const { docs } = await payload.find({
      collection: 'media',
      where: { mimeType: { like: 'image/' } },
      limit: 1,
    })
    const media = docs[0]?.id
    if (!media) throw new Error('There is no picture.')
    await payload.create({
      collection: 'posts',
      data: { ...post('on-kakapo', 'A film about kakapo'), media },
    })
    expect((await find('kakapo')).hits[0]?.image?.src).toMatch(/^\/media\//)
    await payload.update({ collection: 'media', id: media, data: { alt: 'A green parrot' } })
    expect((await find('kakapo')).hits[0]?.image?.alt).toBe('A green parrot')
  })
})

it('without changes only the outbox is read, and concurrent searches index a change once', async () => {
  await bringUpToDate(cms.payload)
  const state = async () => {
    const { rows } = await cms.pool.query<{ xmin: string }>('SELECT xmin::text FROM search_state')
    return rows[0]?.xmin
  }
  const before = await state()
  await find('animatics')
  expect(await state()).toBe(before)
  await cms.payload.create({ collection: 'posts', data: post('on-kea', 'A film about kea') })
  const found = await Promise.all(Array.from({ length: 8 }, () => pathsOf('kea')))
  expect(found).toEqual(Array.from({ length: 8 }, () => ['on-kea']))
})

it('the index is rebuilt after its rules have changed or its tables were emptied', async () => {
  await cms.pool.query("UPDATE search_state SET rules = 'of before'; DELETE FROM search_entries")
  await bringUpToDate(cms.payload)
  expect(await pathsOf('podcast studio')).toContain('podcast-studio-rental')
})

it('the index is rebuilt after the database was restored to a server with lower transaction ids', async () => {
  await bringUpToDate(cms.payload)
  await cms.pool.query("UPDATE search_state SET snapshot = '900000000:900000000:'")
  await cms.payload.create({ collection: 'posts', data: post('on-kokako', 'A film about kokako') })
  await bringUpToDate(cms.payload)
  expect(await pathsOf('kokako')).toEqual(['on-kokako'])
})

it('indexing continues if a price list has two rows with one key', async () => {
  const { rows } = await cms.pool.query<{ id: number }>(
    'SELECT _parent_id AS id FROM price_groups_items GROUP BY _parent_id HAVING count(*) > 1 LIMIT 1',
  )
  const id = rows[0]?.id
  await cms.pool.query('UPDATE price_groups_items SET key = $2 WHERE _parent_id = $1', [id, 'same'])
  await cms.pool.query('UPDATE price_groups SET updated_at = now() WHERE id = $1', [id])
  await cms.payload.create({ collection: 'posts', data: post('on-weka', 'A film about weka') })
  await bringUpToDate(cms.payload)
  expect(await pathsOf('weka')).toEqual(['on-weka'])
})

describe('words', () => {
  it.each<[string, Locale, string]>([
    ['misspelt', 'en', 'podcst stduio'],
    ['begun', 'en', 'podca'],
    ['written as one', 'en', 'podcaststudio'],
    ['in capitals with signs', 'en', '  PODCAST!! (studio) '],
    ['of another form', 'en', 'podcasting studios'],
    ['in German, misspelt', 'de', 'Podcaststudio miten'],
    ['in Arabic, long and misspelt', 'ar', 'البودكسات'],
    ['in Arabic without hamza and with vowels', 'ar', 'تاجير اِستوديو البودكاست'],
  ])('%s are understood', async (_, locale, q) => {
    expect(await pathsOf(q, locale)).toContain('podcast-studio-rental')
  })

  it('are corrected, and the answer says so', async () => {
    expect((await find('podcst')).correctedTo).toBe('podcast')
    expect((await find('podcast')).correctedTo).toBeNull()
  })

  it('of unpublished content are not suggested', async () => {
    const { payload } = cms
    const data = post('on-thylacines', 'Animatics about thylacines')
    const { id } = await payload.create({ collection: 'posts', data })
    expect((await find('animatics thylacnes')).correctedTo).toBe('animatics thylacines')
    await payload.update({ collection: 'posts', id, data: { _status: 'draft' } })
    expect((await find('animatics thylacnes')).correctedTo).toBeNull()
  })

  it('that editors define as synonyms match each other, in their language', async () => {
    expect(await pathsOf('zeppelin')).toEqual([])
    const data = { language: 'en' as const, words: 'Zeppelin, green screen' }
    const { id } = await cms.payload.create({ collection: 'search-synonyms', data })
    expect(await pathsOf('zeppelin')).toContain('green-screen-studio')
    expect(await pathsOf('zeppelin', 'de')).toEqual([])
    await cms.payload.delete({ collection: 'search-synonyms', id })
    expect(await pathsOf('zeppelin')).toEqual([])
  })

  it.each([
    '',
    '   ',
    '?!',
    '\u0000',
    "'; DROP TABLE pages; --",
    '\ud800',
    ':*&|!()<->',
    'a'.repeat(200),
  ])('that mean nothing (%j) find nothing and break nothing', async (q) => {
    await expect(find(q)).resolves.toHaveProperty('hits')
  })
})

describe('prices', () => {
  const firstPrice = async (country: 'us' | 'uk' | 'gr') => {
    const { hits } = await find('2D animatics price', 'en', country)
    return hits.find(({ kind }: { kind: SearchKind }) => kind === 'price')
  }

  it('are found for the visitor’s country, with a page that shows them', async () => {
    expect(await firstPrice('us')).toMatchObject({ figure: { currency: 'USD' } })
    expect(await firstPrice('uk')).toMatchObject({ figure: { currency: 'GBP' } })
    expect((await firstPrice('us'))?.path).toBeTruthy()
  })

  it.each<[string, Locale, string]>([
    ['teleprompter first hour', 'en', 'green-screen-studio'],
    ['Teleprompter erste Stunde', 'de', 'green-screen-studio'],
    ['تليبرومبتر الساعة الأولى', 'ar', 'green-screen-studio'],
    ['two cameras', 'en', 'podcast-studio-rental'],
    ['zwei Kameras', 'de', 'podcast-studio-rental'],
    ['2D animatic, 30 seconds', 'en', '2d-animatics'],
    ['Boardomatic, 30 Sekunden', 'de', 'boardomatics'],
    ['باقات الأنيماتيك ثلاثي الأبعاد', 'ar', '3d-animatics'],
  ])('“%s” in %s leads to the page that sells it', async (q, locale, path) => {
    const { hits } = await find(q, locale)
    expect(hits.find(({ kind }) => kind === 'price')?.path).toBe(path)
  })

  it('link to the page that editors have chosen', async () => {
    const { payload } = cms
    const { docs: lists } = await payload.find({
      collection: 'price-groups',
      where: { key: { equals: 'green-screen-add-ons' } },
    })
    const { docs: pages } = await payload.find({
      collection: 'pages',
      where: { slug: { equals: 'virtual-production' } },
    })
    const [list] = lists
    const page = pages[0]?.id ?? 0
    await payload.update({ collection: 'price-groups', id: list?.id ?? 0, data: { page } })
    const { hits } = await find('teleprompter first hour')
    expect(hits.find(({ kind }) => kind === 'price')?.path).toBe('virtual-production')
  })

  it('change with the price book', async () => {
    const { payload } = cms
    const found = await firstPrice('us')
    const { rows } = await cms.pool.query<{ document: string; part: string }>(
      "SELECT document, part FROM search_entries WHERE title = $1 AND locale = 'en' AND kind = 'price'",
      [found?.title],
    )
    const [row] = rows
    const id = Number(row?.document.split(':')[1])
    const group = await payload.findByID({ collection: 'price-groups', id, depth: 0 })
    const items = group.items?.map((item) =>
      item.key === row?.part ? { ...item, usdMin: 123_400, usdMax: null } : item,
    )
    await payload.update({ collection: 'price-groups', id, data: { items } })
    await bringUpToDate(payload)
    expect(await firstPrice('us')).toMatchObject({ figure: { min: 123_400 } })
  })
})

describe('the nearest pages', () => {
  const nearest = (path: string, locale: Locale = 'en') =>
    findNearest(cms.payload, { country: 'us', locale, path })

  it.each<[string, Locale, string]>([
    ['2d-animatcs', 'en', '2d-animatics'],
    ['services/green-screen', 'en', 'green-screen-studio'],
    ['preise', 'de', 'pricing'],
    ['gr/datenschutz', 'en', 'privacy-policy'],
    ['service/impressum', 'de', 'impressum'],
    ['careers/3d-artist', 'en', 'careers/3d-generalist'],
  ])('to %s in %s are led by %s', async (missed, locale, wanted) => {
    const found = await nearest(missed, locale)
    expect(found[0]?.path).toBe(wanted)
    expect(found).toHaveLength(3)
  })

  describe.each<[string, string[]]>([
    ['impressum', ['impressum-seite', 'impresum', 'imprint-page', 'legal-notice.html', 'legal']],
    ['privacy-policy', ['privacy', 'privacy-statement', 'privacy-notice', 'datenschutz']],
    ['privacy-policy', ['datenschutzerklaerung', 'datenschutzerklärung', 'data-protection']],
    ['terms-conditions', ['terms', 'terms-of-service', 'terms-of-use', 'agb', 'agbs', 'tos']],
    ['accessibility', ['barrierefreiheit', 'accessibility-statement', 'a11y']],
  ])('that people name by other words: %s', (page, names) => {
    it.each(LOCALES.flatMap((locale) => names.map((name) => [locale, name] as const)))(
      'is suggested first in %s for %s',
      async (locale, name) => {
        expect((await nearest(name, locale))[0]?.path).toBe(page)
      },
    )
  })

  it.each([
    ['بيانات-الناشر', 'impressum'],
    ['سياسة-الخصوصية', 'privacy-policy'],
    ['الخصوصية', 'privacy-policy'],
    ['الشروط-والأحكام', 'terms-conditions'],
    ['إمكانية-الوصول', 'accessibility'],
  ])('of the Arabic word %s are led by %s', async (name, page) => {
    expect((await nearest(name, 'ar'))[0]?.path).toBe(page)
  })

  it('are empty if no page resembles the address', async () => {
    expect(await nearest('qqqqxxxx/zzzz')).toEqual([])
    expect(await nearest("';--")).toEqual([])
  })
})
