/**
 * The sizes in which a picture is stored besides its original, and their
 * addresses. The CMS makes them, the web names them: both by these rules.
 */

/** Widths in pixels: from a tile on a phone to a whole screen with two dots to the pixel. */
const WIDTHS = [192, 384, 640, 828, 1366, 1920, 2560]

const WIDEST = 2560

/** A width this close to the widest one saves a browser nothing. */
const CLOSE = 0.9

/** Browsers without AVIF are old, and none of them shows more than this. */
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

/** @param width of the original; no size is wider */
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

/** `640.avif`: the name of a size's file, and the end of its address. */
export function nameOfSize({ width, format }: PictureSize): string {
  return `${width}.${format}`
}

/** Only names that `nameOfSize` gives: `0640.avif` is none. */
export function readSizeName(name: string): PictureSize | null {
  const [, width, format] = /^([1-9]\d{0,3})\.(avif|webp)$/.exec(name) ?? []
  return width && format ? { width: Number(width), format: format as PictureSize['format'] } : null
}

export function isSizeOf(width: number, { width: asked, format }: PictureSize): boolean {
  return sizesOf(width).some((size) => size.width === asked && size.format === format)
}

/** Short, because a page holds every one of them twice. */
function addressOfSize(src: string, size: PictureSize): string {
  const [, , version = ''] = src.split('/')
  return `/media/s/${version}/${nameOfSize(size)}`
}

/** For `srcset`: AVIF in every width. */
export function srcSetOf({ src, width }: Original): string {
  return avifWidths(width)
    .map((one) => `${addressOfSize(src, { width: one, format: 'avif' })} ${one}w`)
    .join(', ')
}

/** For `src`: a WebP, for browsers that show no AVIF. */
export function fallbackSrcOf({ src, width }: Original): string {
  return addressOfSize(src, { width: webpWidth(width), format: 'webp' })
}
