/**
 * Text that every format can hold: halves of characters and what controls devices are taken out,
 * line breaks are one sign. Arabic, emoji and their joiners stay whole.
 */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
    .replace(/(?![\n\t])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, '')
}

export function oneLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ').trim()
}
