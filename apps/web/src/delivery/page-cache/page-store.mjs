import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'

/**
 * @typedef {object} Entry a page as Next rendered it
 * @property {any} value Next's own format
 * @property {{ revalidate?: number | false } | undefined} cacheControl
 * @property {string[]} tags
 * @property {number} begun when its rendering began, in milliseconds since 1970
 */

/** Stores all pages in files, and recently used ones in memory up to a number of bytes. */
export class PageStore {
  /** @param {string} folder @param {number} maxBytes */
  constructor(folder, maxBytes) {
    this.folder = folder
    /** @type {LRUCache<string, Entry>} */
    this.memory = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf })
    /** @type {Promise<unknown>} */
    this.working = Promise.resolve()
  }

  /** @param {string} key @returns {Promise<Entry | undefined>} */
  async read(key) {
    const known = this.memory.get(key)
    if (known) return known
    // Without a file, or with one of another version, the page is rendered again.
    const bytes = await readFile(this.fileOf(key)).catch(() => undefined)
    const entry = bytes && deserialize(bytes)
    if (entry) this.memory.set(key, entry)
    return entry
  }

  /** @param {string} key @param {Entry} entry */
  write(key, entry) {
    this.memory.set(key, entry)
    return this.inTurn(async () => {
      const draft = this.fileOf(randomUUID())
      await mkdir(this.folder, { recursive: true })
      await writeFile(draft, serialize(entry))
      await rename(draft, this.fileOf(key))
    })
  }

  /** @param {string} key */
  remove(key) {
    this.memory.delete(key)
    return this.inTurn(() => rm(this.fileOf(key), { force: true }))
  }

  /**
   * Runs changes one after another, so that an earlier write cannot restore a removed page.
   *
   * @param {() => Promise<unknown>} work
   */
  inTurn(work) {
    this.working = this.working.then(work).catch((error) => {
      console.error(`The files of pages are not as they should be: ${String(error)}`)
    })
    return this.working
  }

  /** @param {string} key */
  fileOf(key) {
    return path.join(this.folder, createHash('sha256').update(key).digest('hex'))
  }
}

/** @param {Entry} entry its text is counted with two bytes per character */
function sizeOf({ value: { html = '', rscData, segmentData, body } }) {
  const parts = [rscData, body, ...(segmentData?.values() ?? [])]
  return parts.reduce((sum, part) => sum + (part?.length ?? 0), 1_024 + 2 * html.length)
}
