import { textOf } from '../search/passages-of-document'
import { DICTIONARIES } from '../search/dictionaries'
import { canAnswer } from './answer-kinds'
import type { FoundPassage } from './find-passages'
import { likenessOf } from './likeness'
import type { BookRow } from './price-book'
import { fitOf, isQuestion, kindFitOf, OTHER_KIND } from './question-kinds'
import { isRushUnasked, isUnasked, mayAnswer } from './services/intents'
import { tellsPrice } from './showable'
import { type Question, shareOf } from './understand-question'

interface Weighed extends FoundPassage {
  bookRow: BookRow | null
}

/** A passage that may answer the question. */
export interface Candidate extends Weighed {
  /** The share of the question's words that the passage matches. Rare words count more. */
  coverage: number
  /** The share of the words that do not name a service and that the passage matches. */
  besideCoverage: number
  /** The score by which passages are compared. */
  score: number
  /** True if the passage can be the answer. Other passages are still compared with it. */
  isAnswer: boolean
}

/**
 * The factor for a passage whose heading and page contain no word of the question. It rises to 1
 * with the share of words that they contain, up to the share NAMED.
 */
const UNNAMED = 0.7
const NAMED = 0.5
/**
 * If the question contains all words of a passage's heading, the share of the question that the
 * passage does not match is reduced by this factor.
 */
const OF_HEADING = 0.4
/** A heading with at least this similarity to the question counts as the same question. */
const ALIKE = 0.55
const WITHOUT_PRICE = 0.65
/**
 * The minimum rating of how well a passage about a service matches the words that name the service.
 */
const NAMED_WORTH = 0.85

export function weighPassage(question: Question, passage: Weighed): Candidate {
  const { locale, text, words, telling, naming, isPriced, intent } = question
  const { heading, title, bookRow } = passage
  // A page's title is similar to every question about the page, so its similarity is not counted.
  const likeness = bookRow === null && heading === title ? 0 : likenessOf(heading, text)
  const hasFigure = tellsPrice(passage)
  // A row with a price is an answer even if it does not contain the word “price”.
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
  // A text that contains all the words may still be about something else. Its heading would then
  // not contain them.
  const isNamed = Math.min(1, share(isIn(passage.named)) / NAMED)
  const ofWords = share(metOf) * (UNNAMED + (1 - UNNAMED) * isNamed)
  // A heading that is similar to the question matches even if single words differ.
  const ofHeading = likeness >= ALIKE ? likeness + 0.2 : 0
  // A text without a price does not help a visitor who asks for one, unless its heading is the same
  // question.
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
    isAnswer: bookRow === null ? canAnswer(passage, text) : !isRushUnasked(bookRow.label, text),
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
