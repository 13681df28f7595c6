import type { GuideSource } from '@studio/shared/api/guide'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { Pool } from 'pg'
import { DICTIONARIES } from '../search/dictionaries'
import { foldedWords } from '../search/fold'
import { type PassagePart, textOf } from '../search/passages-of-document'
import { readQuestion } from '../search/question'
import { withoutMoney } from './checked/figures'
import { asksForPerson, PERSON_ASKED } from './asks-for-person'
import { asksForAmount } from './checked/money-words'
import { findPassages, type FoundPassage, rarityOf } from './find-passages'
import { likenessOf } from './likeness'
import {
  isAboutServices,
  namedServices,
  namesServices,
  pagesOfServices,
} from './services/named-services'
import { GENERAL_PAGES, type Service } from './services/table'
import { describePages, type PageDescription } from './services/describe-pages'
import {
  GENERAL_INTENTS,
  headingAnswers,
  intentOf,
  isUnasked,
  isPhrase,
  isPriceHeading,
  mayAnswer,
  wantsService,
  wordsOfIntent,
} from './services/intents'
import { passagesOfPages, type ServicePassage } from './services/passages-of-services'
import { isProducing } from './services/producing'
import type { BookRow } from './price-book'
import { fitOf, isNumber, isQuestion, kindFitOf, OTHER_KIND } from './question-kinds'
import type { StoredPart } from './stored-answer'

export interface PagesAnswer {
  parts: StoredPart[]
  sources: GuideSource[]
  isAnswered: boolean
  /** Whether it is nothing that the site is about. */
  isOffTopic: boolean
}

/**
 * Number of words of a question that are read. It has to be large, because a long story contains
 * its question at its beginning or at its end.
 */
const MAX_WORDS = 32
/**
 * Share of a question's words that a passage must match, with rare words counting more: ENOUGH to
 * be the answer, NEAR to be linked if there is no answer. Measured with the questions of
 * `guide-questions.json`.
 */
const ENOUGH = 0.68
const NEAR = 0.5
/**
 * A question is off topic if passages match less than this share of it and no word addresses the
 * studio.
 */
const OWN_SUBJECT = 0.4
/** Answers count as equally good from this share of the best score on. */
const AS_GOOD = 0.88
/**
 * If the visitor asks for a price, rows of the price book appear beside the best answer from this
 * share of its score on.
 */
const BESIDE = 0.65
/**
 * A passage whose heading and page contain no word of the question is worth this factor. The factor
 * rises to 1 as they contain more words, up to the share NAMED.
 */
const UNNAMED = 0.7
const NAMED = 0.5
/**
 * If the question contains the whole heading of a passage, this share of the missing words is
 * forgiven.
 */
const OF_HEADING = 0.4
/** From this likeness on, the heading counts as the question itself. */
const ALIKE = 0.55
/**
 * Numbers weigh less than words, because many are about the visitor's project and not about the
 * studio: eight hours, thirty guests.
 */
const OF_NUMBER = 0.35
/** In a phrase such as “how big” the stop words do not count, so its other words weigh more. */
const OF_PHRASE = 1.5
const MAX_PARTS = 4
const WITHOUT_PRICE = 0.65
/** A correction that changes more of a word than this allows could as well be another word. */
const SURE = 0.64
const MAX_PRICES = 3
const MAX_NEAR = 2
/** A shorter text below a heading only introduces what follows. */
const MIN_ANSWER_LENGTH = 60
/** Pages with questions that are asked of every service. */
const ANY_SERVICE = ['faq', 'process']
/** A question may say this many words beside a service and what it asks of it. */
const MAX_OTHERS = 2

/** How well a passage about a service matches the words that name it, at least. */
const NAMED_WORTH = 0.85
/** Share of the words beside the named services that a passage must match. */
const ENOUGH_BESIDE = 0.4

interface Asked {
  country: Country
  locale: Locale
  text: string
  /** What the whole question names, for a clause that names nothing. */
  services?: ReadonlySet<Service>
}

