import type { GuideSource } from '@studio/shared/api/guide'
import type { Locale } from '@studio/shared/locales'
import { type LanguageModel, type ModelMessage, stepCountIs, streamText } from 'ai'
import { AnswerChecker, type CheckedPart } from '../checked/check-answer'
import { quotationsOf } from '../checked/foreign'
import { asksForPrice } from '../checked/money-words'
import type { BookRow } from '../price-book'
import type { Search } from '../sources'
import type { StoredPart } from '../stored-answer'
import { type Fault, faultOf } from './fault'
import { Found, type Reference } from './found'
import { instructionsFor } from './instructions'
import { TokenCount } from './token-count'
import { guideTools } from './tools'

/** The number of milliseconds for the whole answer. */
const PATIENCE = 25_000
/**
 * The maximum number of characters of the shown answer, and of everything that the model writes.
 */
const MAX_ANSWER_LENGTH = 1_800
const MAX_SPOKEN_LENGTH = 8_000
const MAX_TOKENS = 700
const MAX_STEPS = 5
const MAX_SOURCES = 3

export interface Asked {
  model: LanguageModel
  question: string
  /** The earlier turns, oldest first, with placeholders instead of figures. */
  history: ModelMessage[]
  locale: Locale
  book: readonly BookRow[]
  search: Search
  signal: AbortSignal
  say: (part: StoredPart) => void
  /** Called with the reason if the model fails. */
  warn: (fault: Fault) => void
}

export interface ModelAnswer {
  sources: GuideSource[]
  isAnswered: boolean
  tokens: number
  /** True if the model gave no usable answer, so that the pages have to answer. */
  hasFailed: boolean
}

/** Lets the model answer, and passes on the parts that may be shown. It never throws. */
export async function answerByModel(asked: Asked): Promise<ModelAnswer> {
  const { book, locale, question, history, search, say, warn } = asked
  const found = new Found(book)
  const lists = [...new Set(book.map(({ key }) => key.split('/')[0] ?? ''))]
  const instructions = instructionsFor(locale, lists)
  const checker = new AnswerChecker<Reference>({
    references: { page: (path) => found.page(path), price: (key) => found.price(key) },
    known: found.numbers,
    isQuotation: quotationsOf(instructions),
    labelOf: (reference) => ('row' in reference ? reference.row.label : ''),
    // A question such as “And for a whole day?” asks for a price if an earlier question did.
    isAboutPrice: [question, ...history.map(({ content }) => content)].some(
      (said) => typeof said === 'string' && asksForPrice(said),
    ),
  })
  const stop = new AbortController()
  const patience = AbortSignal.timeout(PATIENCE)
  const signal = AbortSignal.any([asked.signal, stop.signal, patience])
  const count = new TokenCount(`${instructions}${question}${JSON.stringify(history)}`.length)
  let said = 0
  let shown = 0
  let hasFailed = false
  const tell = (parts: CheckedPart<Reference>[]) => {
    for (const part of parts.map(toStored)) {
      shown += part.type === 'text' ? part.text.length : 1
      say(part)
    }
  }
  try {
    const { fullStream } = streamText({
      model: asked.model,
      system: instructions,
      messages: [...history, { role: 'user', content: question }],
      tools: guideTools(search, found),
      stopWhen: stepCountIs(MAX_STEPS),
      maxOutputTokens: MAX_TOKENS,
      maxRetries: 0,
      temperature: 0.2,
      abortSignal: signal,
      onError: ({ error }) => warn(faultOf(error)),
    })
    for await (const event of fullStream) {
      if (event.type === 'error') hasFailed = true
      if (event.type === 'abort') hasFailed = !stop.signal.aborted
      if (event.type === 'tool-result') count.add(JSON.stringify(event.output))
      if (event.type === 'finish') count.end()
      if (event.type === 'finish-step') {
        count.endStep(event.usage.totalTokens)
        // Each step of the model begins with a new sentence.
        if (!stop.signal.aborted) tell(checker.add('\n'))
      }
      if (event.type !== 'text-delta') continue
      said += event.text.length
      count.add(event.text)
      if (!stop.signal.aborted) tell(checker.add(event.text))
      if (shown > MAX_ANSWER_LENGTH || said > MAX_SPOKEN_LENGTH) stop.abort()
    }
  } catch (error) {
    hasFailed = !stop.signal.aborted
    if (!signal.aborted) warn(faultOf(error))
  }
  if (hasFailed && patience.aborted) warn({ fault: 'timeout', status: null })
  if (!hasFailed && !stop.signal.aborted) tell(checker.end())
  return {
    sources: found.cannotAnswer ? [] : found.sources(MAX_SOURCES),
    isAnswered: found.hasAnswer,
    tokens: count.total(),
    hasFailed: hasFailed || shown === 0,
  }
}

function toStored(part: CheckedPart<Reference>): StoredPart {
  if (part.type !== 'reference') return part
  const { reference } = part
  if ('row' in reference) return { type: 'figure', key: reference.row.key }
  return { type: 'link', path: reference.page.path, title: reference.page.title }
}
