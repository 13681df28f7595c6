import type { Locale } from '@studio/shared/locales'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Editor } from '../../test-support/admin-form'
import { PUBLISHED } from '../../test-support/sample-videos'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms
let editor: Editor

beforeAll(async () => {
  cms = await startCms()
  editor = await Editor.logIn(cms, 'Mira Klein')
  const pages: Record<string, Locale[]> = {
    'in-en': ['en'],
    'in-both': ['en', 'de'],
    'in-de': ['de'],
  }
  for (const [slug, readyLocales] of Object.entries(pages)) {
    const data = { ...PUBLISHED, title: slug, slug, readyLocales }
    await cms.payload.create({ collection: 'pages', data })
  }
})

afterAll(() => cms.stop())

async function found(filter: string): Promise<string[]> {
  const mine = 'where[and][0][slug][like]=in-'
  const answer = await editor.call('GET', `/pages?draft=true&sort=slug&limit=0&${mine}&${filter}`)
  expect(answer.status).toBe(200)
  const { docs } = (await answer.json()) as { docs: { slug: string }[] }
  return docs.map(({ slug }) => slug).filter((slug) => slug.startsWith('in-'))
}

it.each([
  ['where[and][1][readyLocales][not_in]=de', ['in-en']],
  ['where[and][1][readyLocales][not_equals]=de', ['in-en']],
  ['where[and][1][readyLocales][not_in]=de,en', []],
  ['where[and][1][readyLocales][not_in][0]=ar', ['in-both', 'in-de', 'in-en']],
  ['where[and][1][readyLocales][in]=de', ['in-both', 'in-de']],
  [
    'where[and][1][or][0][readyLocales][not_in]=en&where[and][1][or][1][slug][equals]=in-en',
    ['in-de', 'in-en'],
  ],
])('the filter is right for %s', async (filter, slugs) => {
  expect(await found(filter)).toEqual(slugs)
})
