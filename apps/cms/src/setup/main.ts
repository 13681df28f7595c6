import { getPayload, type Migration } from 'payload'
import config from '../payload.config'
import { migrations } from '../migrations'
import { seed } from '../seed/seed'
import { poolOf } from '../database/pool'
import { versionOldFiles } from '../pictures/file-version'
import { migrateQueue } from '../worker/queue'
import { createFirstAdmin } from './create-first-admin'
import { describeFailure } from './describe-failure'
import { forgetForeignTransactions } from './forget-foreign-transactions'
import { makeFirstPictures } from './make-first-pictures'

/**
 * Brings a database up to date: migrations, content by upsert, the pictures of
 * the first pages, the first admin.
 * Safe to run at every start; run it once before the app and the worker start.
 */
async function setUp(): Promise<void> {
  const payload = await getPayload({ config, disableOnInit: true })
  await migrateQueue()
  await payload.db.migrate({ migrations: migrations as unknown as Migration[] })
  await forgetForeignTransactions(poolOf(payload))
  await versionOldFiles(poolOf(payload))
  const written = await seed(payload)
  payload.logger.info(`Seed: ${written} documents written`)
  await makeFirstPictures(payload)
  // Last: it tells that the set-up is whole.
  await createFirstAdmin(payload)
  await payload.destroy()
}

setUp().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(describeFailure(error))
    process.exit(1)
  },
)
