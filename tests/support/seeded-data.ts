import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { dataLayout } from '../../scripts/lib/paths.mjs'
import { seedData } from '../../scripts/lib/stack/seed-data.mjs'

const run = promisify(execFile)

/**
 * Fills a new data folder with the initial content. It is created once, in the folder that the run
 * names. A spec that runs alone has no such folder, and its stack creates its own content.
 */
export async function copySeededData(dataDir: string): Promise<void> {
  const shared = process.env.TEST_SEEDED_DATA
  if (!shared) return
  const { adminPasswordFile, databaseDir, mediaDir, secretsFile } = dataLayout(shared)
  const parts = [adminPasswordFile, databaseDir, mediaDir, secretsFile]
  // The set-up creates the first admin last, so the file's presence means that all is there.
  if (!existsSync(adminPasswordFile)) await seedData(shared)
  // The database lies outside the folder if Postgres cannot reach it, and then nothing is
  // copied.
  if (!parts.every((part) => existsSync(part))) return
  // `cp -a` preserves the owner, which Node's copy does not, and Postgres requires its own.
  await run('cp', ['-a', ...parts, dataDir])
}

/**
 * Saves the picture sizes that a stack has generated for the next stack, because generating them
 * takes a minute.
 */
export async function keepPictureSizes(dataDir: string): Promise<void> {
  const shared = process.env.TEST_SEEDED_DATA
  if (!shared) return
  const [made, kept] = [dataDir, shared].map((dir) => path.join(dataLayout(dir).mediaDir, 'sizes'))
  if (made && kept && existsSync(made)) await run('cp', ['-an', `${made}/.`, kept])
}
