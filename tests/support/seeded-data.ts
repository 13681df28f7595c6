import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { dataLayout } from '../../scripts/lib/paths.mjs'
import { seedData } from '../../scripts/lib/stack/seed-data.mjs'

const run = promisify(execFile)

/**
 * Fills a new data folder with the initial content. The content is created once per run, in a
 * folder that the run provides. Without that folder, as in a spec that is run alone, nothing is
 * copied and the stack creates the content.
 */
export async function copySeededData(dataDir: string, signal?: AbortSignal): Promise<void> {
  const shared = process.env.TEST_SEEDED_DATA
  if (!shared) return
  const { adminPasswordFile, databaseDir, mediaDir, secretsFile } = dataLayout(shared)
  const parts = [adminPasswordFile, databaseDir, mediaDir, secretsFile]
  // The set-up creates the first admin last, so this file exists only if everything does.
  if (!existsSync(adminPasswordFile)) await seedData(shared, signal)
  // If Postgres cannot reach the folder, its database is outside, and nothing is copied.
  if (!parts.every((part) => existsSync(part))) return
  // `cp -a` is used because Node's copy would change the owner, and Postgres requires its own.
  await run('cp', ['-a', ...parts, dataDir])
}

/**
 * Saves the picture sizes that a stack has generated, so that the next stack does not spend a
 * minute on them.
 */
export async function keepPictureSizes(dataDir: string): Promise<void> {
  const shared = process.env.TEST_SEEDED_DATA
  if (!shared) return
  const [made, kept] = [dataDir, shared].map((dir) => path.join(dataLayout(dir).mediaDir, 'sizes'))
  if (made && kept && existsSync(made)) await run('cp', ['-an', `${made}/.`, kept])
}
