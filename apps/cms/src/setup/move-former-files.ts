import { mkdir, readdir, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../platform/env'
import { isThere, moveFile } from '../platform/lib/disk-files'
import { DOWNLOADS_DIR, LIBRARY_DIR, REPLACED_DIR } from '../platform/uploads/folders'

/**
 * Moves files of earlier releases to the folders of their kinds: the media library's files were in
 * the media folder itself, and replaced files were inside the folder of their collection. Each file
 * is moved by itself, so an interrupted run is completed by the next one.
 *
 * @returns the number of moved files
 */
export async function moveFormerFiles(): Promise<number> {
  await mkdir(LIBRARY_DIR, { recursive: true })
  const inDownloads = path.join(DOWNLOADS_DIR, 'replaced')
  const moved = [
    await moveFiles(env.MEDIA_DIR, LIBRARY_DIR),
    await moveFiles(REPLACED_DIR, path.join(REPLACED_DIR, 'media')),
    await moveFiles(inDownloads, path.join(REPLACED_DIR, 'downloads')),
  ]
  // Fails if the folder is missing, or contains something that is no file.
  await rmdir(inDownloads).catch(() => undefined)
  return moved.reduce((sum, count) => sum + count)
}

/** Moves the files of a folder, but not its folders. A newer file with the same name stays. */
async function moveFiles(from: string, to: string): Promise<number> {
  const entries = await readdir(from, { withFileTypes: true }).catch(() => [])
  let count = 0
  for (const entry of entries) {
    const target = path.join(to, entry.name)
    // Names with a dot in front belong to the system.
    if (!entry.isFile() || entry.name.startsWith('.') || (await isThere(target))) continue
    await moveFile(path.join(from, entry.name), target)
    count += 1
  }
  return count
}
