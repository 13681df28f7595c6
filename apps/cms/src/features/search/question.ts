import type { Locale } from '@studio/shared/locales'
import type { Pool } from 'pg'
import { correct, splitWords, tailsOf, type Correction } from './corrections'
import { asIndexed, DICTIONARIES } from './dictionaries'
import { foldedWords } from '../../platform/lib/fold'
import { type FoundSynonyms, readSynonyms, synonymsOf } from './synonyms'

/** The maximum number of words of a question. The search ignores the others. */
const MAX_WORDS = 10
/** An unknown word with at least this many letters may be the beginning of a longer word. */
const MIN_BEGINNING = 2

/** Matches a number with its unit, such as “60s” or “30sek”, which are two words. */
const WITH_UNIT = /^\d+\p{L}+$/u
const AFTER_DIGITS = /(?<=\d)(?=\p{L})/u

/** The weight of a match, which depends on how the alternative was found. */
const WORTH = { typed: 1, begun: 0.7, synonym: 0.9, phrase: 1, corrected: 0.8, tail: 0.75 }

/** A word or phrase that can stand for a word of the question. */
export interface Alternative {
  /** The number of the word in the question. */
  no: number
  /** The word or phrase, folded. */
  words: string
  /** The weight of the alternative, from 0 to 1. */
  worth: number
  /**
   * True if the alternative is only a guess: a word that begins with the typed word, or the last
   * part of a compound.
   */
  isGuess?: boolean
}

export interface ReadQuestion {
  /** The folded words of the question. Compounds are split. */
  words: string[]
  /** The same words with corrected spelling. */
  likely: string[]
  /**
   * The numbers of the words that name the subject of the question, even if no entry contains them.
   */
  telling: number[]
  /**
   * The numbers of the words in phrases that are synonyms in the editors' list, such as “how big”.
   */
  ofPhrases: ReadonlySet<number>
  /**
   * The alternatives for all words. The list is empty if no word of the question has a meaning for
   * the search.
   */
  alternatives: Alternative[]
  /** The question with corrected words, or null if nothing was corrected. */
  correctedTo: string | null
}

const NOTHING: ReadQuestion = {
  words: [],
  likely: [],
  telling: [],
  ofPhrases: new Set(),
  alternatives: [],
  correctedTo: null,
}

/** Reads a question: splits compounds, corrects misspelt words and adds synonyms. */
export async function readQuestion(
  pool: Pool,
  locale: Locale,
  q: string,
  mostWords = MAX_WORDS,
): Promise<ReadQuestion> {
  const typed = foldedWords(q).slice(0, mostWords)
  if (typed.length === 0) return NOTHING
  const groups = await readSynonyms(pool, locale)
  const { words, known } = await lookUpParts(pool, locale, typed, new Set(groups.flat()))
  const meant = await synonymsOf(pool, locale, groups, words)
  const { asking } = DICTIONARIES[locale]
  const unknown = words.flatMap((word, no) => (isUnderstood(no) || asking.has(word) ? [] : [no]))
  const tails = await tailsOf(pool, locale, words, unknown)
  const misspelt = unknown.filter((no) => !tails.has(no))
  const corrections = misspelt.length > 0 ? await correct(pool, locale, words, misspelt) : []
  const likely = words.map((word, no) => bestOf(corrections, no)?.words ?? tails.get(no) ?? word)
  const ofLikely =
    corrections.length > 0 || tails.size > 0
      ? await synonymsOf(pool, locale, groups, likely)
      : meant
  const alternatives = [
    ...words.map((word, no) => ({ no, words: word, worth: WORTH.typed })),
    ...known.flatMap(({ beginnings }, no) =>
      beginnings.map((word) => ({ no, words: word, worth: WORTH.begun, isGuess: true })),
    ),
    ...ofLikely.found.map(({ no, words: word, isOfPhrase }) => ({
      ...{ no, words: word },
      worth: isOfPhrase ? WORTH.phrase : WORTH.synonym,
    })),
    ...[...tails].map(([no, word]) => ({ no, words: word, worth: WORTH.tail, isGuess: true })),
    ...corrections.map(({ no, words: word, likeness }) => ({
      no,
      words: word,
      worth: WORTH.corrected * likeness,
    })),
  ]
  const saying = alternatives.filter(({ no }) => !isStopWord(no, ofLikely))
  const sought = saying.filter(({ no }) => !isAsking(no, ofLikely))
  const isTelling = (_: string, no: number) =>
    known[no]?.isStopWord !== true && !asking.has(words[no] ?? '')
  const numbersOf = (keep: (word: string, no: number) => boolean) =>
    words.flatMap((word, no) => (keep(word, no) ? [no] : []))
  const telling = numbersOf(isTelling)
  return {
    words,
    likely: words.map((word, no) => bestOf(corrections, no)?.words ?? word),
    // In a known phrase such as “where are you”, no single word has a meaning for the search.
    telling: telling.length > 0 ? telling : numbersOf((_, no) => ofLikely.covered.has(no)),
    ofPhrases: new Set(ofLikely.found.flatMap(({ no, isOfPhrase }) => (isOfPhrase ? [no] : []))),
    // A question such as “need something” consists only of words that are otherwise ignored.
    alternatives: sought.length > 0 ? sought : saying,
    correctedTo: correctedText(words, corrections),
  }

  function isUnderstood(no: number): boolean {
    return known[no]?.isKnown === true || meant.covered.has(no)
  }

  function isStopWord(no: number, { covered }: FoundSynonyms): boolean {
    return known[no]?.isStopWord === true && !covered.has(no)
  }

  function isAsking(no: number, { covered }: FoundSynonyms): boolean {
    return asking.has(words[no] ?? '') && !covered.has(no)
  }
}

