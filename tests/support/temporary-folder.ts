import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

interface TemporaryFolder {
  path: string
  remove: () => Promise<void>
}

export async function createTemporaryFolder(purpose: string): Promise<TemporaryFolder> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `studio-${purpose}-`))
  // The database may run as another user, who must be able to pass through this folder.
  await chmod(folder, 0o711)
  return {
    path: folder,
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}
