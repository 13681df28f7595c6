import { textOf } from '../search/passages-of-document'
import { DICTIONARIES } from '../search/dictionaries'
import { canAnswer } from './answer-kinds'
import type { FoundPassage } from './find-passages'
import { likenessOf } from './likeness'
import type { BookRow } from './price-book'
import { fitOf, isQuestion, kindFitOf, OTHER_KIND } from './question-kinds'
import { isUnasked, mayAnswer } from './services/intents'
import { tellsPrice } from './showable'
import { type Question, shareOf } from './understand-question'

interface Weighed extends FoundPassage {
  bookRow: BookRow | null
}

/** A passage that may answer the question. */
export interface Candidate extends Weighed {
  /** Share of the question that it matches, with rare words counting more. */
  coverage: number
  /** The same for the words that do not name a service. */
  besideCoverage: number
  /** Passages are compared by it. */
  score: number
  /** Whether it can be an answer; if not, it is compared with the others all the same. */
  isAnswer: boolean
}

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
const WITHOUT_PRICE = 0.65
/** How well a passage about a service matches the words that name it, at least. */
const NAMED_WORTH = 0.85

export function weighPassage(question: Question, passage: Weighed): Candidate {
  const { locale, text, words, telling, naming, isPriced, intent } = question
  const { heading, title, bookRow } = passage
  // Every question about a page is like its title.
  const likeness = bookRow === null && heading === title ? 0 : likenessOf(heading, text)
  const hasFigure = tellsPrice(passage)
  // A price row answers without the word “price”.
  const asking = telling.filter(
    (no) => !(hasFigure && DICTIONARIES[locale].pricing.has(words[no] ?? '')),
  )
  const share = (how: (no: number) => number) => shareOf(question, asking, how)
  const isIn = (numbers: readonly number[]) => (no: number) => (numbers.includes(no) ? 1 : 0)
  const metOf = (no: number) =>
    Math.min(1, Math.max(passage.met[no] ?? 0, naming.has(no) ? NAMED_WORTH : 0))
  const others = asking.filter((no) => !naming.has(no))
  const besideCoverage =
    others.length === 0
      ? 1
      : Math.max(shareOf(question, others, metOf), likeness >= ALIKE ? likeness : 0)
  // A text that has all the words may be about something else, which its heading would say.
  const isNamed = Math.min(1, share(isIn(passage.named)) / NAMED)
  const ofWords = share(metOf) * (UNNAMED + (1 - UNNAMED) * isNamed)
  // A heading that is like the question matches, even if single words differ.
  const ofHeading = likeness >= ALIKE ? likeness + 0.2 : 0
  // A text without a price does not help a visitor who asks for one, unless its heading is that
  // very question.
  const ofPrice = isPriced && !hasFigure && ofHeading === 0 ? WITHOUT_PRICE : 1
  const isAsked = bookRow !== null || isQuestion(heading)
  const asked = isAsked ? passage.headed * Math.min(1, passage.headWords / 2) : 0
  const raised = ofWords + (1 - ofWords) * OF_HEADING * asked ** 2
  const isOtherIntent =
    bookRow === null &&
    (isUnasked(heading, text) ||
      (intent !== null && !mayAnswer(intent, heading, textOf(passage.parts))))
  const coverage =
    Math.min(1, Math.max(raised, ofHeading)) *
    ofPrice *
    kindFitOf(heading, text) *
    (isOtherIntent ? OTHER_KIND : 1)
  const ofPage = 1 + 0.08 * share(isIn(passage.titled))
  const worth = worthOf(question, passage, likeness, hasFigure)
  return {
    ...passage,
    besideCoverage,
    coverage,
    score: coverage * ofPage * worth,
    isAnswer: bookRow !== null || canAnswer(passage, text),
  }
}

function worthOf(
  { isPriced, text }: Question,
  passage: Weighed,
  likeness: number,
  hasFigure: boolean,
): number {
  const { bookRow } = passage
  const ofKind = ['service', 'page', 'price'].includes(passage.kind) ? 1 : 0.85
  const ofPrice = isPriced ? (hasFigure ? 1.15 : 0.85) : 1
  return (
    fitOf(passage, text) *
    ofKind *
    (bookRow === null ? 1 : worthOfRow(bookRow, isPriced)) *
    ofPrice *
    (isQuestion(passage.heading) ? 1.1 : 1) *
    (1 + 0.6 * likeness) *
    (1 + 0.03 * Math.min(7, passage.hits))
  )
}

function worthOfRow({ figure }: BookRow, isPriced: boolean): number {
  if (isPriced) return 1.1
  return figure.kind === 'money' ? 0.95 : 1.05
}
