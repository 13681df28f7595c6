/**
 * Converts a text so that every format can contain it. Lone surrogates and control characters are
 * removed, and line breaks become a single character. Arabic, emoji and their joiners stay
 * unchanged.
 */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
    .replace(/(?![\n\t])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, '')
}

export function oneLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ').trim()
}
