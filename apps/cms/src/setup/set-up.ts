import { getPayload, type Migration, type Payload } from 'payload'
import type { Pool } from 'pg'
import { poolOf } from '../database/pool'
import { migrations } from '../migrations'
import config from '../payload.config'
import { versionOldFiles } from '../pictures/file-version'
import { seed } from '../seed/seed'
import { bringUpToDate } from '../search/bring-up-to-date'
import { checkPrivateStorage } from '../storage/private-storage'
import { migrateQueue } from '../worker/queue'
import { createFirstAdmin } from './create-first-admin'
import { makeSampleProject } from './sample-project'

/**
 * Brings a database up to date: migrations, content, the first admin. It can run at every start,
 * and has to run before the app and the worker.
 * @param makePictures makes files that visitors need at once
 */
export async function setUp(makePictures: (payload: Payload) => Promise<void>): Promise<void> {
  const payload = await getPayload({ config, disableOnInit: true })
  await checkPrivateStorage()
  await migrateQueue()
  await payload.db.migrate({ migrations: migrations as unknown as Migration[] })
  await renumberForeignTransactions(poolOf(payload))
  await versionOldFiles(poolOf(payload))
  const written = await seed(payload)
  payload.logger.info(`Seed: ${written} documents written`)
  await bringUpToDate(payload)
  await makePictures(payload)
  await makeSampleProject(payload)
  // Must be last: the existence of the admin shows that the setup is complete.
  await createFirstAdmin(payload)
  await payload.destroy()
}

/**
 * After a restore to another server, the outbox contains transaction ids of the old server. Ids in
 * the future of the new server would make every page look outdated, so they get the current id.
 */
async function renumberForeignTransactions(pool: Pool): Promise<void> {
  await pool.query(
    `UPDATE publish_events SET transaction = pg_current_xact_id()
     WHERE transaction >= pg_snapshot_xmax(pg_current_snapshot())`,
  )
}
