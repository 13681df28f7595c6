import type { Locale } from '@studio/shared/locales'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bringUpToDate } from '../search/bring-up-to-date'
import { askGuide, wordsOf } from '../../test-support/ask-guide'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
  await bringUpToDate(cms.payload)
})

afterAll(() => cms.stop())

const RUSH = /rush|eil(?:auf|zu|lie)|عاجل/iu

async function ask(language: Locale, text: string) {
  const answer = await askGuide({ text, language })
  const { parts, sources } = answer
  const titles = sources.map(({ title, excerpt }) => `${title} ${excerpt}`)
  return {
    ...answer,
    said: [wordsOf(answer), ...titles].join('\n'),
    rushRows: sources.filter(({ kind, title }) => kind === 'price' && RUSH.test(title)),
    hasPrice:
      parts.some(({ type }) => type === 'figure') ||
      sources.some(({ figure }) => figure?.kind === 'money'),
  }
}

describe('a question for a price and a time', () => {
  it.each<[Locale, string, RegExp]>([
    ['en', 'What does a 30-second 2D animatic cost and how long does it take?', /8.{1,4}10/],
    ['en', 'Price and turnaround of a boardomatic?', /7.{1,4}10/],
    ['en', 'How long does a 3D animatic take and how much is it?', /14.{1,4}16/],
    ['de', 'Was kostet ein 2D-Animatic für 30 Sekunden und wie lange dauert es?', /8.{1,5}10/],
    ['de', 'Preis und Dauer eines Boardomatics', /7.{1,5}10/],
    ['de', 'Wie lange dauert ein 3D-Animatic und was kostet es?', /14.{1,5}16/],
    ['ar', 'كم تكلفة أنيماتيك ثنائي الأبعاد مدته 30 ثانية وكم يستغرق؟', /8.{1,5}10/],
    ['ar', 'سعر ومدة تنفيذ البوردوماتيك', /7.{1,5}10/],
    ['ar', 'كم يستغرق الأنيماتيك ثلاثي الأبعاد وكم سعره؟', /14.{1,5}16/],
  ])('has an answer with both, in %s: %s', async (locale, text, time) => {
    const { said, hasPrice, isAnswered, rushRows } = await ask(locale, text)
    expect([isAnswered, hasPrice]).toEqual([true, true])
    expect(said).toMatch(time)
    expect(rushRows).toEqual([])
  })
})

describe('the row about rush jobs', () => {
  it.each<[Locale, string]>([
    ['en', 'How much is a rush 2D animatic?'],
    ['de', 'Wie hoch ist der Eilzuschlag?'],
    ['ar', 'كم رسوم التسليم العاجل؟'],
  ])('is quoted to those who ask for it, in %s: %s', async (locale, text) => {
    expect((await ask(locale, text)).said).toMatch(RUSH)
  })

  it.each<[Locale, string]>([
    ['en', 'What is the turnaround of a 2D animatic?'],
    ['en', '2D animatic, days'],
    ['de', 'Lieferzeit 2D-Animatic'],
    ['ar', 'مدة تسليم أنيماتيك ثنائي الأبعاد'],
  ])('is not quoted to others, in %s: %s', async (locale, text) => {
    expect((await ask(locale, text)).rushRows).toEqual([])
  })
})

describe('a question about the persons of the studio', () => {
  it.each<[Locale, string]>([
    ['en', 'Who runs the studio?'],
    ['en', 'Who is the CEO?'],
    ['de', 'Wer leitet das Studio?'],
    ['de', 'Wer ist der Geschäftsführer?'],
    ['ar', 'من هو مدير الاستوديو؟'],
    ['ar', 'من أسس الاستوديو؟'],
  ])('is not answered, and leads to the pages about it, in %s: %s', async (locale, text) => {
    const { isAnswered, isOffTopic, parts, sources } = await ask(locale, text)
    expect([isAnswered, isOffTopic, parts]).toEqual([false, false, []])
    expect(sources.map(({ path }) => path)).toEqual(['about-us', 'contact'])
  })
})
