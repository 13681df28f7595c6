import { randomUUID } from 'node:crypto'
import { access, copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'

export function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

/** Waits until a file is written to the disk, which must happen before its upload is confirmed. */
export async function writeThrough(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.datasync()
  } finally {
    await handle.close()
  }
}

/**
 * Moves a file, also to another disk, and replaces the target. Readers see the target either whole
 * or not at all.
 */
export async function moveFile(file: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  try {
    await rename(file, target)
  } catch (error) {
    if (!isOtherDisk(error)) throw error
    await copyWhole(file, target)
    await rm(file)
  }
}

/** Copies a file and replaces the target. Readers see the target either whole or not at all. */
export async function copyWhole(file: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  // A rename within a folder never leads to another disk.
  const unfinished = `${target}.${randomUUID()}`
  try {
    await copyFile(file, unfinished)
    await writeThrough(unfinished)
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

function isOtherDisk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EXDEV'
}
