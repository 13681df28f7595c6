import type { Pool } from 'pg'
import { textOf } from '../../search/passages-of-document'
import { pageSource, type PagesAnswer } from '../pages-answer'
import type { BookRow } from '../price-book'
import { isQuestion } from '../question-kinds'
import { showable, tellsPrice } from '../showable'
import type { Asked, Question } from '../understand-question'
import { headingAnswers, isPriceHeading, mayAnswer } from './intents'
import { isAboutServices, namesServices } from './named-services'
import { passagesOfPages } from './passages-of-services'

/** A text below a heading that has fewer characters than this only introduces the next text. */
const MIN_ANSWER_LENGTH = 60
/** Pages with questions that apply to every service. */
const ANY_SERVICE = ['faq', 'process']

interface Place {
  question: Question
  pages: readonly string[]
  book: readonly BookRow[]
}

/** Quotes the passage from the services' pages whose heading matches the question. */
export async function quoteByIntent(
  pool: Pool,
  asked: Asked,
  { question, pages, book }: Place,
): Promise<PagesAnswer | null> {
  const { locale, services, intent } = question
  const passages = await passagesOfPages(pool, asked, [...pages, ...ANY_SERVICE])
  const fitting = passages.flatMap((passage) => {
    const { path, heading, title } = passage
    const isAsked = intent ? headingAnswers(intent, heading) : isPriceHeading(heading)
    const parts = isAsked ? showable(passage.parts, book) : null
    if (!parts) return []
    const body = textOf(parts)
    const place = { path, headings: `${heading} ${title}`, text: body }
    const isOwn = pages.includes(path) || services.size === 0
    const isNaming = isOwn || namesServices(locale, place)
    const isTold = intent ? mayAnswer(intent, '', body) : tellsPrice({ bookRow: null, parts })
    const fits =
      (body.length >= MIN_ANSWER_LENGTH || isQuestion(heading)) &&
      isNaming &&
      isTold &&
      isAboutServices(locale, place, services)
    return fits ? [{ parts, source: pageSource(passage) }] : []
  })
  // The terms for cancellations and rush jobs contain prices, so passages with prices are
  // preferred.
  const withFigures = fitting.find(({ parts }) => parts.some(({ type }) => type === 'figure'))
  const best = (intent === 'cancel' || intent === 'rush' ? withFigures : undefined) ?? fitting[0]
  return best
    ? { parts: best.parts, sources: [best.source], isAnswered: true, isOffTopic: false }
    : null
}
