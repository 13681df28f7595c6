import fs from 'node:fs'
import path from 'node:path'
import { ClearError } from '../output/clear-error.mjs'
import { installDebianPackages } from './install-debian-packages.mjs'

const PROGRAMS = ['ffmpeg', 'ffprobe', 'pdfinfo', 'pdftoppm']

const PACKAGES = ['ffmpeg', 'poppler-utils']

const MISSING =
  'ffmpeg or Poppler are missing: install the packages ffmpeg and poppler-utils ' +
  '(Debian and Ubuntu: apt-get install ffmpeg poppler-utils).'

/**
 * Requires the programs that process videos and boards. Root on Debian installs missing ones.
 *
 * @param {import('../paths.mjs').DataLayout} layout
 * @param {import('../stack/open-data-folder.mjs').DataFolder['run']} run
 */
export async function ensureFfmpeg(layout, run) {
  if (areThere()) return
  const missing = { title: 'ffmpeg', packages: PACKAGES, otherwise: MISSING }
  await installDebianPackages(missing, layout, run)
  if (!areThere()) throw new ClearError(MISSING)
}

function areThere() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return PROGRAMS.every((name) => folders.some((folder) => fs.existsSync(path.join(folder, name))))
}
