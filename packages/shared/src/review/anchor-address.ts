import { anchorSchema, type Anchor } from './notes'

/** The query parameter of a room's address that names the place on the version. */
export const PLACE_QUERY = 'at'
/** The query parameter that names the shown version. */
export const VERSION_QUERY = 'version'
/** The query parameter that names the note to which the room scrolls. */
export const NOTE_QUERY = 'note'

/**
 * @returns the text of an anchor in an address, such as `f58`, `p3` or `t1500`; null for the whole
 * version
 */
export function writePlace(anchor: Anchor): string | null {
  switch (anchor.kind) {
    case 'frames':
      return `f${anchor.first}`
    case 'place':
      return `p${anchor.page}`
    case 'time':
      return `t${anchor.milliseconds}`
    case 'whole':
      return null
  }
}

/**
 * Reads an anchor from an address.
 * @returns null if the text names no anchor
 */
export function readPlace(text: string): Anchor | null {
  const [, kind, digits] = /^([fpt])(\d{1,10})$/.exec(text) ?? []
  const number = Number(digits)
  const anchor =
    kind === 'f'
      ? { kind: 'frames', first: number, last: number }
      : kind === 'p'
        ? { kind: 'place', page: number, at: null }
        : { kind: 'time', milliseconds: number }
  return kind ? (anchorSchema.safeParse(anchor).data ?? null) : null
}
