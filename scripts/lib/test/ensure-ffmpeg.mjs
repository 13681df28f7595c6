import fs from 'node:fs'
import path from 'node:path'
import { installDebianPackages } from './install-debian-packages.mjs'

const missing = {
  title: 'ffmpeg',
  packages: ['ffmpeg'],
  otherwise: 'There is no ffmpeg: install it with the packages of this system.',
}

/**
 * Makes the films that tests look at. Where it is missing, root on Debian gets it from its packages.
 *
 * @param {import('../paths.mjs').DataLayout} layout
 * @param {import('../stack/open-data-folder.mjs').DataFolder['run']} run
 */
export async function ensureFfmpeg(layout, run) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  if (folders.some((folder) => fs.existsSync(path.join(folder, 'ffmpeg')))) return
  await installDebianPackages(missing, layout, run)
}
