import { createTemporaryFolder } from './temporary-folder'
import { startEmbeddedDatabase } from '../../scripts/lib/database/start-embedded-database.mjs'
import { readOrMakeSecrets } from '../../scripts/lib/secrets.mjs'
import { openDataFolder } from '../../scripts/lib/stack/open-data-folder.mjs'

/**
 * Gives the integration tests a Postgres of their own in `DATABASE_URL`, whose user may make
 * databases: each test file makes one for itself.
 */
export default async function openTestDatabase(): Promise<() => Promise<void>> {
  const temporary = await createTemporaryFolder('integration')
  const folder = await openDataFolder(temporary.path, new AbortController().signal)
  const secrets = readOrMakeSecrets(folder.layout.secretsFile)
  const options = { layout: folder.layout, secrets, canCreateDatabases: true }
  const { databaseUrl, server } = await startEmbeddedDatabase(options, folder.run)
  process.env.DATABASE_URL = databaseUrl
  return async () => {
    await server.stop()
    await folder.close()
    await temporary.remove()
  }
}
