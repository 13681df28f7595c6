import { createReadStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { isThere, moveFile, writeThrough } from '../lib/disk-files'
import { checkKey, isFolder, type Storage } from './storage'

/**
 * Stores files in a folder of this machine. New files on the same disk are only renamed; others are
 * copied.
 */
export function folderStorage(root: string): Storage {
  const pathOf = (key: string) => path.join(root, checkKey(key))
  return {
    put: (key, file) => take(pathOf(key), file),
    find: async (key) => {
      const facts = await stat(pathOf(key)).catch(() => null)
      if (!facts?.isFile()) return null
      const { size, mtimeMs } = facts
      return { size, etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"` }
    },
    read: (key, bytes) => createReadStream(pathOf(key), bytes),
    withFile: (key, work) => work(pathOf(key)),
    foldersBefore: async (moment) => {
      const names = (await readdir(root).catch(() => [])).filter(isFolder)
      const times = await Promise.all(names.map((name) => changedAt(path.join(root, name))))
      return names.filter((_, index) => (times[index] ?? Infinity) < moment.getTime())
    },
    removeFolder: async (folder) => {
      if (isFolder(folder)) await rm(path.join(root, folder), { recursive: true, force: true })
    },
  }
}

async function take(target: string, file: string): Promise<void> {
  if (!(await isThere(file)) && (await isThere(target))) return
  await writeThrough(file)
  await moveFile(file, target)
}

function changedAt(folder: string): Promise<number> {
  return stat(folder).then(
    ({ mtimeMs }) => mtimeMs,
    () => Infinity,
  )
}
