import { Bytes } from './bytes'
import { boxedSize, isBoxedPicture } from './read-boxes'

export interface PictureSize {
  width: number
  height: number
}

/**
 * Reads a picture's size from its header without decoding, before its orientation is applied.
 * @returns `unknown` if the header has no size; null if it is no JPEG, PNG, WebP, AVIF or HEIC
 */
export function readHeader(file: ArrayBuffer): PictureSize | 'unknown' | null {
  const bytes = new Bytes(file)
  if (bytes.u16(0) === 0xff_d8) return whole(jpegSize(bytes))
  if (bytes.u32(0) === 0x89_50_4e_47) return whole(pngSize(bytes))
  if (bytes.tag(0) === 'RIFF' && bytes.tag(8) === 'WEBP') return whole(webpSize(bytes))
  if (isBoxedPicture(bytes)) return whole(boxedSize(bytes))
  return null
}

type Found = readonly [width: number | null, height: number | null] | null

function whole(found: Found): PictureSize | 'unknown' {
  const [width, height] = found ?? []
  return width && height ? { width, height } : 'unknown'
}

function pngSize(bytes: Bytes): Found {
  return bytes.tag(12) === 'IHDR' ? [bytes.u32(16), bytes.u32(20)] : null
}

/**
 * Goes through the segments to the frame header. The frame of an embedded preview is inside another
 * segment, which is skipped.
 */
function jpegSize(bytes: Bytes): Found {
  let at = 2
  for (;;) {
    const marker = bytes.u16(at)
    const length = bytes.u16(at + 2)
    if (marker === null || length === null || marker < 0xff_00) return null
    if (marker === 0xff_ff) {
      at += 1
      continue
    }
    if (isFrame(marker)) return [bytes.u16(at + 7), bytes.u16(at + 5)]
    // Image data before a frame header means that the file is invalid.
    if (marker === 0xff_da || length < 2) return null
    at += 2 + length
  }
}

/** Frame headers have the markers C0 to CF, except for the tables among them. */
function isFrame(marker: number): boolean {
  return marker >= 0xff_c0 && marker <= 0xff_cf && ![0xff_c4, 0xff_c8, 0xff_cc].includes(marker)
}

function webpSize(bytes: Bytes): Found {
  const kind = bytes.tag(12)
  if (kind === 'VP8X') return [plusOne(bytes.u24(24)), plusOne(bytes.u24(27))]
  if (kind === 'VP8 ') return [low14(bytes.u16(26, true)), low14(bytes.u16(28, true))]
  if (kind !== 'VP8L') return null
  const packed = bytes.u32(21, true)
  return packed === null ? null : [(packed & 0x3f_ff) + 1, ((packed >> 14) & 0x3f_ff) + 1]
}

const plusOne = (value: number | null) => (value === null ? null : value + 1)
const low14 = (value: number | null) => (value === null ? null : value & 0x3f_ff)
