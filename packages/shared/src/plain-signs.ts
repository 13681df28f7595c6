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