interface Weighed extends FoundPassage {
  bookRow: BookRow | null
  /** Likeness of the heading and the whole question, from 0 to 1. */
  likeness: number
}

interface Candidate extends Weighed {
  coverage: number
  score: number
  /** Coverage of the words that do not name a service. */
  besideCoverage: number
}

/**
 * Answers with the matching sentences or rows of the price book, or without any. If the whole
 * question finds no answer, its clauses are tried one by one, because many visitors first say who
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
    const { answer: person } = await answerPart(pool, { ...asked, text }, book)
    if (person.isAnswered) return person
  }
  const { answer: whole, services } = await answerPart(pool, asked, book)
  if (whole.isAnswered) return whole
  for (const text of partsOf(asked.text)) {
    const { answer } = await answerPart(pool, { ...asked, text, services }, book)
    if (answer.isAnswered) return answer
  }
  return whole
}

/** Orders to the guide itself, such as “translate this”, are not questions to the studio. */
const COMMAND =
  /^\s*(?:say that|repeat|ignore|pretend|translate|offer me|make the|übersetze|wiederhole|ignoriere|sag,? dass|ترجم|كرر|تجاهل|اجعل|قل)(?!\p{L})/iu

const NOT_OURS: PagesAnswer = { parts: [], sources: [], isAnswered: false, isOffTopic: true }

/**
 * The sentences and clauses of a text, the last one first. Empty if the text is a single clause.
 */
function partsOf(text: string): string[] {
  const parts = text.split(/[.,;:!?،؛؟\n]+/u).filter((part) => foldedWords(part).length > 2)
  return parts.length > 1 || parts.join('').length < text.trim().length - 3
    ? parts.reverse().slice(0, MAX_PARTS)
    : []
}

