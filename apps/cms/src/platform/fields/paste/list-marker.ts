import type { ListItem } from './blocks'

/** Characters that are bullets wherever a paragraph begins with them. */
const BULLET = /^[•●▪■◦○‣⁃∙·\uf076\uf0a7\uf0a8\uf0b7\uf0d8\uf0fc]$/
/** Characters that are bullets only if a gap follows: Word writes bullets as letters of other fonts. */
const LETTER_BULLET = /^[o§Øüvq*\-–—]$/
/** Numbers such as `1.`, `2)`, `(3)`, `1.2`, `١-`, and letters such as `a)`, `iv.` or `أ.` */
const NUMBER =
  /^[([]?(?:(?:\p{Nd}+\.)*(\p{Nd}+)(?:[.)\]،、:\-–]|$)[-)]?|[\p{L}\p{M}]{1,5}[\u200c-\u200f]*[.)\]、\-–])$/u

/** Reads the bullet or number that a program has written as text. */
export function readMarker(marker: string): Omit<ListItem, 'level'> {
  const found = NUMBER.exec(marker.replaceAll(/[\s\u00a0\u200e\u200f]/g, ''))
  if (!found) return { isOrdered: false }
  return found[1] ? { isOrdered: true, number: Number(latinDigits(found[1])) } : { isOrdered: true }
}

/**
 * Finds a bullet or a number at the beginning of a paragraph whose program has lost its own list.
 * @returns the length of the marker with its gap
 */
export function findMarker(text: string): { marker: string; length: number } | null {
  const found = /^[\s\u00a0]*(\S{1,7}?)([\s\u00a0]+)(?=\S)/.exec(text)
  if (!found) return null
  const [{ length }, marker = '', gap = ''] = found
  if (BULLET.test(marker)) return { marker, length }
  const isWide = /\t|\u00a0[ \u00a0]*\u00a0/.test(gap)
  return isWide && (LETTER_BULLET.test(marker) || NUMBER.test(marker)) ? { marker, length } : null
}

function latinDigits(digits: string): string {
  return digits.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
}
