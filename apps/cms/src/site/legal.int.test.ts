import { pageAnswerSchema, type PageView } from '@studio/shared/contracts/page'
import type { BlockOf } from '@studio/shared/contracts/blocks'
import { COUNTRIES, type Country } from '@studio/shared/countries'
import { LOCALES, type Locale } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SITE_CONTEXT } from '../platform/access/rules'
import { bringUpToDate } from '../features/search/bring-up-to-date'
import { searchSite } from '../features/search/search-site'
import { askGuide } from '../test-support/ask-guide'
import { startCms, type TestCms } from '../test-support/start-cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

async function ask(path: string, country: Country = 'us', locale: Locale = 'en') {
  const { answerPage } = await import('./answer')
  return pageAnswerSchema.parse(await answerPage(cms.payload, { country, locale, path }))
}

async function read(path: string, country?: Country, locale?: Locale): Promise<PageView> {
  const { view } = await ask(path, country, locale)
  if (view.kind !== 'page') throw new Error(`${path} is no page.`)
  return view
}

function factsOf({ blocks }: PageView): BlockOf<'legalFacts'>[] {
  return blocks.flatMap((block) => (block.type === 'legalFacts' ? [block] : []))
}

type Legal = NonNullable<Awaited<ReturnType<typeof readSettings>>['legal']>

function readSettings() {
  return cms.payload.findGlobal({ slug: 'site-settings', depth: 0 })
}

async function changeLegal(changes: Partial<Legal>): Promise<void> {
  const { legal } = await readSettings()
  await cms.payload.updateGlobal({
    slug: 'site-settings',
    data: { legal: { ...legal, ...changes } },
  })
}

const variants = COUNTRIES.flatMap((country) => LOCALES.map((locale) => ({ country, locale })))

describe('the legal notice', () => {
  it.each(variants)(
    'is there in $country in $locale, and every footer links to it',
    async (who) => {
      const { country, locale } = who
      const view = await read('impressum', country, locale)
      expect(view.title).toBe({ en: 'Legal notice', de: 'Impressum', ar: 'بيانات الناشر' }[locale])
      expect(view.contentLocale).toBe(locale)
      const [notice] = factsOf(view)
      expect(notice).toMatchObject({
        facts: 'notice',
        company: { isSample: true, legalForm: 'LLC', street: '100 Sample Street', country: 'US' },
      })
      const { shell } = await ask('contact', country, locale)
      expect(shell.legalPages).toEqual({
        notice: publicPath(locale, 'impressum'),
        privacy: publicPath(locale, 'privacy-policy'),
        accessibility: publicPath(locale, 'accessibility'),
      })
    },
  )

  it.each(['imprint', 'legal-notice'])('%s leads to it', async (path) => {
    for (const locale of LOCALES) {
      expect((await ask(path, 'gr', locale)).view).toMatchObject({
        kind: 'redirect',
        to: expect.stringContaining('impressum') as string,
      })
    }
  })

  it.each<[Locale, string]>([
    ['en', 'Impressum'],
    ['en', 'imprint'],
    ['en', 'legal notice'],
    ['de', 'Impressum'],
    ['ar', 'بيانات الناشر'],
    ['ar', 'Impressum'],
  ])('is found in %s by “%s”', async (locale, q) => {
    await bringUpToDate(cms.payload)
    const { hits } = await searchSite(cms.payload, { country: 'gr', locale, q })
    expect(hits[0]?.path).toBe('impressum')
  })

  it.each<[Locale, string]>([
    ['en', 'Who is behind this site?'],
    ['en', 'Impressum'],
    ['de', 'Wer steht hinter dieser Website?'],
    ['de', 'Impressum'],
    ['ar', 'من يقف وراء هذا الموقع؟'],
  ])('is the answer of the guide in %s to “%s”', async (language, text) => {
    const { sources, isAnswered } = await askGuide({ text, language })
    expect(isAnswered).toBe(true)
    expect(sources.map(({ path }) => path.split('#')[0])).toContain('impressum')
  })

  it('shows what the settings say, and leaves out what they lack', async () => {
    await changeLegal({ name: 'Example Films', vatId: ' ', isConfirmed: true })
    const { shell, view } = await ask('impressum')
    if (view.kind !== 'page') throw new Error('The page is missing.')
    expect(factsOf(view)[0]?.company).toMatchObject({
      isSample: false,
      name: 'Example Films',
      vatId: null,
    })
    expect(shell.company?.name).toBe('Example Films')
    const [controller] = factsOf(await read('privacy-policy'))
    expect(controller).toMatchObject({ facts: 'controller', company: { name: 'Example Films' } })
  })

  it('is linked also after an editor has moved the page, and not after it was unpublished', async () => {
    const noticeOf = async () => (await ask('contact', 'gr', 'de')).shell.legalPages.notice
    const { docs } = await cms.payload.find({
      collection: 'pages',
      where: { slug: { equals: 'impressum' } },
    })
    const id = docs[0]?.id ?? 0
    const change = (data: object) =>
      cms.payload.update({ collection: 'pages', id, data, context: SITE_CONTEXT })
    await change({ slug: 'about-us/impressum' })
    expect(await noticeOf()).toBe('/de/about-us/impressum')
    await change({ slug: 'impressum', _status: 'draft' })
    expect(await noticeOf()).toBeNull()
    await change({ _status: 'published' })
    expect(await noticeOf()).toBe('/de/impressum')
  })

  it('is linked in settings that are older than its field', async () => {
    await changeLegal({ noticePage: null, accessibilityPage: null })
    expect((await ask('contact')).shell.legalPages).toEqual({
      notice: '/impressum',
      privacy: '/privacy-policy',
      accessibility: '/accessibility',
    })
  })
})

describe('the line on tax', () => {
  it('is shown below the price tables of its own country only', async () => {
    const noteIn = async (country: Country) => {
      const { blocks } = await read('pricing', country, 'de')
      return blocks.flatMap((block) => (block.type === 'priceTable' ? [block.vatNote] : []))
    }
    expect(new Set(await noteIn('gr'))).toEqual(new Set([null]))
    const { contacts } = await readSettings()
    await cms.payload.updateGlobal({
      slug: 'site-settings',
      locale: 'de',
      data: {
        contacts: contacts.map((contact) => ({
          ...contact,
          vatNote: contact.country === 'us' ? 'Ohne Sales Tax.' : null,
        })),
      },
    })
    expect(new Set(await noteIn('us'))).toEqual(new Set(['Ohne Sales Tax.']))
    expect(new Set(await noteIn('gr'))).toEqual(new Set([null]))
  })
})

it('The terms name the day since which they are in effect, from the settings', async () => {
  await changeLegal({ termsEffective: '2025-02-01T12:00:00.000Z' })
  const terms = factsOf(await read('terms-conditions')).map((block) => block.terms)
  expect(terms).toEqual([
    { effective: '2025-02-01', published: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string },
  ])
})
