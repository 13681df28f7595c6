import type { Locale } from '@studio/shared/locales'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { richText } from '../../test-support/sample-documents'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms
let answerPage: typeof import('../answer').answerPage

const SLUG = 'with-words-in-its-picture'

beforeAll(async () => {
  cms = await startCms()
  ;({ answerPage } = await import('../answer'))
})

afterAll(() => cms.stop())

async function find(stage: 'board' | 'final'): Promise<number> {
  const where = { seedKey: { equals: `library-causeway-${stage}-poster` } }
  const { docs } = await cms.payload.find({ collection: 'media', where, depth: 0 })
  return docs[0]?.id ?? 0
}

async function pictureIn(locale: Locale): Promise<string | undefined> {
  const { view } = await answerPage(cms.payload, { country: 'us', locale, path: SLUG })
  const [block] = view.kind === 'page' ? view.blocks : []
  return block?.type === 'mediaText' ? block.media?.src : undefined
}

it('a picture for one language is shown in that language only', async () => {
  const [media, german] = await Promise.all([find('board'), find('final')])
  const body = richText('Words beside a picture.')
  const localMedia = [{ locale: 'de' as const, media: german }]
  await cms.payload.create({
    collection: 'pages',
    locale: 'en',
    data: {
      title: 'The room',
      slug: SLUG,
      readyLocales: ['en', 'ar', 'de'],
      headerTheme: 'light',
      _status: 'published',
      blocks: [{ blockType: 'mediaText', body, media, localMedia, mediaSide: 'end' }],
    },
  })
  expect(await pictureIn('en')).toContain('causeway-board-poster')
  expect(await pictureIn('ar')).toContain('causeway-board-poster')
  expect(await pictureIn('de')).toContain('causeway-final-poster')
})
