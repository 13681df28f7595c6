import type { Locale } from '@studio/shared/locales'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { readQuestion } from './question'
import { searchSite } from './search-site'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

async function lookedFor(q: string, locale: Locale): Promise<string[]> {
  await searchSite(cms.payload, { country: 'us', locale, q })
  const { alternatives } = await readQuestion(cms.pool, locale, q)
  return alternatives.map(({ words }) => words)
}

it.each([
  ['en', 'pirces', 'prices'],
  ['en', 'prcies', 'prices'],
  ['en', 'stuido', 'studio'],
  ['de', 'Priese', 'preise'],
] as const)('two swapped letters count as one mistake: %s “%s”', async (locale, q, word) => {
  expect(await lookedFor(q, locale)).toContain(word)
})

it.each([
  ['en', 'I would really want a mascot, please', 'want'],
  ['de', 'ich möchte gerne ein Maskottchen für euch', 'fur'],
  ['ar', 'أريد تميمة في الفيديو', 'في'],
] as const)('words that only ask are not searched for: %s “%s”', async (locale, q, word) => {
  const words = await lookedFor(q, locale)
  expect(words.length).toBeGreaterThan(0)
  expect(words).not.toContain(word)
})

it('a question of such words alone is searched unchanged', async () => {
  expect(await lookedFor('want', 'en')).toContain('want')
})

it('a phrase with synonyms is recognized, and its one remaining word is not searched alone', async () => {
  const words = await lookedFor('vacancy', 'en')
  expect(words).toContain('careers')
  expect(words).not.toContain('work for you')
})

it('a word with synonyms is not split', async () => {
  expect(await lookedFor('Zeichentrick', 'de')).not.toContain('trick')
})
