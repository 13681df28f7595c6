import { createTemporaryFolder } from './temporary-folder'
import { startEmbeddedDatabase } from '../../scripts/lib/database/start-embedded-database.mjs'
import { readOrMakeSecrets } from '../../scripts/lib/secrets.mjs'
import { openDataFolder } from '../../scripts/lib/stack/open-data-folder.mjs'

/**
 * Provides Postgres for the integration tests at the address in `TEST_DATABASE_SERVER`, with a user
 * who may create databases. Both projects of integration tests share it; the first one starts it.
 */
export default async function openTestDatabase(): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_SERVER) return () => Promise.resolve()
  const temporary = await createTemporaryFolder('integration')
  const folder = await openDataFolder(temporary.path, new AbortController().signal)
  const secrets = readOrMakeSecrets(folder.layout.secretsFile)
  const options = { layout: folder.layout, secrets, isForTests: true }
  const { databaseUrl, server } = await startEmbeddedDatabase(options, folder.run)
  process.env.TEST_DATABASE_SERVER = databaseUrl
  return async () => {
    await server.stop()
    await folder.close()
    await temporary.remove()
  }
}
