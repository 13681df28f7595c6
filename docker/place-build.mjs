import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const STAMP = 'placed-from'

/** @type {Record<string, string>} */
const REASONS = {
  EROFS: 'its volume is read-only: make it writable',
  EACCES: 'this process may not write to it: change its owner',
  EPERM: 'this process may not write to it: change its owner',
  ENOSPC: 'its disk is full: free some space',
}

/**
 * Copies a build to the volume that its server runs from and writes rendered pages to. The volume
 * outlives the container, so pages survive a restart. Another build replaces its program and all
 * pages, because old pages refer to scripts that no longer exist.
 *
 * @param {string} built the build in the image
 * @param {string} live the folder on the volume
 * @throws with one sentence if the folder cannot be written
 */
export async function placeBuild(built, live) {
  const id = await readFile(path.join(built, 'BUILD_ID'), 'utf8')
  const stamp = path.join(live, STAMP)
  if ((await readFile(stamp, 'utf8').catch(() => '')) === id) return
  try {
    await replaceBuild(built, live)
    await writeFile(stamp, id)
  } catch (cause) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (cause)
    const reason = REASONS[code] ?? `it cannot be written (${code})`
    throw new Error(`The website cannot start: the build belongs into ${live}, and ${reason}.`, {
      cause,
    })
  }
}

/** @param {string} built @param {string} live */
async function replaceBuild(built, live) {
  await mkdir(live, { recursive: true })
  await rm(path.join(live, STAMP), { force: true })
  for (const name of await readdir(live)) await rm(path.join(live, name), { recursive: true })
  await cp(built, live, { recursive: true, verbatimSymlinks: true })
}
