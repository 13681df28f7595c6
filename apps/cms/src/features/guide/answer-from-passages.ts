import type { Pool } from 'pg'
import { DICTIONARIES } from '../search/dictionaries'
import { foldedWords } from '../../platform/lib/fold'
import { textOf } from '../search/passages-of-document'
import { asksForPerson, PERSON_ASKED } from './asks-for-person'
import { asksWhoLeads, PAGES_ABOUT_STUDIO } from './asks-who-leads'
import { clausesOf } from './clauses'
import { findPassages } from './find-passages'
import {
  answerWith,
  AS_GOOD,
  describing,
  NOT_OURS,
  pageSource,
  type PagesAnswer,
} from './pages-answer'
import { asksForBoth, halvesOf, joined } from './price-and-time'
import type { BookRow } from './price-book'
import { describePages, type PageDescription } from './services/describe-pages'
import { GENERAL_INTENTS, isPhrase, wantsService, wordsOfIntent } from './services/intents'
import { isAboutServices, pagesOfServices } from './services/named-services'
import { isProducing } from './services/producing'
import { quoteByIntent } from './services/quote-by-intent'
import { GENERAL_PAGES, type Service } from './services/table'
import { rowOf, showable } from './showable'
import { type Asked, type Question, totalOf, understandQuestion } from './understand-question'
import { type Candidate, weighPassage } from './weigh-passage'

/**
 * The share of a question's words that a passage must match; rare words count more. With ENOUGH,
 * the passage is the answer. With NEAR, it is linked if there is no answer. The values were
 * measured with the questions of `guide-questions.json`.
 */
const ENOUGH = 0.68
const NEAR = 0.5
/**
 * The share of the question's other words that a passage must match if the question names a
 * service.
 */
const ENOUGH_BESIDE = 0.4
/**
 * A question is off topic if passages match less than this share of it and no word addresses the
 * studio.
 */
const OWN_SUBJECT = 0.4
/**
 * A correction that changes more of a word than this is not used, because the visitor may have
 * meant another word.
 */
const SURE = 0.64
const MAX_NEAR = 2
/** A question may contain this many words in addition to a service and the question about it. */
const MAX_OTHERS = 2

/** Commands to the guide itself, such as “translate this”, are not questions to the studio. */
const COMMAND =
  /^\s*(?:say that|repeat|ignore|pretend|translate|offer me|make the|übersetze|wiederhole|ignoriere|sag,? dass|ترجم|كرر|تجاهل|اجعل|قل)(?!\p{L})/iu

/**
 * Answers with the matching sentences or rows of the price book, or without any. If the whole
 * question has no answer, its clauses are tried one by one, because many visitors first say who
 * they are and what they plan.
 */
export async function answerFromPassages(
  pool: Pool,
  asked: Asked,
  book: readonly BookRow[],
): Promise<PagesAnswer> {
  if (COMMAND.test(asked.text)) return NOT_OURS
  if (asksForPerson(asked.text)) {
    const text = PERSON_ASKED[asked.locale]
    const { answer: person } = await answerClause(pool, { ...asked, text }, book)
    if (person.isAnswered) return person
  }
  if (asksWhoLeads(asked.text)) return refer(pool, asked)
  const both = await answerBoth(pool, asked, book)
  if (both) return both
  const { answer: whole, services } = await answerClause(pool, asked, book)
  if (whole.isAnswered) return whole
  for (const text of clausesOf(asked.text)) {
    const { answer } = await answerClause(pool, { ...asked, text, services }, book)
    if (answer.isAnswered) return answer
  }
  return whole
}

/** Names the pages about the studio, because the pages do not name its persons. */
async function refer(pool: Pool, asked: Asked): Promise<PagesAnswer> {
  const pages = await describePages(pool, asked, PAGES_ABOUT_STUDIO)
  const sources = pages.map(({ source }) => source)
  return { parts: [], sources, isAnswered: false, isOffTopic: false }
}

/**
 * Answers a question for the price and the time of a service.
 *
 * @returns null for other questions, and if one half has no answer
 */
async function answerBoth(
  pool: Pool,
  asked: Asked,
  book: readonly BookRow[],
): Promise<PagesAnswer | null> {
  if (!asksForBoth(asked.text)) return null
  const question = await understandQuestion(pool, asked)
  const halves = halvesOf(question)
  if (!halves) return null
  const { services } = question
  const half = (text: string) => answerClause(pool, { ...asked, text, services }, book)
  const { answer: price } = await half(halves.price)
  const { answer: time } = await half(halves.time)
  return price.isAnswered && time.isAnswered ? joined(price, time) : null
}

