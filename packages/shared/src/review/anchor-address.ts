import { anchorSchema, type Anchor } from './notes'

/** In a room's address: where on the version it opens. */
export const PLACE_QUERY = 'at'
/** Which version it shows. */
export const VERSION_QUERY = 'version'
/** Which note of it the room leads to. */
export const NOTE_QUERY = 'note'

/** Such as `f58`, `p3` or `t1500`; null of what is on the whole. */
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

/** Null of what says no place. */
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
