import type { Readable } from 'node:stream'

/** First and last byte, both included. */
interface Bytes {
  start: number
  end: number
}

export interface StoredFile {
  size: number
  /** A strong validator: equal only where every byte is. */
  etag: string
}

/**
 * Where private files lie. A key is a folder with a random name and a file in it, such as
 * `0f3c…/proxy.mp4`: what a file is called by people is never part of it.
 */
export interface Storage {
  /** Takes over a file of this machine's disk. Whole or not at all; once more changes nothing. */
  put: (key: string, file: string) => Promise<void>
  find: (key: string) => Promise<StoredFile | null>
  read: (key: string, bytes?: Bytes) => Readable
  /** For programs that read files: a path that is there while `work` runs. */
  withFile: <Result>(key: string, work: (file: string) => Promise<Result>) => Promise<Result>
  /** Folders that nothing has been put into since that moment. */
  foldersBefore: (moment: Date) => Promise<string[]>
  removeFolder: (folder: string) => Promise<void>
}

const KEY = /^[0-9a-f]{32}\/[a-z0-9-]+(\.[a-z0-9]+)?$/
const FOLDER = /^[0-9a-f]{32}$/

export function isFolder(name: string): boolean {
  return FOLDER.test(name)
}

/** @throws for what no file of ours is called */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error('This is no key of a stored file.')
  return key
}
