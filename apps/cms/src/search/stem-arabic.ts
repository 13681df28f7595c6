/** The article, twice where the word itself begins like it, with “and”, “so”, “with”, “as” and “for”. */
const ARTICLE = /^(?:[وف]?(?:بال|كال|ال|لل)(?=.{3})){1,2}/u
/** Endings of pronouns, then those of number and gender, as `fold` leaves them. */
const PRONOUN = /(?:هما|كما|ها|هم|هن|كم|نا|ه|(?<=ات)ي)$/u
const ENDING = /(?:تان|تين|ات|ون|ين|ان|ه|ا)$/u
/** “And”, “so”, “with” and “for”, which are written as one with a word. */
const PARTICLES = /^(?:[وفبل](?=.{3}))+/u
/** “I, we, you, they book”: of a verb of three letters. */
const PERSON = /^[انتي](?=.{3}$)/u
const SHORTEST = 3

/**
 * The stem of a folded Arabic word. Postgres’ own stemmer leaves an ending or not depending on the
 * article, so “مسموح” does not find “المسموحة”, nor “فيلم” “للفيلم”; this takes off the same wherever
 * the word stands. A word that begins like a particle loses that letter too, in the index as in the
 * question.
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
