import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { GuideSource } from '@studio/shared/api/guide'
import { localeSchema } from '@studio/shared/contracts/common'
import { LOCALES } from '@studio/shared/locales'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { poolOf } from '../../platform/database/pool'
import { bringUpToDate } from '../search/bring-up-to-date'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { answerFromPassages } from './answer-from-passages'
import type { PagesAnswer } from './pages-answer'
import { type BookRow, readPriceBook } from './price-book'
import { keyOfFigure } from './stored-answer'

/**
 * For each language, how many questions must be answered correctly, and how many may be answered
 * wrongly. The guide was developed with the first list. The second list was written only from the
 * text of the pages, and half of it was first tried when the guide was finished. In the third list,
 * each question names one service, often in words that its pages do not use; an answer from another
 * page is wrong.
 */
const LISTS = [
  { file: 'guide-questions.json', least: 40, enough: 0.8, mostWrong: 0 },
  { file: 'prospects-questions.json', least: 48, enough: 0.8, mostWrong: 1 },
  { file: 'service-questions.json', least: 30, enough: 0.7, mostWrong: 0 },
]

const questionsSchema = z.array(
  z.object({
    locale: localeSchema,
    q: z.string(),
    right: z.union([
      // The pages that may contain the answer, and the facts that the answer must contain: words,
      // or `[list/row]` of the price book. The list of paths is empty if any page may state the
      // fact. The list of facts is empty if the page itself is the answer.
      z.object({ paths: z.array(z.string()), facts: z.array(z.string()) }),
      // The question is about the studio, but no page answers it.
      z.literal('unknown'),
      // The question is about something else, so no page may be linked either.
      z.literal('offTopic'),
    ]),
  }),
)

type Question = z.infer<typeof questionsSchema>[number]

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
  await bringUpToDate(cms.payload)
})

afterAll(() => cms.stop())

const cases = LISTS.flatMap((list) => LOCALES.map((locale) => ({ ...list, locale })))

it.each(cases)(
  'answers the questions of $file in $locale',
  async ({ file, least, enough, mostWrong, locale }) => {
    const text = await readFile(path.join(__dirname, file), 'utf8')
    const questions = questionsSchema.parse(JSON.parse(text))
    const own = questions.filter((question) => question.locale === locale)
    expect(own.length).toBeGreaterThanOrEqual(least)
    const book = await readPriceBook(cms.payload, 'us', locale)
    const wrong: string[] = []
    const missed: string[] = []
    for (const { q, right } of own) {
      const asked = { country: 'us', locale, text: q } as const
      const answer = await answerFromPassages(poolOf(cms.payload), asked, book)
      const verdict = judge(answer, right, book)
      const line = `“${q}”: ${said(answer, book).slice(0, 200)}`
      if (verdict === 'wrong') wrong.push(line)
      if (verdict === 'missed') missed.push(line)
    }
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(mostWrong)
    const right = own.length - missed.length - wrong.length
    expect(right / own.length, missed.join('\n')).toBeGreaterThanOrEqual(enough)
  },
)

function judge(
  answer: PagesAnswer,
  right: Question['right'],
  book: readonly BookRow[],
): 'right' | 'wrong' | 'missed' {
  const { isAnswered, sources } = answer
  if (typeof right === 'string') {
    if (isAnswered) return 'wrong'
    return right === 'unknown' || sources.length === 0 ? 'right' : 'missed'
  }
  if (!isAnswered) return 'missed'
  const words = said(answer, book)
  const isThere = ({ path: at }: GuideSource) => right.paths.includes(at.split('#', 1)[0] ?? '')
  const isPlaced = right.paths.length === 0 || sources.some(isThere)
  const isSaid = right.facts.length === 0 || right.facts.some((fact) => words.includes(fact))
  return isPlaced && isSaid ? 'right' : 'wrong'
}

/** The answer as the visitor reads it, with the names of rows in place of their prices. */
function said({ parts, sources }: PagesAnswer, book: readonly BookRow[]): string {
  const quoted = parts.map((part) => {
    if (part.type === 'figure') return `[${part.key}]`
    return part.type === 'text' ? part.text : '\n'
  })
  const named = sources.map((source) => {
    const key = keyOfFigure(source, book)
    return key ? `[${key}]` : `${source.title} ${source.excerpt}`
  })
  return [quoted.join(''), ...named].join('\n').trim()
}
