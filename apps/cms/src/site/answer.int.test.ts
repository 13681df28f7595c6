import type { PageView, ResolvedPath } from '@studio/shared/contracts/page'
import { resolvedPathSchema } from '@studio/shared/contracts/page'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { COUNTRIES, type Country } from '@studio/shared/countries'
import { LOCALES, type Locale } from '@studio/shared/locales'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setPrice } from '../test-support/price-row'
import { startCms, type TestCms } from '../test-support/start-cms'

let cms: TestCms
let answerPage: typeof import('./answer').answerPage

beforeAll(async () => {
  cms = await startCms()
  ;({ answerPage } = await import('./answer'))
})

afterAll(() => cms.stop())

async function read(
  path: string,
  country: Country = 'us',
  locale: Locale = 'en',
): Promise<ResolvedPath> {
  return (await answerPage(cms.payload, { country, locale, path })).view
}

async function readLayoutData(country: Country, locale: Locale): Promise<LayoutData> {
  return (await answerPage(cms.payload, { country, locale, path: '' })).shell
}

async function readPage(
  path: string,
  country: Country = 'us',
  locale: Locale = 'en',
): Promise<PageView> {
  const view = await read(path, country, locale)
  if (view.kind !== 'page') throw new Error(`${path} is ${view.kind}`)
  return view
}

const basics = { title: 'New', readyLocales: ['en' as const], headerTheme: 'light' as const }

describe('a page', () => {
  it('shows no sample quotes, and shows the first real quote', async () => {
    const { payload } = cms
    const quotesOf = ({ blocks }: PageView) =>
      blocks.flatMap((block) => (block.type === 'testimonials' ? block.items : []))
    const samples = await payload.count({
      collection: 'testimonials',
      where: { isSample: { equals: true } },
    })
    expect(samples.totalDocs).toBeGreaterThan(0)
    expect(quotesOf(await readPage(''))).toEqual([])
    const data = { quote: 'We met on the stage.', name: 'Amal Haddad', countries: ['us' as const] }
    await payload.create({ collection: 'testimonials', data: { ...data, _status: 'published' } })
    expect(quotesOf(await readPage(''))).toEqual([
      { quote: data.quote, name: data.name, role: null },
    ])
  })

  it('shows no figure that editors withhold', async () => {
    const valuesOf = ({ blocks }: PageView) =>
      blocks.flatMap((block) => (block.type === 'statBand' ? block.stats : []))
    const values = valuesOf(await readPage('why-use-animatics')).map(({ value }) => value)
    expect(values).toContain('2002')
    expect(values.filter((value) => value.includes('%'))).toEqual([])
  })

  it('passes its topic to the contact page', async () => {
    const { blocks } = await readPage('podcast-studio-rental', 'us', 'ar')
    const hero = blocks.find((block) => block.type === 'hero')
    expect(hero?.actions.map(({ href }) => href)).toContain(
      '/ar/contact?topic=podcast-studio#write',
    )
  })
})

describe('a path', () => {
  it('is a page that matches the contract, in every country and language', async () => {
    for (const country of COUNTRIES) {
      for (const locale of LOCALES) {
        const view = await read('pricing', country, locale)
        expect(resolvedPathSchema.parse(JSON.parse(JSON.stringify(view)))).toEqual(view)
        expect(view).toMatchObject({ kind: 'page', contentLocale: locale })
      }
    }
  })

  it('is not found while its page is a draft, and found as soon as it is published', async () => {
    const { payload } = cms
    const data = { ...basics, slug: 'soon', _status: 'draft' as const }
    const { id } = await payload.create({ collection: 'pages', data, draft: true })
    expect(await read('soon')).toMatchObject({ kind: 'notFound' })
    await payload.update({ collection: 'pages', id, data: { _status: 'published' } })
    expect(await read('soon')).toMatchObject({ kind: 'page', title: 'New' })
    await payload.update({
      collection: 'pages',
      id,
      data: { title: 'Unfinished', _status: 'draft' },
      draft: true,
    })
    expect(await read('soon')).toMatchObject({ kind: 'page', title: 'New' })
    await payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
    expect(await read('soon')).toMatchObject({ kind: 'notFound' })
  })

  it('redirects from the old path after a rename through a draft, and back after the reverse rename', async () => {
    const { payload } = cms
    const data = { ...basics, slug: 'first-name', _status: 'published' as const }
    const { id } = await payload.create({ collection: 'pages', data })
    await payload.update({
      collection: 'pages',
      id,
      data: { slug: 'second-name', _status: 'draft' },
      draft: true,
    })
    expect(await read('first-name')).toMatchObject({ kind: 'page' })
    await payload.update({
      collection: 'pages',
      id,
      data: { slug: 'second-name', _status: 'published' },
    })
    expect(await read('first-name')).toMatchObject({ kind: 'redirect', to: 'second-name' })
    await payload.update({ collection: 'pages', id, data: { slug: 'first-name' } })
    expect(await read('first-name')).toMatchObject({ kind: 'page' })
    expect(await read('second-name')).toMatchObject({ kind: 'redirect', to: 'first-name' })
  })

  it('shows English and says so if the page is not ready in the language', async () => {
    const data = { ...basics, slug: 'english-only', _status: 'published' as const }
    await cms.payload.create({ collection: 'pages', data, locale: 'en' })
    expect(await readPage('english-only', 'gr', 'de')).toMatchObject({
      title: 'New',
      contentLocale: 'en',
      readyLocales: ['en'],
    })
  })

  it('shows the available language if there is no English', async () => {
    const data = { ...basics, title: 'جديد', slug: 'arabic-only', _status: 'published' as const }
    await cms.payload.create({
      collection: 'pages',
      data: { ...data, readyLocales: ['ar'] },
      locale: 'ar',
    })
    expect(await readPage('arabic-only', 'us', 'en')).toMatchObject({
      title: 'جديد',
      contentLocale: 'ar',
    })
    expect(await readPage('arabic-only', 'us', 'ar')).toMatchObject({ contentLocale: 'ar' })
  })

  it('that is not found has the guide of the contact page, as long as that page has it', async () => {
    expect(await read('nope', 'us', 'de')).toMatchObject({
      kind: 'notFound',
      guide: { type: 'guide', layout: 'button', buttonLabel: 'Unseren Guide fragen' },
    })
    const where = { slug: { equals: 'contact' } }
    const change = (status: 'draft' | 'published') =>
      cms.payload.update({ collection: 'pages', where, data: { _status: status } })
    await change('draft')
    expect(await read('nope')).toMatchObject({ kind: 'notFound', guide: null })
    await change('published')
    expect(await read('nope')).toMatchObject({ kind: 'notFound', guide: { layout: 'button' } })
  })

  it('is not found if it is malformed, reserved or unknown, and leaves no record', async () => {
    for (const path of ['nope', '../etc/passwd', 'api', 'a//b', 'x'.repeat(200)]) {
      expect(await read(path)).toMatchObject({ kind: 'notFound' })
    }
    const { rows } = await cms.pool.query(`SELECT 1 FROM site_builds WHERE path = 'nope'`)
    expect(rows).toEqual([])
  })
})

