import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PictureSize } from '@studio/shared/picture-sizes'
import sharp from 'sharp'
import { env } from '../env'
import { versionOf } from './file-version'
import { hasSize, storeSize } from './size-store'

/** Measured on the library: effort 2 takes half as long again and saves two per cent. */
const AVIF = { quality: 50, effort: 1, chromaSubsampling: '4:2:0' }
const WEBP = { quality: 75 }

/** More than any page shows, and as much as fits into memory on a small server. */
export const MOST_PIXELS = 50_000_000

/** A row of the media collection that is a picture. */
export interface Original {
  filename: string
  version: string
  width: number
}

/** The original's file is missing, is another one by now, or is no picture. */
export class UnusableOriginal extends Error {}

/** Makes and stores one size, unless it is there. */
export async function makeSize({ filename, version }: Original, size: PictureSize): Promise<void> {
  if (await hasSize(version, size)) return
  const original = await readFile(path.join(env.MEDIA_DIR, filename)).catch(() => null)
  if (!original) throw new UnusableOriginal(`${filename} is missing`)
  // A file is replaced before its row is: sizes of the new one must not get the old one's address.
  if (versionOf(original) !== version) throw new UnusableOriginal(`${filename} has changed`)
  const bytes = await encode(original, size).catch((error: unknown) => {
    throw new UnusableOriginal(`${filename} cannot be read: ${String(error)}`)
  })
  await storeSize(version, size, bytes)
}

function encode(original: Buffer, { width, format }: PictureSize): Promise<Buffer> {
  const resized = sharp(original, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
  return (format === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP)).toBuffer()
}
