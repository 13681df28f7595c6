import type { Bytes } from './bytes'

/** The brands of AVIF and HEIC files. */
const BRANDS = ['avif', 'avis', 'heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']
/** The boxes that contain the sizes, with the length of their headers in bytes. */
const WAY: Partial<Record<string, number>> = { meta: 12, iprp: 8, ipco: 8 }
/** The maximum number of boxes that are read. Only malicious files exceed it. */
const MAX_BOXES = 4_000

export function isBoxedPicture(bytes: Bytes): boolean {
  if (bytes.tag(4) !== 'ftyp') return false
  const end = Math.min(bytes.u32(0) ?? 0, 256)
  for (let at = 8; at < end; at += 4) {
    // The number after the first brand is a minor version and no brand.
    if (at !== 12 && BRANDS.includes(bytes.tag(at))) return true
  }
  return false
}

/**
 * Finds the largest size in the file. Phones store tiles, and the size of the whole picture is the
 * largest.
 */
export function boxedSize(bytes: Bytes): readonly [width: number, height: number] | null {
  let largest: readonly [number, number] | null = null
  const open = [{ at: 0, end: bytes.length }]
  for (let seen = 0; seen < MAX_BOXES; seen += 1) {
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

/**
 * @returns where a box ends. A length of 0 means the end of the file. With 1, the length follows in
 * 64 bits, whose upper half must be 0
 */
function endOf(bytes: Bytes, { at, end }: { at: number; end: number }, length: number): number {
  if (length === 0) return end
  if (length === 1) return bytes.u32(at + 8) === 0 ? at + (bytes.u32(at + 12) ?? 0) : at
  return length < 8 ? at : Math.min(end, at + length)
}
