function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) =>
    String.fromCodePoint(from + index),
  ).join('')
}

/** Quotation marks, dashes, currencies, arrows and marks of direction that any language may use. */
const SIGNS = '‘’‚“”„‹›–—…•′″€₤™−×→←↑↓\u2009\u200b\u200e\u200f\u202f\u2066\u2067\u2068\u2069'

/** English, German and the neighbours whose names may appear. */
export const LATIN = range(0x20, 0x7e) + range(0xa0, 0x17f) + SIGNS

/** Arabic script with its digits, signs and joiners; names in Latin letters have their own face. */
export const ARABIC = ` \u00a0\u2010${range(0x600, 0x6ff)}.:!()«»%/–…\u200c\u200d\u200e\u200f`
