import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PictureSize } from '@studio/shared/picture-sizes'
import sharp from 'sharp'
import { env } from '../env'
import { versionOf } from './version-of'
import { hasSize, storeSize } from './size-store'

/** Measured on the library: effort 2 takes half as long again and saves two per cent. */
const AVIF = { quality: 50, effort: 1, chromaSubsampling: '4:2:0' }
const WEBP = { quality: 75 }

/** Larger than any page needs, and small enough for the memory of a small server. */
export const MAX_PIXELS = 50_000_000

export interface Original {
  filename: string
  version: string
  width: number
}

/** The original's file is missing, was replaced, or is not a picture. */
export class UnusableOriginal extends Error {}

export async function makeSize({ filename, version }: Original, size: PictureSize): Promise<void> {
  if (await hasSize(version, size)) return
  const original = await readFile(path.join(env.MEDIA_DIR, filename)).catch(() => null)
  if (!original) throw new UnusableOriginal(`${filename} is missing`)
  // A file is replaced before its row: sizes of the new file must not get the URL of the old one.
  if (versionOf(original) !== version) throw new UnusableOriginal(`${filename} has changed`)
  const bytes = await encode(original, size).catch((error: unknown) => {
    throw new UnusableOriginal(`${filename} cannot be read: ${String(error)}`)
  })
  await storeSize(version, size, bytes)
}

function encode(original: Buffer, { width, format }: PictureSize): Promise<Buffer> {
  const resized = sharp(original, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
  return (format === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP)).toBuffer()
}
