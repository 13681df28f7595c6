import type { GuideSource } from '@studio/shared/api/guide'
import { withoutMoney } from './checked/figures'
import type { PageDescription } from './services/describe-pages'
import type { ServicePassage } from './services/passages-of-services'
import type { StoredPart } from './stored-answer'
import type { Candidate } from './weigh-passage'

export interface PagesAnswer {
  parts: StoredPart[]
  sources: GuideSource[]
  isAnswered: boolean
  /** True if the question is about something that the site does not cover. */
  isOffTopic: boolean
}

/** Answers with at least this share of the best score count as equally good. */
export const AS_GOOD = 0.88
/**
 * If the visitor asks for a price, rows of the price book with at least this share of the best
 * answer's score appear beside it.
 */
const BESIDE = 0.65
const MAX_PRICES = 3

export const NOT_OURS: PagesAnswer = { parts: [], sources: [], isAnswered: false, isOffTopic: true }

/** @param good passages that may be the answer, best score first */
export function answerWith(good: readonly Candidate[], isPriced: boolean): PagesAnswer {
  const [best] = good
  if (!best) return { parts: [], sources: [], isAnswered: false, isOffTopic: false }
  const asGood = good.filter(({ score }) => score >= best.score * AS_GOOD)
  const quoted = asGood.find(({ bookRow }) => bookRow === null)
  const hasPrices = best.bookRow !== null || isPriced
  // A row with a time or a rule can be an answer even if the visitor does not ask for a price. If
  // the visitor does, rows with prices appear beside the sentences.
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

/** The text that describes a page. */
export function describing({ text, source }: PageDescription): PagesAnswer {
  const parts: StoredPart[] = [{ type: 'paragraph' }, { type: 'text', text: withoutMoney(text) }]
  return { parts, sources: [source], isAnswered: true, isOffTopic: false }
}

function priceSource({ path, bookRow }: Candidate): GuideSource[] {
  if (!bookRow) return []
  const { row, list, figure } = bookRow
  return [{ kind: 'price', path, title: row, excerpt: list, figure }]
}

export function pageSource({ kind, path, anchor, title, heading }: ServicePassage): GuideSource {
  const place = anchor ? `${path}#${anchor}` : path
  return { kind, path: place, title, excerpt: heading === title ? '' : heading, figure: null }
}
