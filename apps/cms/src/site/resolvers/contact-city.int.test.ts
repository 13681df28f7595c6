import { pageAnswerSchema, type PageView } from '@studio/shared/contracts/page'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms
let answerPage: typeof import('../answer').answerPage

beforeAll(async () => {
  cms = await startCms()
  ;({ answerPage } = await import('../answer'))
})

afterAll(() => cms.stop())

async function read(path: string, country: Country = 'us', locale: Locale = 'en') {
  return pageAnswerSchema.parse(await answerPage(cms.payload, { country, locale, path })).view
}

async function readCity(path: string, country?: Country, locale?: Locale): Promise<PageView> {
  const view = await read(path, country, locale)
  if (view.kind !== 'page') throw new Error(`${path} is no page.`)
  return view
}

describe('the contact page of a city', () => {
  it("shows the city's name and its own contact, from every country", async () => {
    for (const country of ['us', 'uk', 'gr'] as const) {
      const view = await readCity('contact/berlin', country, 'de')
      expect(view.title).toBe('Kontakt: Berlin')
      expect(view.seo.title).toContain('Berlin')
      expect(view.seo.description).toContain('Berlin')
      expect(view.contact).toMatchObject({ email: 'berlin@studio.example' })
      expect(view.breadcrumbs.at(-1)).toEqual({ label: 'Berlin', href: '/de/contact/berlin' })
      expect(view.blocks[0]).toMatchObject({ type: 'hero', eyebrow: 'Berlin' })
      expect(JSON.stringify(view.blocks)).toContain('mailto:berlin@studio.example')
    }
  })

  it('has the light header, unlike the contact page itself', async () => {
    expect((await readCity('contact')).headerTheme).toBe('dark')
    for (const city of ['miami', 'london', 'berlin']) {
      expect((await readCity(`contact/${city}`)).headerTheme).toBe('light')
    }
  })

  it('has texts that no other city has', async () => {
    const views = await Promise.all(
      ['contact', 'contact/miami', 'contact/london', 'contact/berlin'].map((path) =>
        readCity(path),
      ),
    )
    expect(new Set(views.map(({ seo }) => seo.title)).size).toBe(4)
    expect(new Set(views.map(({ seo }) => seo.description)).size).toBe(4)
  })

  it.each(['contact/atlantis', 'contact/', 'contact/miami/x', 'pricing/miami'])(
    'answers 404 at %s',
    async (path) => {
      expect((await read(path)).kind).toBe('notFound')
    },
  )

  it('does not change the contact page of the visitor’s country', async () => {
    expect((await readCity('contact')).contact).toBeUndefined()
  })

  it('is listed for search engines', async () => {
    const { listPaths } = await import('../listings/list-paths')
    const paths = (await listPaths(cms.payload)).pages.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining(['contact/miami', 'contact/london', 'contact/berlin']),
    )
  })

  it('depends on the settings and the contact page, so that a change of either is live', async () => {
    await readCity('contact/london', 'uk')
    const { rows } = await cms.pool.query<{ documents: string[] }>(
      "SELECT documents FROM site_builds WHERE country = 'uk' AND path = 'contact/london'",
    )
    expect(rows[0]?.documents).toContain('site-settings:global')
    expect(rows[0]?.documents.some((name) => name.startsWith('pages:'))).toBe(true)
  })

  it('is replaced by an editor’s own page at that path', async () => {
    const title = 'Our Miami studio'
    await cms.payload.create({
      collection: 'pages',
      data: {
        title,
        slug: 'contact/miami',
        readyLocales: ['en'],
        headerTheme: 'light',
        _status: 'published',
      },
    })
    expect((await readCity('contact/miami')).title).toBe(title)
  })
})
