import type { Bytes } from './bytes'

/** What AVIF and HEIC call themselves. */
const BRANDS = ['avif', 'avis', 'heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']
/** Boxes on the way to the sizes, and how much stands before what is in them. */
const WAY: Partial<Record<string, number>> = { meta: 12, iprp: 8, ipco: 8 }
/** No real file has more of them; a hostile one ends here. */
const MOST_BOXES = 4_000

export function isBoxedPicture(bytes: Bytes): boolean {
  if (bytes.tag(4) !== 'ftyp') return false
  const end = Math.min(bytes.u32(0) ?? 0, 256)
  for (let at = 8; at < end; at += 4) {
    // A version stands after the first brand.
    if (at !== 12 && BRANDS.includes(bytes.tag(at))) return true
  }
  return false
}

/** The largest size that is named: phones store tiles, and the whole that they make. */
export function boxedSize(bytes: Bytes): readonly [width: number, height: number] | null {
  let largest: readonly [number, number] | null = null
  const open = [{ at: 0, end: bytes.length }]
  for (let seen = 0; seen < MOST_BOXES; seen += 1) {
    const place = open.at(-1)
    if (!place) return largest
    const length = bytes.u32(place.at)
    if (place.at >= place.end || length === null) {
      open.pop()
      continue
    }
    const [at, end] = [place.at, endOf(bytes, place, length)]
    if (end <= at) return largest
    place.at = end
    const name = bytes.tag(at + 4)
    const inside = WAY[name]
    if (inside !== undefined) open.push({ at: at + inside, end })
    if (name === 'ispe') {
      const [width, height] = [bytes.u32(at + 12) ?? 0, bytes.u32(at + 16) ?? 0]
      if (!largest || width * height > largest[0] * largest[1]) largest = [width, height]
    }
  }
  return largest
}

/** A length of 0 reaches to the end; one of 1 is written with 64 bits, of which the upper are empty. */
function endOf(bytes: Bytes, { at, end }: { at: number; end: number }, length: number): number {
  if (length === 0) return end
  if (length === 1) return bytes.u32(at + 8) === 0 ? at + (bytes.u32(at + 12) ?? 0) : at
  return length < 8 ? at : Math.min(end, at + length)
}