async function answerPart(
  pool: Pool,
  asked: Asked,
  book: readonly BookRow[],
): Promise<{ answer: PagesAnswer; services: ReadonlySet<Service> }> {
  const { locale, text } = asked
  const question = await readQuestion(pool, locale, text, MAX_WORDS)
  const { words, likely, ofPhrases, alternatives } = question
  const named = namedServices(locale, likely)
  const services = named.services.size > 0 ? named.services : (asked.services ?? new Set())
  // A visitor who names a service asks for it with “make” or “film” and says no more by them.
  const telling = question.telling.filter(
    (no) => services.size === 0 || named.words.has(no) || !isProducing(locale, words[no] ?? ''),
  )
  const beside = telling.filter((no) => !named.words.has(no))
  const weights = await rarityOf(
    pool,
    locale,
    telling.map((no) => words[no] ?? ''),
  )
  const rarity = new Map(telling.map((no, at) => [no, (weights[at] ?? 0) * weightOf(no)]))
  const isPriced = asksForAmount(text)
  const stated = intentOf(text)
  // A visitor who asks what a cancellation costs asks about cancellations.
  const intent = isPriced && stated !== 'cancel' ? null : stated
  const found = await findPassages(
    pool,
    asked,
    alternatives.filter(({ worth, isGuess }) => worth >= SURE && isGuess !== true),
  )
  const candidates = found
    .flatMap((passage) => {
      const bookRow = rowOf(passage)
      if (passage.row !== null && !bookRow) return []
      const parts = showable(passage.parts)
      if (!parts) return []
      const { heading, title, path } = passage
      const headings = `${heading} ${title}`
      const body = bookRow ? passage.excerpt : textOf(parts)
      if (!isAboutServices(locale, { path, headings, text: body }, services)) return []
      // Every question about a page is like its title.
      const likeness = bookRow === null && heading === title ? 0 : likenessOf(heading, text)
      return [weigh({ ...passage, parts, bookRow, likeness })]
    })
    .sort((one, other) => other.score - one.score)
  const hasWord = telling.some((no) => !isNumber(words[no] ?? ''))
  const good = hasWord
    ? candidates.filter(
        ({ coverage, besideCoverage }) =>
          coverage >= ENOUGH && (services.size === 0 || besideCoverage >= ENOUGH_BESIDE),
      )
    : []
  // If a passage that covers too few words scores clearly better than those that cover enough, the
  // question is about something else.
  const isBest = good.some(({ score }) => score >= (candidates[0]?.score ?? 0) * AS_GOOD)
  return { answer: await chooseAnswer(), services }

  /** What the pages of the named services say, or the passage that matches most words. */
  async function chooseAnswer(): Promise<PagesAnswer> {
    const pages = pagesOfServices(services)
    const [about] = await describePages(pool, asked, pages.slice(0, 1))
    const isNamed = named.services.size > 0
    const ofIntent = intent ? wordsOfIntent(intent, likely) : []
    const others = beside.filter(
      (no) => !ofIntent.includes(no) && !isProducing(locale, words[no] ?? ''),
    )
    const isPlain = isNamed && others.length === 0
    if (about && isPlain && !isPriced && !intent) return describing(about)
    const isAsked = isNamed ? intent !== null || isPriced : intent && GENERAL_INTENTS.has(intent)
    const byIntent = isAsked ? await ofPages(pages) : null
    if (byIntent && others.length === 0 && (intent || !isPriced)) return byIntent
    const isPlainWish = isNamed && !intent && !isPriced && others.length <= MAX_OTHERS
    const isWanted = isPlainWish && wantsService(text)
    const ofBest = good[0]?.path ?? ''
    const isElsewhere = !pages.includes(ofBest) && !GENERAL_PAGES.has(ofBest)
    if (about && isWanted && isElsewhere) return describing(about)
    if (about && isNamed && intent === 'process') return byIntent ?? describing(about)
    if (isBest) return answerWith(good, isPriced)
    if (byIntent && others.length <= MAX_OTHERS) return byIntent
    const isDescribed = isWanted || (isPlainWish && isPhrase(text))
    return about && isDescribed ? describing(about) : noAnswer(about)
  }

  /** The passage of the services' pages whose heading says what is asked. */
  async function ofPages(pages: readonly string[]): Promise<PagesAnswer | null> {
    const passages = await passagesOfPages(pool, asked, [...pages, ...ANY_SERVICE])
    const fitting = passages.flatMap((passage) => {
      const { path, heading, title } = passage
      const isAsked = intent ? headingAnswers(intent, heading) : isPriceHeading(heading)
      const parts = isAsked ? showable(passage.parts) : null
      if (!parts) return []
      const body = textOf(parts)
      const place = { path, headings: `${heading} ${title}`, text: body }
      const isOwn = pages.includes(path) || services.size === 0
      const isNaming = isOwn || namesServices(locale, place)
      const isTold = intent
        ? mayAnswer(intent, '', body)
        : tellsPrice({ bookRow: null, parts }) || (isOwn && isPriceHeading(body))
      const fits =
        (body.length >= MIN_ANSWER_LENGTH || isQuestion(heading)) &&
        isNaming &&
        isTold &&
        isAboutServices(locale, place, services)
      return fits ? [{ parts, source: pageSource(passage) }] : []
    })
    // The terms of a cancellation and of a rush job are figures.
    const withFigures = fitting.find(({ parts }) => parts.some(({ type }) => type === 'figure'))
    const best = (intent === 'cancel' || intent === 'rush' ? withFigures : undefined) ?? fitting[0]
    return best
      ? { parts: best.parts, sources: [best.source], isAnswered: true, isOffTopic: false }
      : null
  }

  function weightOf(no: number): number {
    if (isNumber(words[no] ?? '')) return OF_NUMBER
    return ofPhrases.has(no) ? OF_PHRASE : 1
  }

  function rowOf({ row }: FoundPassage): BookRow | null {
    if (row === null) return null
    return book.find(({ listId, key }) => row === `price-groups:${listId}/${nameIn(key)}`) ?? null
  }

  /**
   * Null if the visitor's price book lacks a figure of the passage, or if no text remains without
   * the amounts.
   */
  function showable(parts: PassagePart[]): PassagePart[] | null {
    const isWhole = parts.every(
      (part) => part.type !== 'figure' || book.some(({ key }) => key === part.key),
    )
    if (!isWhole) return null
    const shown = parts.map((part) =>
      part.type === 'text' ? { ...part, text: withoutMoney(part.text) } : part,
    )
    return parts.length === 0 || textOf(shown) !== '' ? shown : null
  }

  function weigh(passage: Weighed): Candidate {
    const hasFigure = tellsPrice(passage)
    // A price row answers without the word “price”.
    const asking = telling.filter(
      (no) => !(hasFigure && DICTIONARIES[locale].pricing.has(words[no] ?? '')),
    )
    const share = (how: (no: number) => number) => shareOf(asking, how)
    const isIn = (numbers: readonly number[]) => (no: number) => (numbers.includes(no) ? 1 : 0)
    const metOf = (no: number) =>
      Math.min(1, Math.max(passage.met[no] ?? 0, named.words.has(no) ? NAMED_WORTH : 0))
    const met = share(metOf)
    const others = asking.filter((no) => !named.words.has(no))
    const besideCoverage =
      others.length === 0
        ? 1
        : Math.max(shareOf(others, metOf), passage.likeness >= ALIKE ? passage.likeness : 0)
    // A text that has all the words may be about something else, which its heading would say.
    const isNamed = Math.min(1, share(isIn(passage.named)) / NAMED)
    const ofWords = met * (UNNAMED + (1 - UNNAMED) * isNamed)
    // A heading that is like the question matches, even if single words differ.
    const ofHeading = passage.likeness >= ALIKE ? passage.likeness + 0.2 : 0
    // A text without a price does not help a visitor who asks for one, unless its heading is that
    // very question.
    const ofPrice = isPriced && !hasFigure && ofHeading === 0 ? WITHOUT_PRICE : 1
    const isAsked = passage.bookRow !== null || isQuestion(passage.heading)
    const asked = isAsked ? passage.headed * Math.min(1, passage.headWords / 2) : 0
    const raised = ofWords + (1 - ofWords) * OF_HEADING * asked ** 2
    const isOtherIntent =
      passage.bookRow === null &&
      (isUnasked(passage.heading, text) ||
        (intent !== null && !mayAnswer(intent, passage.heading, textOf(passage.parts))))
    const coverage =
      Math.min(1, Math.max(raised, ofHeading)) *
      ofPrice *
      kindFitOf(passage.heading, text) *
      (isOtherIntent ? OTHER_KIND : 1)
    const ofPage = 1 + 0.08 * share(isIn(passage.titled))
    return {
      ...passage,
      besideCoverage,
      coverage,
      score: coverage * ofPage * worthOf(passage, hasFigure),
    }
  }

  /** Weighted mean of a property of words; rare words weigh more. */
  function shareOf(numbers: readonly number[], how: (no: number) => number): number {
    const total = numbers.reduce((sum, no) => sum + (rarity.get(no) ?? 0), 0)
    const own = numbers.reduce((sum, no) => sum + (rarity.get(no) ?? 0) * how(no), 0)
    return total > 0 ? own / total : 0
  }

  function worthOf(passage: Weighed, hasFigure: boolean): number {
    const ofKind = ['service', 'page', 'price'].includes(passage.kind) ? 1 : 0.85
    const ofRow =
      passage.bookRow === null
        ? 1
        : isPriced
          ? 1.1
          : passage.bookRow.figure.kind === 'money'
            ? 0.95
            : 1.05
    const ofPrice = isPriced ? (hasFigure ? 1.15 : 0.85) : 1
    return (
      fitOf(passage, text) *
      ofKind *
      ofRow *
      ofPrice *
      (isQuestion(passage.heading) ? 1.1 : 1) *
      (1 + 0.6 * passage.likeness) *
      (1 + 0.03 * Math.min(7, passage.hits))
    )
  }

  function noAnswer(about: PageDescription | undefined): PagesAnswer {
    const near = hasWord ? candidates.filter(({ coverage }) => coverage >= NEAR) : []
    const found = [...(about ? [about.source] : []), ...near.map(pageSource)]
    const pages = [...new Map(found.map((each) => [placeOf(each), each])).values()]
    const total = telling.reduce((sum, no) => sum + (rarity.get(no) ?? 0), 0)
    const best = hasWord ? Math.max(0, ...candidates.map(({ coverage }) => coverage)) : 0
    const addressed = foldedWords(text).some((word) => DICTIONARIES[locale].addressing.has(word))
    return {
      parts: [],
      sources: pages.slice(0, MAX_NEAR),
      isAnswered: false,
      isOffTopic: pages.length === 0 && !addressed && (total === 0 || best < OWN_SUBJECT),
    }
  }
}

