/**
 * The article with the particles that are written together with it. It may match twice, for words
 * that begin like an article themselves.
 */
const ARTICLE = /^(?:[وف]?(?:بال|كال|ال|لل)(?=.{3})){1,2}/u
/** Endings of pronouns, then those of number and gender, as `fold` leaves them. */
const PRONOUN = /(?:هما|كما|ها|هم|هن|كم|نا|ه|(?<=ات)ي)$/u
const ENDING = /(?:تان|تين|ات|ون|ين|ان|ه|ا)$/u
/** The particles “and”, “so”, “with” and “for”, which are written together with the next word. */
const PARTICLES = /^(?:[وفبل](?=.{3}))+/u
/** The prefixes of person (“I, we, you, they book”) of a verb with three letters. */
const PERSON = /^[انتي](?=.{3}$)/u
const SHORTEST = 3

/**
 * The stem of a folded Arabic word. Postgres' own stemmer removes some endings only if the word has
 * an article, so “مسموح” does not find “المسموحة”, nor “فيلم” “للفيلم”. This one removes the same
 * endings everywhere. A word that begins like a particle loses that letter too, but both in the
 * index and in questions.
 */
export function stemArabic(word: string): string {
  if (!/^\p{Script=Arabic}+$/u.test(word)) return word
  const bare = word.replace(ARTICLE, '')
  const stem = without(ENDING, without(PRONOUN, bare))
  return stem.replace(PARTICLES, '').replace(PERSON, '')
}

function without(ending: RegExp, word: string): string {
  const rest = word.replace(ending, '')
  return rest.length >= SHORTEST ? rest : word
}
