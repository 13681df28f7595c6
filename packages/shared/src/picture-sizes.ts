/**
 * The stored sizes of a picture and their addresses. The CMS generates them and the web refers to
 * them by the same rules.
 */

/** Widths in pixels, from a tile on a phone to a full screen with a pixel ratio of 2. */
const WIDTHS = [192, 384, 640, 828, 1366, 1920, 2560]

const WIDEST = 2560

/**
 * A size is left out if its width is more than this share of the widest one, because it would save
 * too little.
 */
const CLOSE = 0.9

/** The width of the WebP, for browsers without AVIF. They are old and have small screens. */
const WIDEST_WEBP = 1366

export interface PictureSize {
  /** The width in pixels. */
  width: number
  format: 'avif' | 'webp'
}

interface Original {
  /**
   * The address `/media/<version>/<file>`. The version changes whenever the file's content changes.
   */
  src: string
  width: number
}

/** @param width of the original; no size is wider */
function avifWidths(width: number): number[] {
  const widest = Math.min(width, WIDEST)
  return [...WIDTHS.filter((one) => one < widest * CLOSE), widest]
}

function webpWidth(width: number): number {
  const widths = avifWidths(width)
  return widths.findLast((one) => one <= WIDEST_WEBP) ?? Math.min(width, WIDEST)
}

/** @returns every size of a picture, smallest first: AVIF in several widths, and one WebP */
export function sizesOf(width: number): PictureSize[] {
  const avif = avifWidths(width).map((one) => ({ width: one, format: 'avif' as const }))
  return [...avif, { width: webpWidth(width), format: 'webp' as const }]
}

/** @returns the file name of a size, with which its address ends: `640.avif` */
export function nameOfSize({ width, format }: PictureSize): string {
  return `${width}.${format}`
}

/**
 * Parses a size's file name.
 * @returns null for names that `nameOfSize` does not return, such as `0640.avif`
 */
export function readSizeName(name: string): PictureSize | null {
  const [, width, format] = /^([1-9]\d{0,3})\.(avif|webp)$/.exec(name) ?? []
  return width && format ? { width: Number(width), format: format as PictureSize['format'] } : null
}

export function isSizeOf(width: number, { width: asked, format }: PictureSize): boolean {
  return sizesOf(width).some((size) => size.width === asked && size.format === format)
}

/** @returns the address of a size. It is short, because a page contains each address twice */
function addressOfSize(src: string, size: PictureSize): string {
  const [, , version = ''] = src.split('/')
  return `/media/s/${version}/${nameOfSize(size)}`
}

/** @returns the value of `srcset`: AVIF in every width */
export function srcSetOf({ src, width }: Original): string {
  return avifWidths(width)
    .map((one) => `${addressOfSize(src, { width: one, format: 'avif' })} ${one}w`)
    .join(', ')
}

/** @returns the value of `src`: a WebP for browsers without AVIF */
export function fallbackSrcOf({ src, width }: Original): string {
  return addressOfSize(src, { width: webpWidth(width), format: 'webp' })
}
