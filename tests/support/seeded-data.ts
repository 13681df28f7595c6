import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { dataLayout } from '../../scripts/lib/paths.mjs'
import { seedData } from '../../scripts/lib/stack/seed-data.mjs'

const run = promisify(execFile)

/**
 * Gives a new data folder the content that every stack of this run begins with. It is made once,
 * in the folder that the run names; a spec that runs alone names none, and its stack makes its own.
 */
export async function copySeededData(dataDir: string): Promise<void> {
  const shared = process.env.TEST_SEEDED_DATA
  if (!shared) return
  const { adminPasswordFile, databaseDir, mediaDir, secretsFile } = dataLayout(shared)
  const parts = [adminPasswordFile, databaseDir, mediaDir, secretsFile]
  // The first admin is the last thing that is made.
  if (!existsSync(adminPasswordFile)) await seedData(shared)
  // Where the database had to lie elsewhere, there is nothing to take along.
  if (!parts.every((part) => existsSync(part))) return
  // Unlike Node's copy it keeps the owner, who must be the database's own.
  await run('cp', ['-a', ...parts, dataDir])
}

/** The sizes of pictures that a stack has made are there for the next: drawing them takes a minute. */
export async function keepPictureSizes(dataDir: string): Promise<void> {
  const shared = process.env.TEST_SEEDED_DATA
  if (!shared) return
  const [made, kept] = [dataDir, shared].map((dir) => path.join(dataLayout(dir).mediaDir, 'sizes'))
  if (made && kept && existsSync(made)) await run('cp', ['-an', `${made}/.`, kept])
}
