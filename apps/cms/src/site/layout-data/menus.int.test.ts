import type { LayoutData } from '@studio/shared/contracts/layout-data'
import type { Country } from '@studio/shared/countries'
import { VIDEO_MARK, STORYBOARDS_PATHS } from '@studio/shared/dialog-links'
import type { Locale } from '@studio/shared/locales'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SITE_CONTEXT } from '../../platform/access/rules'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { LAYOUT_PATH } from '../page-dependencies'

let cms: TestCms

/** The request is anonymous. Its context gives it access to the video to which the menus refer. */
const menus = { slug: 'menus', locale: 'en', context: SITE_CONTEXT } as const

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

async function layoutDataOf(country: Country, locale: Locale): Promise<LayoutData> {
  const { answerPage } = await import('../answer')
  return (await answerPage(cms.payload, { country, locale, path: 'contact' })).shell
}

const itemsOf = ({ header }: LayoutData) => header.items[header.version]

const labelsOf = (layout: LayoutData) => itemsOf(layout).map((item) => item.label)

const targetsOf = (layout: LayoutData) => [
  ...itemsOf(layout).flatMap((item) =>
    item.type === 'link'
      ? [item.href]
      : item.groups.flatMap(({ links }) => links.map((l) => l.href)),
  ),
  ...layout.footer.groups.flatMap(({ links }) => links.map(({ href }) => href)),
]

describe('the menus', () => {
  it('depend on the country', async () => {
    const us = targetsOf(await layoutDataOf('us', 'en'))
    const uk = targetsOf(await layoutDataOf('uk', 'en'))
    const storyboards = (links: string[]) => links.filter((href) => href.includes('storyboards'))
    expect(us).toContain('/animation-studios-near-me')
    expect(uk).not.toContain('/animation-studios-near-me')
    expect(new Set(storyboards(uk))).toEqual(new Set(storyboards(us)))
    expect(storyboards(uk).length).toBe(storyboards(us).length + 2)
  })

  it('have German labels on English pages in Germany, with links to English pages', async () => {
    const layout = await layoutDataOf('gr', 'en')
    const contact = itemsOf(layout).find((item) => item.type === 'link' && item.href === '/contact')
    expect([layout.header.language, contact?.label]).toEqual(['de', 'Kontakt'])
    expect((await layoutDataOf('us', 'en')).header.language).toBe('en')
    expect((await layoutDataOf('gr', 'ar')).header.language).toBe('ar')
  })

  it('link to the sections of the sister company’s site, and to a video over the page', async () => {
    const targets = targetsOf(await layoutDataOf('us', 'de'))
    for (const part of STORYBOARDS_PATHS) {
      expect(targets).toContain(`https://storyboards.example/${part}`)
    }
    expect(targets.filter((href) => href.endsWith(VIDEO_MARK))).toHaveLength(1)
  })

  it('have the layout that an editor chose', async () => {
    const { payload } = cms
    expect(labelsOf(await layoutDataOf('us', 'en'))).toContain('Services')
    await payload.updateGlobal({ ...menus, data: { version: 'dropdowns' } })
    const layout = await layoutDataOf('us', 'en')
    expect(layout.header.version).toBe('dropdowns')
    expect(labelsOf(layout)).toContain('Animatics')
    await payload.updateGlobal({ ...menus, data: { version: 'mega' } })
  })

  it('link to the login until an editor hides it', async () => {
    const { payload } = cms
    expect((await layoutDataOf('us', 'de')).loginHref).toBe('/de/login')
    await payload.updateGlobal({ ...menus, data: { showsLogin: false } })
    expect((await layoutDataOf('us', 'de')).loginHref).toBeNull()
    await payload.updateGlobal({ ...menus, data: { showsLogin: true } })
  })

  it('link to a path only while something is published there', async () => {
    const { payload } = cms
    const where = { slug: { equals: 'gaming-reel' } }
    const setStatus = (status: 'draft' | 'published') =>
      payload.update({ collection: 'categories', where, data: { _status: status } })
    expect(targetsOf(await layoutDataOf('us', 'en'))).toContain('/gaming-reel')
    expect(targetsOf(await layoutDataOf('us', 'ar'))).toContain('/ar/gaming-reel')
    await setStatus('draft')
    expect(targetsOf(await layoutDataOf('us', 'en'))).not.toContain('/gaming-reel')
    await setStatus('published')
    expect(targetsOf(await layoutDataOf('us', 'en'))).toContain('/gaming-reel')
  })

  it('refuse an invalid path or anchor', async () => {
    const { payload } = cms
    const { footerGroups } = await payload.findGlobal({ slug: 'menus', locale: 'en', depth: 0 })
    const write = (link: { path: string; anchor?: string }) =>
      payload.updateGlobal({
        ...menus,
        data: {
          footerGroups: (footerGroups ?? []).map((group) => ({
            ...group,
            entries: [{ label: 'Odd', link: { type: 'path' as const, ...link } }],
          })),
        },
      })
    await expect(write({ path: '//evil.test' })).rejects.toThrow('invalid')
    await expect(write({ path: 'faq', anchor: '"><b' })).rejects.toThrow('invalid')
  })

  it('are rebuilt when pages move, not when their texts change', async () => {
    const { pool } = cms
    await layoutDataOf('us', 'en')
    const { rows } = await pool.query<{ documents: string[] }>(
      "SELECT documents FROM site_builds WHERE country = 'us' AND locale = 'en' AND path = $1",
      [LAYOUT_PATH],
    )
    const documents = rows[0]?.documents ?? []
    expect(documents).toContain('menus:global')
    expect(documents).toContain('path:gaming-reel')
    const { rows: policies } = await pool.query<{ document: string }>(
      "SELECT 'pages:' || id AS document FROM pages WHERE slug = 'privacy-policy'",
    )
    // The cookie notice shows the title of this page.
    const shown = policies.map(({ document }) => document)
    expect(documents.filter((name) => /^pages:\d+$/.test(name))).toEqual(shown)
    expect(documents.some((name) => /^pages:\d+\/path$/.test(name))).toBe(true)
  })
})
