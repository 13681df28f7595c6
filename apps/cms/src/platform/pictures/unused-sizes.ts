import type { Pool } from 'pg'
import { readVersions } from './originals'
import { removeSizes, storedVersions } from './size-store'

/**
 * Removes sizes whose original was replaced or deleted. Open pages may still show them, so a size
 * is removed only if it was already unused at the previous sweep.
 */
export class UnusedSizes {
  private before = new Set<string>()

  async sweep(pool: Pool): Promise<void> {
    // This reads the folders before the database, so that it does not delete a picture that is
    // added in between.
    const stored = await storedVersions()
    const used = await readVersions(pool)
    const unused = stored.filter((version) => !used.has(version))
    await Promise.all(unused.filter((version) => this.before.has(version)).map(removeSizes))
    this.before = new Set(unused)
  }
}