interface Known {
  isKnown: boolean
  /** True for stop words such as “the”, which the index leaves out. */
  isStopWord: boolean
  /** Known words that begin with this word, the most frequent first. */
  beginnings: string[]
}

/** Looks up the words. Unknown compounds that have no synonyms are split. */
async function lookUpParts(
  pool: Pool,
  locale: Locale,
  typed: string[],
  withSynonyms: ReadonlySet<string>,
) {
  const known = await lookUp(pool, locale, typed)
  const unknown = typed.filter((word, no) => !known[no]?.isKnown && !withSynonyms.has(word))
  if (unknown.length === 0) return { words: typed, known }
  const { asking, pricing } = DICTIONARIES[locale]
  const split = [...(await splitWords(pool, locale, unknown))].filter(
    // Splits with a question word as a part are rejected: “Hochzeit” (wedding) is not a kind of
    // “Zeit” (time).
    ([, found]) => !found.some((part) => asking.has(part) || pricing.has(part)),
  )
  const parts = new Map<string, readonly string[]>([
    ...split,
    ...unknown.flatMap((word) =>
      WITH_UNIT.test(word) ? [[word, word.split(AFTER_DIGITS)] as const] : [],
    ),
  ])
  if (parts.size === 0) return { words: typed, known }
  const words = typed.flatMap((word) => parts.get(word) ?? [word])
  return { words, known: await lookUp(pool, locale, words) }
}

async function lookUp(pool: Pool, locale: Locale, words: string[]): Promise<Known[]> {
  const { rows } = await pool.query<Known>(
    `SELECT
       numnode(phraseto_tsquery($1::regconfig, asked.stem)) = 0 AS "isStopWord",
       EXISTS (SELECT 1 FROM search_words WHERE locale = $2 AND word = asked.word)
         OR (
           -- Counted, not EXISTS: for the first of them Postgres would read the entries one by one.
           SELECT count(*) > 0 FROM search_entries
           WHERE locale = $2 AND words @@ phraseto_tsquery($1::regconfig, asked.stem)
         ) OR (no = $4 AND beginnings <> '{}') AS "isKnown",
       beginnings
     FROM unnest($3::text[], $6::text[]) WITH ORDINALITY AS asked(word, stem, no), LATERAL (
       SELECT coalesce(array_agg(word), '{}') AS beginnings FROM (
         SELECT word FROM search_words
         -- Not LIKE, which looks nothing up in the index for a beginning that comes from a row.
         WHERE locale = $2 AND word ~>~ asked.word AND word ~<~ (asked.word || chr(1114111))
           AND length(asked.word) >= $5
         ORDER BY entries DESC, word LIMIT 6
       ) AS begun
     ) AS begun
     ORDER BY no`,
    [
      DICTIONARIES[locale].configuration,
      locale,
      words,
      words.length,
      MIN_BEGINNING,
      words.map((word) => asIndexed(locale, word)),
    ],
  )
  return rows
}

function bestOf(corrections: Correction[], no: number): Correction | undefined {
  return corrections.find((correction) => correction.no === no)
}

function correctedText(words: string[], corrections: Correction[]): string | null {
  if (corrections.length === 0) return null
  return words.map((word, no) => bestOf(corrections, no)?.shown ?? word).join(' ')
}
