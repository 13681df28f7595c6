import type { Pool } from 'pg'
import { readVersions } from './originals'
import { removeSizes, storedVersions } from './size-store'

/**
 * Removes sizes whose original was replaced or deleted. Only those that were unused
 * at the look before, too: pages that are open still show them for a moment.
 */
export class UnusedSizes {
  private before = new Set<string>()

  async sweep(pool: Pool): Promise<void> {
    // The folders first: a picture that comes in between is in the database then.
    const stored = await storedVersions()
    const used = await readVersions(pool)
    const unused = stored.filter((version) => !used.has(version))
    await Promise.all(unused.filter((version) => this.before.has(version)).map(removeSizes))
    this.before = new Set(unused)
  }
}
