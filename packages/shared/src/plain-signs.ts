/**
 * Matches invisible characters: direction marks, joiners, variation selectors, soft hyphens and
 * controls.
 */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/** Matches texts of only invisible characters and blanks. U+2800 is a Braille cell without dots. */
const SHOWS_NOTHING = /^[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\p{Z}\s\u2800]*$/u

/** Removes characters that nobody sees, as in texts copied from a page. Not for words. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(/[\t\n\r]/g, ' ').replaceAll(INVISIBLE, '')
}

export function isBlank(text: string): boolean {
  return SHOWS_NOTHING.test(text)
}

/**
 * @returns the text with `
 * ` as line ends, or an empty text if all of its characters are invisible
 */
export function tidyText(text: string): string {
  return isBlank(text) ? '' : text.replaceAll(/\r\n?/g, '\n')
}

/**
 * Invisible characters that only the source of a copied text needs, such as soft hyphens. Joiners
 * and marks of direction are not among them: Arabic and emoji need these.
 */
const NEEDLESS = /[\u00ad\u200b\u2060\ufeff\ufffc]/g

export function withoutNeedless(text: string): string {
  return text.replaceAll(NEEDLESS, '')
}

/**
 * Replaces protected blanks by plain ones where a program has used them as a gap. Those beside a
 * number or a sign stay: they keep `24 fps` and `z. B.` together.
 */
export function plainGaps(text: string): string {
  return text.replaceAll('\u00a0', (blank, index: number) => {
    const around = [text[index - 1] ?? ' ', text[index + 1] ?? ' ']
    const isGap = around.some((sign) => /\s/.test(sign)) || around.every((s) => /\p{L}/u.test(s))
    return isGap ? ' ' : blank
  })
}

/** The bullet of a list, with the tab by which Word separates it from the words. */
const BULLET = /^\s*[·•‣◦▪■●○§\uf0b7\uf0a7-]\s*\t\s*/

/** Makes one line of words that were copied from a document. */
export function plainLine(text: string): string {
  const line = withoutNeedless(text)
    .replace(BULLET, '')
    .replaceAll(/[\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replaceAll('\t', ' ')
  return plainGaps(line)
}

/** Replacements for characters that NFKC does not convert to ASCII. */
const PLAIN: Record<string, string> = {
  '\u066b': '.',
  '\u066c': ',',
  '\u060c': ',',
  '\u061b': ';',
  '\u066a': '%',
  '\u2044': '/',
  '\u2212': '-',
}

/**
 * Converts a typed number, code, timecode or phone number to ASCII: digits of all scripts, dashes,
 * full-width characters and blanks. Invisible characters, which texts copied from a page may
 * contain, are dropped. The function is not for words.
 */
export function plainSigns(text: string): string {
  return withoutInvisible(text.normalize('NFKC'))
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/\p{Z}/gu, ' ')
    .replaceAll(/[\u066a-\u066c\u060c\u061b\u2044\u2212]/g, (sign) => PLAIN[sign] ?? sign)
    .replaceAll(/(?![0-9])\p{Nd}/gu, toDigit)
}

/**
 * Converts a passphrase or code that people read to each other on the phone. How it is grouped, and
 * whether its letters are large or small, does not matter.
 */
export function plainSpoken(text: string): string {
  return plainSigns(plainSigns(text).toLowerCase()).replaceAll(/[ -]/g, '')
}

/** Unicode orders the ten digits of a script from zero upwards. */
function toDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}
