import type { Readable } from 'node:stream'

/** The first and the last byte of a range, both included. */
interface Bytes {
  start: number
  end: number
}

export interface StoredFile {
  size: number
  /** A strong validator, which is equal only for identical bytes. */
  etag: string
}

/**
 * Storage of private files. A key is a folder with a random name and a file in it, such as
 * `0f3c…/proxy.mp4`. It never contains the name of the uploaded file.
 */
export interface Storage {
  /**
   * Moves a local file into the storage. The file is stored completely or not at all. A repeated
   * call changes nothing.
   */
  put: (key: string, file: string) => Promise<void>
  find: (key: string) => Promise<StoredFile | null>
  read: (key: string, bytes?: Bytes) => Readable
  /** Provides a local path for programs that read files. The path is valid while `work` runs. */
  withFile: <Result>(key: string, work: (file: string) => Promise<Result>) => Promise<Result>
  /** Lists the folders in which no file was stored since that moment. */
  foldersBefore: (moment: Date) => Promise<string[]>
  removeFolder: (folder: string) => Promise<void>
}

const KEY = /^[0-9a-f]{32}\/[a-z0-9-]+(\.[a-z0-9]+)?$/
const FOLDER = /^[0-9a-f]{32}$/

export function isFolder(name: string): boolean {
  return FOLDER.test(name)
}

/** @throws if the key has another format, such as a path that leads out of the folder */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error('This is no key of a stored file.')
  return key
}
