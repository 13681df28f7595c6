import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const STAMP = 'placed-from'

/**
 * Copies a build to where its server runs from and writes pages beside the program. The folder
 * outlives the container, so that pages still answer after a restart; another build starts with its
 * own program and no pages, because old ones name scripts that are gone.
 *
 * @param {string} built as it lies in the image
 * @param {string} live on a volume
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
