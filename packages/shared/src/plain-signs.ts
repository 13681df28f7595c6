/** What is never seen: marks of direction, joiners, variation selectors, soft hyphens, controls. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/** As `INVISIBLE`, with all blanks; U+2800 is a Braille cell without dots. */
const SHOWS_NOTHING = /^[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\p{Z}\s\u2800]*$/u

/** Whether a text shows nothing at all. */
export function isBlank(text: string): boolean {
  return SHOWS_NOTHING.test(text)
}

/** What somebody typed or pasted, with the line ends of one system; empty where it shows nothing. */
export function tidyText(text: string): string {
  return isBlank(text) ? '' : text.replaceAll(/\r\n?/g, '\n')
}

/** Signs that Unicode does not count as another form of the plain ones. */
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
 * A number, code, timecode or phone number as it is typed on an English keyboard: digits of any
 * script, dashes, full-width signs and blanks as their plain forms, and without what is never seen
 * and comes along when it is copied from a page. Not for words.
 */
export function plainSigns(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\t\n\r]/g, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/\p{Z}/gu, ' ')
    .replaceAll(/[\u066a-\u066c\u060c\u061b\u2044\u2212]/g, (sign) => PLAIN[sign] ?? sign)
    .replaceAll(/(?![0-9])\p{Nd}/gu, toDigit)
}

/** Unicode keeps the ten digits of a script in a row, the zero first. */
function toDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}
