import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The last expiry of each tag, in milliseconds since 1970. It is stored in a file, which is written
 * before an expiry is acknowledged, so that a restart loses none.
 */
export class ExpiredTags {
  /** @param {string} file */
  constructor(file) {
    this.file = file
    /**
     * `id` identifies this record: an ack with a new id shows the sender that earlier expiries are
     * missing. `gone` has the tags of unpublished pages.
     * @type {{ id: string, expired: Record<string, number>, gone: Record<string, number> }}
     */
    this.state = readJson(file) ?? { id: randomUUID(), expired: {}, gone: {} }
  }

  /** @param {string[]} tags @param {boolean} isGone */
  expire(tags, isGone) {
    const times = Object.fromEntries(tags.map((tag) => [tag, Date.now()]))
    Object.assign(this.state.expired, times)
    if (isGone) Object.assign(this.state.gone, times)
    mkdirSync(path.dirname(this.file), { recursive: true })
    writeFileSync(`${this.file}.draft`, JSON.stringify(this.state))
    renameSync(`${this.file}.draft`, this.file)
  }

  /**
   * @param {Pick<import('./page-store.mjs').Entry, 'tags' | 'begun'>} entry
   * @returns whether nothing on the page has changed since its rendering began
   */
  isFresh({ tags, begun }) {
    return tags.every((tag) => (this.state.expired[tag] ?? 0) < begun)
  }

  /** @param {Pick<import('./page-store.mjs').Entry, 'tags' | 'begun'>} entry */
  isGone({ tags, begun }) {
    return tags.some((tag) => (this.state.gone[tag] ?? 0) >= begun)
  }
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
