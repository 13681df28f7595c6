import { randomUUID } from 'node:crypto'
import { access, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { nameOfSize, type PictureSize } from '@studio/shared/picture-sizes'
import { env } from '../env'
import { moveFile } from '../lib/disk-files'

/**
 * A folder inside the media folder. It needs no backup, because the worker can create the sizes
 * again.
 */
export const SIZES_DIR = path.join(env.MEDIA_DIR, 'sizes')

/** Each version of an original has a folder, with a file for each size. */
export function folderOf(version: string): string {
  return path.join(SIZES_DIR, version)
}

export async function hasSize(version: string, size: PictureSize): Promise<boolean> {
  return access(path.join(folderOf(version), nameOfSize(size))).then(
    () => true,
    () => false,
  )
}

export async function storedSizes(version: string): Promise<Set<string>> {
  return new Set(await readdir(folderOf(version)).catch(() => []))
}

/**
 * The file is written under a temporary name and renamed, because a visitor may request the size at
 * this moment.
 */
export async function storeSize(version: string, size: PictureSize, bytes: Buffer): Promise<void> {
  const file = path.join(folderOf(version), nameOfSize(size))
  await mkdir(folderOf(version), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, bytes)
  await moveFile(unfinished, file)
}

export async function storedVersions(): Promise<string[]> {
  return readdir(SIZES_DIR).catch(() => [])
}

export async function removeSizes(version: string): Promise<void> {
  await rm(folderOf(version), { recursive: true, force: true })
}
