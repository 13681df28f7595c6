import { LOCALES, type Locale } from '@studio/shared/locales'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Editor } from '../../test-support/admin-form'
import { outcome } from '../../test-support/person'
import { startCms, type TestCms } from '../../test-support/start-cms'

const PUBLISHED = { en: 'Set', de: 'Bühne', ar: 'مسرح' } as const

let cms: TestCms
let editor: Editor
let id: number
let nextPage = 0

beforeAll(async () => {
  cms = await startCms()
  editor = await Editor.logIn(cms, 'Mira Klein')
})

afterAll(() => cms.stop())

beforeEach(async () => {
  nextPage += 1
  const page = await cms.payload.create({
    collection: 'pages',
    locale: 'en',
    data: {
      title: PUBLISHED.en,
      slug: `revert-${nextPage}`,
      readyLocales: ['en', 'de', 'ar'],
      headerTheme: 'light',
      blocks: [{ blockType: 'hero', title: PUBLISHED.en }] as never,
      _status: 'draft',
    },
    draft: true,
  })
  id = page.id
  for (const locale of LOCALES) await write(locale, PUBLISHED[locale])
  await write('en', PUBLISHED.en, 'published')
})

async function write(locale: Locale, title: string, _status: 'draft' | 'published' = 'draft') {
  const { blocks } = await cms.payload.findByID({
    collection: 'pages',
    id,
    locale,
    draft: true,
    depth: 0,
  })
  await cms.payload.update({
    collection: 'pages',
    id,
    locale,
    draft: _status === 'draft',
    data: {
      title,
      blocks: blocks?.map((block) => ({ ...block, title })),
      _status,
    },
  })
}

async function words(draft: boolean) {
  const page = await cms.payload.findByID({
    collection: 'pages',
    id,
    locale: 'all',
    draft,
    depth: 0,
  })
  const { title, blocks, _status } = page as unknown as {
    title: object
    blocks: { title: object }[]
    _status: string
  }
  return { title, headline: blocks[0]?.title, _status }
}

const AS_PUBLISHED = { title: PUBLISHED, headline: PUBLISHED, _status: 'published' }

const revert = (who = editor) => who.call('POST', `/editing/pages/${id}/revert`)

describe('reverting to what is published', () => {
  it('restores the published texts of every language and publishes no draft', async () => {
    for (const locale of LOCALES) await write(locale, `Draft in ${locale}`)
    expect(await words(false)).toEqual(AS_PUBLISHED)
    expect((await words(true)).title).toEqual({
      en: 'Draft in en',
      de: 'Draft in de',
      ar: 'Draft in ar',
    })

    expect(await outcome(revert())).toBe('200')
    expect(await words(false)).toEqual(AS_PUBLISHED)
    expect(await words(true)).toEqual(AS_PUBLISHED)
  })

  it('leaves the drafts in the history', async () => {
    await write('de', 'Entwurf')
    await revert()
    const { docs } = await cms.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      locale: 'de',
    })
    expect(docs.slice(0, 2).map(({ version }) => version.title)).toEqual([PUBLISHED.de, 'Entwurf'])
  })

  it('works if the published version is no longer in the history', async () => {
    await write('de', 'Entwurf')
    await cms.pool.query(
      `DELETE FROM _pages_v WHERE parent_id = $1 AND version__status = 'published'`,
      [id],
    )
    expect(await outcome(revert())).toBe('200')
    expect(await words(true)).toEqual(AS_PUBLISHED)
  })

  it('works if a draft has lost a block with texts in every language', async () => {
    const blocks = [{ blockType: 'hero', title: 'Another' }] as never
    await cms.payload.update({ collection: 'pages', id, draft: true, data: { blocks } })
    expect(await outcome(revert())).toBe('200')
    expect(await words(false)).toEqual(AS_PUBLISHED)
    expect(await words(true)).toEqual(AS_PUBLISHED)
  })

  it('is refused if nothing is published', async () => {
    await write('en', 'Taken down')
    await cms.payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
    expect(await outcome(revert())).toBe('409 notPublished')
  })

  it('requires the right to change the document', async () => {
    const client = await Editor.logIn(cms, 'A client', 'client')
    expect(await outcome(revert(client))).toBe('403 staff_only')
    expect(await outcome(editor.call('POST', `/editing/price-groups/1/revert`))).toBe(
      '404 notFound',
    )
    expect(await outcome(editor.call('POST', `/editing/pages/999999/revert`))).toBe('404 notFound')
    expect(await outcome(editor.call('POST', `/editing/pages/x/revert`))).toBe('404 notFound')
  })
})
