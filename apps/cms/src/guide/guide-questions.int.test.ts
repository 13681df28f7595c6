import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { localeSchema } from '@studio/shared/contracts/common'
import { LOCALES } from '@studio/shared/locales'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { poolOf } from '../database/pool'
import { bringUpToDate } from '../search/bring-up-to-date'
import { startCms, type TestCms } from '../test-support/start-cms'
import { answerFromPassages, type PagesAnswer } from './answer-from-passages'
import { type BookRow, readPriceBook } from './price-book'
import { keyOfFigure } from './stored-answer'

/**
 * Required share of right answers per language. Saying that it does not know counts as an answer,
 * a wrong answer does not.
 */
const ENOUGH = 0.8

const questionsSchema = z.array(
  z.object({
    locale: localeSchema,
    q: z.string(),
    right: z.union([
      // Where the answer may stand, and what must be in it: words, or `[list/row]` of the price book.
      z.object({ paths: z.array(z.string()).min(1), facts: z.array(z.string()).min(1) }),
      // About the studio, and on no page.
      z.literal('unknown'),
      // About anything else: no page is named either.
      z.literal('offTopic'),
    ]),
  }),
)

type Question = z.infer<typeof questionsSchema>[number]

let cms: TestCms
let questions: Question[]

beforeAll(async () => {
  cms = await startCms()
  await bringUpToDate(cms.payload)
  const text = await readFile(path.join(__dirname, 'guide-questions.json'), 'utf8')
  questions = questionsSchema.parse(JSON.parse(text))
})

afterAll(() => cms.stop())

it.each(LOCALES)(
  'answers four of five questions in %s, and none of them wrongly',
  async (locale) => {
    const own = questions.filter((question) => question.locale === locale)
    expect(own.length).toBeGreaterThanOrEqual(40)
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
    expect(wrong).toEqual([])
    expect(1 - missed.length / own.length, missed.join('\n')).toBeGreaterThanOrEqual(ENOUGH)
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
  const isThere = sources.some((source) => right.paths.includes(source.path.split('#', 1)[0] ?? ''))
  return isThere && right.facts.some((fact) => words.includes(fact)) ? 'right' : 'wrong'
}

/** What the visitor reads, with the names of the rows in place of their figures. */
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
