import type { GuideEvent } from '@studio/shared/api/guide'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { poolOf } from '../../platform/database/pool'
import { waitForIndex } from '../search/wait-for-index'
import { answerFromPassages } from './answer-from-passages'
import { type Conversation, type KeptAnswer, keepTurn } from './conversations'
import { historyOf } from './history'
import { answerByModel } from './model/answer-by-model'
import { takeModelTurn } from './model/budget'
import { guideModel } from './model/provider'
import { type BookRow, readPriceBook } from './price-book'
import type { Search } from './sources'
import { sayFromOnce, shownPart, type StoredPart } from './stored-answer'

interface Question {
  text: string
  country: Country
  locale: Locale
  conversation: Conversation
  search: Search
  /** The visitor's IP address, or a fixed value if it is unknown. */
  address: string
  signal: AbortSignal
}

type Tell = (event: GuideEvent) => void

/**
 * Answers a question, and stores both. `tell` receives each part of the answer as soon as it is
 * checked.
 */
export async function answerQuestion(
  req: PayloadRequest,
  question: Question,
  tell: Tell,
): Promise<void> {
  const { text, country, locale, conversation } = question
  const book = await readPriceBook(req.payload, country, locale)
  const byModel = await answerWithModel(req, question, book, tell)
  if (byModel === 'unheard') return
  const answer =
    typeof byModel === 'string'
      ? await answerFromPages(req, question, book, byModel === 'failed', tell)
      : byModel
  const asked = { conversation, question: text, country, locale }
  await keepTurn(req, asked, answer, book)
  const { sources, isAnswered, isOffTopic } = answer
  tell({ event: 'end', sources: [...sources], isAnswered, isOffTopic })
}

/**
 * @returns `none` if there is no model or it may not answer, `failed` if no part of its answer
 * passed the checks, and `unheard` if the visitor disconnected before the first part
 */
async function answerWithModel(
  req: PayloadRequest,
  question: Question,
  book: readonly BookRow[],
  tell: Tell,
): Promise<KeptAnswer | 'none' | 'failed' | 'unheard'> {
  const { conversation, text, locale, search, address, signal } = question
  const model = guideModel()
  const finish = model && (await takeModelTurn(req, address))
  if (!model || !finish) {
    tell({ event: 'begin', conversation: conversation.secret, by: 'pages' })
    return 'none'
  }
  let tokens = 0
  try {
    tell({ event: 'begin', conversation: conversation.secret, by: 'model' })
    const parts: StoredPart[] = []
    const say = (part: StoredPart) => {
      if (signal.aborted) return
      parts.push(part)
      const shown = shownPart(part, book)
      if (shown) tell({ event: 'part', part: shown })
    }
    const history = await historyOf(req, conversation)
    const made = await answerByModel({
      ...{ model, history, locale, book, search, signal, say },
      question: text,
      warn: (fault) => req.payload.logger.warn({ ...fault, msg: 'The guide’s model has failed.' }),
    })
    tokens = made.tokens
    if (signal.aborted) return stoppedAnswer(parts)
    if (!made.hasFailed) return { by: 'model', isInstead: false, isOffTopic: false, parts, ...made }
    tell({ event: 'instead' })
    return 'failed'
  } finally {
    await finish(tokens)
  }
}

/**
 * The part of the answer that was already shown. Its sources were not shown yet, so they are
 * dropped.
 */
function stoppedAnswer(parts: readonly StoredPart[]): KeptAnswer | 'unheard' {
  if (!parts.some(({ type }) => type !== 'paragraph' && type !== 'item')) return 'unheard'
  return { by: 'model', isInstead: false, isOffTopic: false, parts, sources: [], isAnswered: true }
}

/** Answers with sentences of the pages and rows of the price book, unchanged. */
async function answerFromPages(
  { payload }: PayloadRequest,
  { text, country, locale }: Question,
  book: readonly BookRow[],
  isInstead: boolean,
  tell: Tell,
): Promise<KeptAnswer> {
  await waitForIndex(payload)
  const found = await answerFromPassages(poolOf(payload), { country, locale, text }, book)
  const shown = found.parts.flatMap((part) => shownPart(part, book) ?? [])
  for (const part of sayFromOnce(shown)) tell({ event: 'part', part })
  return { by: 'pages', isInstead, ...found }
}
