function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) =>
    String.fromCodePoint(from + index),
  ).join('')
}

function without(letters: string, others: string): string {
  return Array.from(letters)
    .filter((letter) => !others.includes(letter))
    .join('')
}

/** Quotation marks, dashes, currencies, arrows and bidi marks that any language may use. */
const SIGNS = '‘’‚“”„‹›–—…•′″€₤™−×→←↑↓\u2009\u200b\u200e\u200f\u202f\u2066\u2067\u2068\u2069'

/** English, German, and neighboring languages whose names may appear. */
export const LATIN = range(0x20, 0x7e) + range(0xa0, 0x17f) + SIGNS

/** The letters that texts in English and German commonly contain. */
export const LATIN_FIRST = `${range(0x20, 0x7e)}\u00a0£§©«®°·»ÄÖÜßäöüçéèáñ${SIGNS}`

/** The other Latin letters. Their font file is loaded only by pages that contain one of them. */
export const LATIN_MORE = without(LATIN, LATIN_FIRST)

/** The letters of the studio's name. */
export const NAME_LETTERS = ` &'’.-–${range(0x41, 0x5a)}${range(0x61, 0x7a)}`

/**
 * The signs in the Arabic font that the Latin fonts have too. Full stops, brackets and other shared
 * signs are left to the Latin fonts, because the Arabic font has none.
 */
const BESIDE_ARABIC = ' \u00a0\u2010\u200c\u200d\u200e\u200f'

/** The Arabic script with its digits, signs and joiners. Latin names use the Latin fonts. */
export const ARABIC = range(0x600, 0x6ff) + BESIDE_ARABIC

/** The letters, vowels and digits of Arabic, and the letters that it borrows for names. */
export const ARABIC_FIRST = `،؛؞؟${range(0x621, 0x652)}${range(0x660, 0x66c)}\u0670ٱپچژڤگکی${BESIDE_ARABIC}`

/** The letters that only other languages in Arabic script use. */
export const ARABIC_MORE = without(ARABIC, ARABIC_FIRST)

/**
 * Formats the letters as a value of CSS `unicode-range`.
 * @returns a text such as `U+20-7E, U+A0`
 */
export function unicodeRange(letters: string): string {
  const points = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0)
  const runs: [number, number][] = []
  for (const point of points.sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else runs.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return runs
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ')
}