describe('a price', () => {
  it.each([
    ['us', 'USD', 1_351_100],
    ['uk', 'GBP', 1_002_200],
    ['gr', 'USD', 1_351_100],
  ] as const)(
    'is visible in %s in %s immediately after it was changed',
    async (country, currency, amount) => {
      await readPage('pricing', country)
      await setPrice(cms.payload, ['animatics-2d', 'spot30'], {
        usdMin: 1_350_000,
        gbpMin: 1_000_000,
      })
      await readPage('pricing', country)
      await setPrice(cms.payload, ['animatics-2d', 'spot30'], {
        usdMin: 1_351_100,
        gbpMin: 1_002_200,
      })
      for (const path of ['pricing', '', '2d-animatics', 'faq']) {
        const figures = JSON.stringify(await readPage(path, country, 'ar'))
        expect(figures, path).toContain(`"currency":"${currency}","min":${amount}`)
      }
    },
  )

  it('is shown in euros in Germany once an editor has set them', async () => {
    await setPrice(cms.payload, ['animatics-2d', 'spot30'], { eurMin: 1_245_600 })
    expect(JSON.stringify(await readPage('2d-animatics', 'gr', 'de'))).toContain(
      '"currency":"EUR","min":1245600',
    )
    await setPrice(cms.payload, ['animatics-2d', 'spot30'], { eurMin: null })
  })

  it('is refused with the reason if it breaks a rule', async () => {
    const change = setPrice(cms.payload, ['animatics-2d', 'spot30'], { usdMin: -5 })
    await expect(change).rejects.toMatchObject({
      data: { errors: [expect.objectContaining({ message: 'A price cannot be negative.' })] },
    })
  })
})

describe('old addresses', () => {
  it('of the old site redirect unless an editor has created a page there', async () => {
    const { payload } = cms
    expect(await read('boardomatic-reel', 'us', 'de')).toMatchObject({
      kind: 'redirect',
      to: 'boardomatics',
      isPermanent: true,
    })
    const toUrl = 'https://elsewhere.test/'
    const redirect = { from: 'boardomatic-reel', toUrl, isPermanent: false }
    const { id } = await payload.create({ collection: 'redirects', data: redirect })
    expect(await read('boardomatic-reel', 'us', 'de')).toMatchObject({ to: toUrl })
    await payload.delete({ collection: 'redirects', id })
  })
})

describe('the layout data', () => {
  it('depends on the country: phone, mail, and the British mission', async () => {
    const us = await readLayoutData('us', 'en')
    const uk = await readLayoutData('uk', 'en')
    expect(us.contact.phone).toMatch(/^\+1/)
    expect(uk.contact.phone).toMatch(/^\+44/)
    expect(uk.contact.phoneHref).toMatch(/^tel:\+44\d+$/)
    expect(uk.mission).not.toBe(us.mission)
  })

  it('follows a renamed page in its menu', async () => {
    const { payload } = cms
    const { docs } = await payload.find({ collection: 'pages', where: { slug: { equals: 'faq' } } })
    const id = docs[0]?.id ?? 0
    await payload.update({ collection: 'pages', id, data: { slug: 'questions' } })
    const layout = await readLayoutData('us', 'de')
    const links = layout.footer.groups.flatMap((group) => group.links)
    expect(links.map(({ href }) => href)).toContain('/de/questions')
    await payload.update({ collection: 'pages', id, data: { slug: 'faq' } })
  })
})
