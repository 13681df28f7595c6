import type { AnsweredBy, GuideSource, GuideTurn } from '@studio/shared/api/guide'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { HOME_SLUG } from '@studio/shared/paths'
import type { Payload, PayloadRequest } from 'payload'
import { digestOf, newSecret } from '../accounts/secrets'
import type { GuideQuestion } from '../../payload-types'
import { findPublished } from '../../site/reader/find-published'
import { type BookRow, readPriceBook } from './price-book'
import {
  pathsOf,
  shownAnswer,
  storedAnswerSchema,
  type StoredPart,
  storedSource,
  textOf,
} from './stored-answer'

export interface Conversation {
  id: number
  /** A secret that only the visitor knows. The database contains its digest. */
  secret: string
}

/**
 * Finds the visitor's own conversation.
 *
 * @returns null if there is none, or if it has been deleted
 */
export async function findConversation(
  req: PayloadRequest,
  secret: string,
): Promise<Conversation | null> {
  const { docs } = await req.payload.find({
    collection: 'guide-conversations',
    where: { digest: { equals: digestOf(secret) } },
    limit: 1,
    depth: 0,
    pagination: false,
  })
  return docs[0] ? { id: docs[0].id, secret } : null
}

export async function beginConversation(
  req: PayloadRequest,
  country: Country,
  locale: Locale,
): Promise<Conversation> {
  const secret = newSecret()
  const { id } = await req.payload.create({
    collection: 'guide-conversations',
    data: { digest: digestOf(secret), country, language: locale },
    depth: 0,
  })
  return { id, secret }
}

interface Asked {
  conversation: Conversation
  question: string
  country: Country
  locale: Locale
}

export interface KeptAnswer {
  by: AnsweredBy
  /** True if a model was asked first but failed, so the answer comes from the pages. */
  isInstead: boolean
  parts: readonly StoredPart[]
  sources: readonly GuideSource[]
  isAnswered: boolean
  /** True if the question is unrelated to the site. */
  isOffTopic: boolean
}

export async function keepTurn(
  req: PayloadRequest,
  { conversation, question, country, locale }: Asked,
  { by, isInstead, parts, sources, isAnswered, isOffTopic }: KeptAnswer,
  book: readonly BookRow[],
): Promise<void> {
  const kept = sources.map((source) => storedSource(source, book))
  const found = kept.map(({ title, excerpt }) => `${title}: ${excerpt}`).join('\n')
  await req.payload.create({
    collection: 'guide-questions',
    data: {
      conversation: conversation.id,
      question,
      outcome: isAnswered ? 'answered' : 'unanswered',
      answer: textOf(parts) || found,
      pages: sources.map(({ path }) => `/${path}`).join('\n'),
      by,
      country,
      language: locale,
      content: { parts: [...parts], sources: kept, isInstead, isOffTopic },
    },
    depth: 0,
  })
}

/** The last turns (questions with answers) of a conversation, oldest first. */
export async function turnsOf(
  req: PayloadRequest,
  { id }: Conversation,
  most: number,
): Promise<GuideQuestion[]> {
  const { docs } = await req.payload.find({
    collection: 'guide-questions',
    where: { conversation: { equals: id } },
    sort: '-id',
    limit: most,
    depth: 0,
    pagination: false,
  })
  return docs.reverse()
}

/**
 * The turns as they are shown to the visitor, with current prices and with links to existing pages
 * only.
 */
export async function shownTurns(
  req: PayloadRequest,
  turns: readonly GuideQuestion[],
  country: Country,
  locale: Locale,
): Promise<GuideTurn[]> {
  const answers = turns.map(
    ({ content }) => storedAnswerSchema.safeParse(content).data ?? { parts: [], sources: [] },
  )
  const [book, published] = await Promise.all([
    readPriceBook(req.payload, country, locale),
    publishedAmong(req.payload, locale, answers.flatMap(pathsOf)),
  ])
  return turns.map(({ question, by, outcome }, at) => {
    const answer = answers[at] ?? { parts: [], sources: [] }
    return {
      ...{ question, by, isInstead: answer.isInstead === true },
      ...shownAnswer(answer, book, published),
      isAnswered: outcome === 'answered',
      isOffTopic: answer.isOffTopic === true,
    }
  })
}

async function publishedAmong(
  payload: Payload,
  locale: Locale,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  // The home page has two paths, but the index of pages contains only its slug.
  const asked = new Set(paths.map((path) => path || HOME_SLUG))
  if (asked.size === 0) return asked
  const found = await findPublished(payload, locale).publishedPaths([...asked])
  return new Set(found.map((path) => (path === HOME_SLUG ? '' : path)))
}
