import { getPayload, type Migration, type Payload, type SanitizedConfig } from 'payload'
import type { Pool } from 'pg'
import { poolOf } from '../platform/database/pool'
import { migrations } from '../migrations'
import config from '../payload.config'
import { versionOldFiles } from '../platform/pictures/file-version'
import { seed } from '../seed/seed'
import { fillTranslations } from '../editor/languages/fill-translations'
import { bringUpToDate } from '../features/search/bring-up-to-date'
import { migrateQueue } from '../worker/queue'
import { createFirstAdmin } from './create-first-admin'
import { moveFormerFiles } from './move-former-files'
import { makeSampleProject } from './sample-project'

/**
 * Brings a database up to date: migrations, content, and the first admin. It can run at every
 * start, and has to run before the app and the worker.
 *
 * @param makePictures creates files that visitors need immediately
 */
export async function setUp(makePictures: (payload: Payload) => Promise<void>): Promise<void> {
  const payload = await getPayload({ config: storingFilesUnchanged(), disableOnInit: true })
  await migrateQueue()
  await payload.db.migrate({ migrations: migrations as unknown as Migration[] })
  await renumberForeignTransactions(poolOf(payload))
  const moved = await moveFormerFiles()
  if (moved > 0) payload.logger.info(`Media: ${moved} files moved to their new folders`)
  await versionOldFiles(poolOf(payload))
  const written = await seed(payload)
  payload.logger.info(`Seed: ${written} documents written`)
  await fillTranslations(payload)
  await bringUpToDate(payload)
  await makePictures(payload)
  await createFirstAdmin(payload)
  // If this fails, for example because the disk is full, the studio can work nevertheless.
  await makeSampleProject(payload)
  await payload.destroy()
}

/**
 * With sharp, Payload encodes each uploaded WebP anew, because it may be animated. The first
 * content's pictures were encoded with care when they were made, so they are stored as they are.
 */
export async function storingFilesUnchanged(): Promise<SanitizedConfig> {
  const own: Partial<SanitizedConfig> = { ...(await config) }
  delete own.sharp
  return own as SanitizedConfig
}

/**
 * If the database was restored to another server, the outbox contains transaction ids of the old
 * server. Ids that are higher than those of the new server would make every page look outdated, so
 * they are replaced by the current id.
 */
async function renumberForeignTransactions(pool: Pool): Promise<void> {
  await pool.query(
    `UPDATE publish_events SET transaction = pg_current_xact_id()
     WHERE transaction >= pg_snapshot_xmax(pg_current_snapshot())`,
  )
}
