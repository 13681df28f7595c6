import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const STAMP = 'placed-from'
/** Made pictures stay: they are the same whatever build made them. */
const KEPT = ['cache', 'images']

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
  await clear(live, KEPT)
  await cp(built, live, { recursive: true, verbatimSymlinks: true })
  await writeFile(stamp, id)
}

/**
 * Empties a folder except for one path below it.
 *
 * @param {string} folder
 * @param {string[]} kept
 */
async function clear(folder, [kept, ...below]) {
  for (const name of await readdir(folder)) {
    const entry = path.join(folder, name)
    if (name !== kept) await rm(entry, { recursive: true, force: true })
    else if (below.length > 0) await clear(entry, below)
  }
}
