import { afterAll, beforeAll, expect, it } from 'vitest'
import { richText, samplePost } from '../../test-support/sample-documents'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

it('copied words are tidied in the language in which they are saved', async () => {
  const { payload } = cms
  const data = samplePost('copied-words', '2025-01-01')
  const { id } = await payload.create({ collection: 'posts', data })
  const words = {
    title: '•\tDer Spiel\u00adfilm\u2028in\u00a0Farbe',
    lead: 'Ein\u00a0Satz,\vnoch einer',
    body: richText('Worte.'),
  }
  await payload.update({ collection: 'posts', id, locale: 'de', data: words })
  expect(await payload.findByID({ collection: 'posts', id, locale: 'de' })).toMatchObject({
    title: 'Der Spielfilm in Farbe',
    lead: 'Ein Satz,\nnoch einer',
  })
  expect(await payload.findByID({ collection: 'posts', id, locale: 'en' })).toMatchObject({
    title: data.title,
  })
})