/** Whether the passage states a price: a row, an amount, or the words “on request”. */
function tellsPrice({ bookRow, parts }: Pick<Weighed, 'bookRow' | 'parts'>): boolean {
  return (
    bookRow !== null ||
    parts.some(({ type }) => type === 'figure') ||
    ON_REQUEST.test(textOf(parts))
  )
}

const ON_REQUEST =
  /on request|auf Anfrage|عند الطلب|no list price|keinen Listenpreis|quoted (?:per|by|after|for)|kalkulieren wir|bieten wir .{0,40}\ban\b|(?:ت|ي)سع[ّ]?ر|لكل مشروع/iu

function answerWith(good: readonly Candidate[], isPriced: boolean): PagesAnswer {
  const [best] = good
  if (!best) return { parts: [], sources: [], isAnswered: false, isOffTopic: false }
  const asGood = good.filter(({ score }) => score >= best.score * AS_GOOD)
  const quoted = asGood.find(({ bookRow }) => bookRow === null)
  const hasPrices = best.bookRow !== null || isPriced
  // A row with a time or a rule answers even if nobody asks for a price. If somebody asks for one,
  // rows with prices appear beside the sentences.
  const rows = good.filter(
    ({ bookRow, score }) =>
      bookRow !== null &&
      (hasPrices || bookRow.figure.kind !== 'money') &&
      score >= best.score * (isPriced ? BESIDE : AS_GOOD),
  )
  const byKey = new Map(rows.toReversed().map((row) => [row.bookRow?.key, row]))
  const once = rows.filter((row) => byKey.get(row.bookRow?.key) === row)
  const prices = once.slice(0, MAX_PRICES).flatMap(priceSource)
  return {
    parts: quoted?.parts ?? [],
    sources: [...prices, ...(quoted ? [pageSource(quoted)] : [])],
    isAnswered: true,
    isOffTopic: false,
  }
}

function describing({ text, source }: PageDescription): PagesAnswer {
  const parts: StoredPart[] = [{ type: 'paragraph' }, { type: 'text', text: withoutMoney(text) }]
  return { parts, sources: [source], isAnswered: true, isOffTopic: false }
}

function placeOf({ path }: GuideSource): string {
  return path.split('#', 1)[0] ?? path
}

/** The row's key within its list. */
function nameIn(key: string): string {
  return key.slice(key.indexOf('/') + 1)
}

function priceSource({ path, bookRow }: Candidate): GuideSource[] {
  if (!bookRow) return []
  const { row, list, figure } = bookRow
  return [{ kind: 'price', path, title: row, excerpt: list, figure }]
}

function pageSource({ kind, path, anchor, title, heading }: ServicePassage): GuideSource {
  const place = anchor ? `${path}#${anchor}` : path
  return { kind, path: place, title, excerpt: heading === title ? '' : heading, figure: null }
}
