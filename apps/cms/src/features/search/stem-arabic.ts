/**
 * The article, together with the particles that are written before it. The pattern may match twice,
 * because some words begin with the same letters as the article.
 */
const ARTICLE = /^(?:[وف]?(?:بال|كال|ال|لل)(?=.{3})){1,2}/u
/**
 * Endings of pronouns, followed by endings of number and gender, in the form to which `fold`
 * changes them.
 */
const PRONOUN = /(?:هما|كما|ها|هم|هن|كم|نا|ه|(?<=ات)ي)$/u
const ENDING = /(?:تان|تين|ات|ون|ين|ان|ه|ا)$/u
/** The particles “and”, “so”, “with” and “for”, which are written together with the next word. */
const PARTICLES = /^(?:[وفبل](?=.{3}))+/u
/** The prefixes for the person (“I, we, you, they book”) of a verb with three letters. */
const PERSON = /^[انتي](?=.{3}$)/u
const SHORTEST = 3

/**
 * Returns the stem of a folded Arabic word. Postgres' own stemmer removes some endings only if the
 * word has an article, so a search for “مسموح” would not find “المسموحة”, and “فيلم” would not find
 * “للفيلم”. This function removes the same endings from all words. A word whose first letter looks
 * like a particle loses this letter, but it does so both in the index and in questions.
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
