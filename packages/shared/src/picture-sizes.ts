/**
 * The stored sizes of a picture and their addresses. The CMS generates them and the web refers to
 * them by the same rules.
 */

/** Widths in pixels, from a tile on a phone to a full screen with two device pixels per pixel. */
const WIDTHS = [192, 384, 640, 828, 1366, 1920, 2560]

const WIDEST = 2560

/** A width above this share of the widest one would save too little. */
const CLOSE = 0.9

/** Browsers without AVIF are old, with small screens. */
const WIDEST_WEBP = 1366

export interface PictureSize {
  /** In pixels. */
  width: number
  format: 'avif' | 'webp'
}

interface Original {
  /** `/media/<version>/<file>`: the version changes with the file's content. */
  src: string
  width: number
}

/** @param width of the original, which no size exceeds */
function avifWidths(width: number): number[] {
  const widest = Math.min(width, WIDEST)
  return [...WIDTHS.filter((one) => one < widest * CLOSE), widest]
}

function webpWidth(width: number): number {
  const widths = avifWidths(width)
  return widths.findLast((one) => one <= WIDEST_WEBP) ?? Math.min(width, WIDEST)
}

/** Every size of a picture, smallest first: AVIF in several widths and one WebP. */
export function sizesOf(width: number): PictureSize[] {
  const avif = avifWidths(width).map((one) => ({ width: one, format: 'avif' as const }))
  return [...avif, { width: webpWidth(width), format: 'webp' as const }]
}

/** The file name of a size, which also ends its address: `640.avif`. */
export function nameOfSize({ width, format }: PictureSize): string {
  return `${width}.${format}`
}

/** Parses only names that `nameOfSize` returns, so not `0640.avif`. */
export function readSizeName(name: string): PictureSize | null {
  const [, width, format] = /^([1-9]\d{0,3})\.(avif|webp)$/.exec(name) ?? []
  return width && format ? { width: Number(width), format: format as PictureSize['format'] } : null
}

export function isSizeOf(width: number, { width: asked, format }: PictureSize): boolean {
  return sizesOf(width).some((size) => size.width === asked && size.format === format)
}

/** The address is short, because a page contains each one twice. */
function addressOfSize(src: string, size: PictureSize): string {
  const [, , version = ''] = src.split('/')
  return `/media/s/${version}/${nameOfSize(size)}`
}

/** The value of `srcset`: AVIF in every width. */
export function srcSetOf({ src, width }: Original): string {
  return avifWidths(width)
    .map((one) => `${addressOfSize(src, { width: one, format: 'avif' })} ${one}w`)
    .join(', ')
}

/** The value of `src`: a WebP for browsers without AVIF. */
export function fallbackSrcOf({ src, width }: Original): string {
  return addressOfSize(src, { width: webpWidth(width), format: 'webp' })
}
