import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
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

/**
 * Stores pages in files, and recently used ones also in memory. Both have a limit in bytes, over
 * which the pages that were not used for the longest time are removed.
 */
export class PageStore {
  /** @param {string} folder @param {{ memory: number, files: number }} maxBytes */
  constructor(folder, maxBytes) {
    this.folder = folder
    /** @type {LRUCache<string, Entry>} */
    this.memory = new LRUCache({ maxSize: maxBytes.memory, sizeCalculation: sizeOf })
    /** @type {LRUCache<string, number>} the sizes of the files, by their paths */
    this.files = new LRUCache({
      maxSize: maxBytes.files,
      sizeCalculation: (bytes) => Math.max(1, bytes),
      dispose: (_, file, reason) => {
        if (reason === 'evict') void this.inTurn(() => rm(file, { force: true }))
      },
    })
    /** @type {Promise<unknown>} */
    this.working = this.findFiles()
  }

  /** Registers the files of an earlier run, the oldest first. */
  async findFiles() {
    const names = await readdir(this.folder).catch(() => [])
    const found = await Promise.all(
      names.map(async (name) => {
        const file = path.join(this.folder, name)
        return { file, ...(await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }))) }
      }),
    )
    found.sort((one, other) => one.mtimeMs - other.mtimeMs)
    for (const { file, size } of found) this.files.set(file, size)
  }

  /** @param {string} key @returns {Promise<Entry | undefined>} */
  async read(key) {
    const known = this.memory.get(key)
    if (known) return known
    const file = this.fileOf(key)
    // Without a file, or with one of another version, the page is rendered again.
    const bytes = await readFile(file).catch(() => undefined)
    this.files.get(file)
    const entry = bytes && deserialize(bytes)
    if (entry) this.memory.set(key, entry)
    return entry
  }

  /** @param {string} key @param {Entry} entry */
  write(key, entry) {
    this.memory.set(key, entry)
    return this.inTurn(async () => {
      const file = this.fileOf(key)
      const draft = this.fileOf(randomUUID())
      const bytes = serialize(entry)
      await mkdir(this.folder, { recursive: true })
      await writeFile(draft, bytes)
      await rename(draft, file)
      this.files.set(file, bytes.length)
    })
  }

  /** @param {string} key */
  remove(key) {
    this.memory.delete(key)
    const file = this.fileOf(key)
    return this.inTurn(async () => {
      this.files.delete(file)
      await rm(file, { force: true })
    })
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