async function answerClause(
  pool: Pool,
  asked: Asked,
  book: readonly BookRow[],
): Promise<{ answer: PagesAnswer; services: ReadonlySet<Service> }> {
  const question = await understandQuestion(pool, asked)
  const candidates = await findCandidates(pool, asked, question, book)
  const { services } = question
  const answer = await chooseAnswer(pool, asked, { question, candidates, book })
  return { answer, services }
}

/** Finds passages that may answer the question, best first. */
async function findCandidates(
  pool: Pool,
  asked: Asked,
  question: Question,
  book: readonly BookRow[],
): Promise<Candidate[]> {
  const { locale, alternatives, services } = question
  const sure = alternatives.filter(({ worth, isGuess }) => worth >= SURE && isGuess !== true)
  const found = await findPassages(pool, asked, sure)
  return found
    .flatMap((passage) => {
      const bookRow = rowOf(passage.row, book)
      if (passage.row !== null && !bookRow) return []
      const parts = showable(passage.parts, book)
      if (!parts) return []
      const { heading, title, path } = passage
      const headings = `${heading} ${title}`
      const text = bookRow ? passage.excerpt : textOf(parts)
      if (!isAboutServices(locale, { path, headings, text }, services)) return []
      return [weighPassage(question, { ...passage, parts, bookRow })]
    })
    .sort((one, other) => other.score - one.score)
}

interface Choice {
  question: Question
  candidates: readonly Candidate[]
  book: readonly BookRow[]
}

/**
 * Chooses the passages from the pages of the named services, or else the passage that matches most
 * words.
 */
async function chooseAnswer(
  pool: Pool,
  asked: Asked,
  { question, candidates, book }: Choice,
): Promise<PagesAnswer> {
  const { locale, text, words, likely, beside, naming, services, isPriced, intent } = question
  const good = goodEnough(question, candidates)
  const pages = pagesOfServices(services)
  const [about] = await describePages(pool, asked, pages.slice(0, 1))
  const isNamed = naming.size > 0
  const ofIntent = intent ? wordsOfIntent(intent, likely) : []
  const others = beside.filter(
    (no) => !ofIntent.includes(no) && !isProducing(locale, words[no] ?? ''),
  )
  const isPlain = isNamed && others.length === 0
  if (about && isPlain && !isPriced && !intent) return describing(about)
  const isAsked = isNamed ? intent !== null || isPriced : intent && GENERAL_INTENTS.has(intent)
  const byIntent = isAsked ? await quoteByIntent(pool, asked, { question, pages, book }) : null
  if (byIntent && others.length === 0 && (intent || !isPriced)) return byIntent
  const isPlainWish = isNamed && !intent && !isPriced && others.length <= MAX_OTHERS
  const isWanted = isPlainWish && wantsService(text)
  const ofBest = good[0]?.path ?? ''
  const isElsewhere = !pages.includes(ofBest) && !GENERAL_PAGES.has(ofBest)
  if (about && isWanted && isElsewhere) return describing(about)
  if (about && isNamed && intent === 'process') return byIntent ?? describing(about)
  // If one passage covers too few words but scores clearly better than those that cover enough, the
  // question is about something else.
  const isBest = good.some(({ score }) => score >= (candidates[0]?.score ?? 0) * AS_GOOD)
  if (isBest) return answerWith(good, isPriced)
  if (byIntent && others.length <= MAX_OTHERS) return byIntent
  const isDescribed = isWanted || (isPlainWish && isPhrase(text))
  return about && isDescribed ? describing(about) : noAnswer(question, candidates, about)
}

function goodEnough(
  { hasWord, services }: Question,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  if (!hasWord) return []
  return candidates.filter(
    ({ coverage, besideCoverage, isAnswer }) =>
      isAnswer && coverage >= ENOUGH && (services.size === 0 || besideCoverage >= ENOUGH_BESIDE),
  )
}

function noAnswer(
  question: Question,
  candidates: readonly Candidate[],
  about: PageDescription | undefined,
): PagesAnswer {
  const { locale, text, telling, hasWord } = question
  const near = hasWord ? candidates.filter(({ coverage }) => coverage >= NEAR) : []
  const found = [...(about ? [about.source] : []), ...near.map(pageSource)]
  const pages = [...new Map(found.map((each) => [pageOf(each.path), each])).values()]
  const best = hasWord ? Math.max(0, ...candidates.map(({ coverage }) => coverage)) : 0
  const addressed = foldedWords(text).some((word) => DICTIONARIES[locale].addressing.has(word))
  const isStrange = totalOf(question, telling) === 0 || best < OWN_SUBJECT
  return {
    parts: [],
    sources: pages.slice(0, MAX_NEAR),
    isAnswered: false,
    isOffTopic: pages.length === 0 && !addressed && isStrange,
  }
}

/** The path of the page on which the passage is. */
function pageOf(path: string): string {
  return path.split('#', 1)[0] ?? path
}
