import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const STAMP = 'placed-from'

/**
 * Copies a build to the volume that its server runs from and writes rendered pages to. The volume
 * outlives the container, so pages survive a restart. Another build replaces its program and all
 * pages, because old pages refer to scripts that no longer exist.
 *
 * @param {string} built the build in the image
 * @param {string} live the folder on the volume
 */
export async function placeBuild(built, live) {
  const id = await readFile(path.join(built, 'BUILD_ID'), 'utf8')
  const stamp = path.join(live, STAMP)
  if ((await readFile(stamp, 'utf8').catch(() => '')) === id) return
  await mkdir(live, { recursive: true })
  await rm(stamp, { force: true })
  for (const name of await readdir(live)) await rm(path.join(live, name), { recursive: true })
  await cp(built, live, { recursive: true, verbatimSymlinks: true })
  await writeFile(stamp, id)
}
