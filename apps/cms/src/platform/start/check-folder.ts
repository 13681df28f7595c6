import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'

/** @throws if the folder cannot be made or written to */
export async function checkFolder(variable: string, folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException
    const reason = REASONS[code] ?? `it cannot be used (${code})`
    throw new Error(`${variable} is the folder ${folder}, and ${reason}`, { cause })
  }
}

const REASONS: Record<string, string> = {
  EROFS: 'its disk is read-only: make it writable, or name another folder',
  EACCES: 'this process may not write to it: change its owner, or name another folder',
  EPERM: 'this process may not write to it: change its owner, or name another folder',
  EEXIST: 'there is a file in its place: name another folder',
  ENOTDIR: 'a part of its path is a file: name another folder',
  ENOSPC: 'its disk is full: free some space',
}
