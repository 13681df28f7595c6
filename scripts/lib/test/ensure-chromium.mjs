import fs from 'node:fs'
import { ClearError } from '../output/clear-error.mjs'
import { findChromium } from './find-chromium.mjs'
import { installDebianPackages } from './install-debian-packages.mjs'

const missing = {
  title: 'Chromium',
  packages: ['chromium'],
  otherwise:
    'There is no Chromium: install it with the packages of this system, ' +
    'or set CHROMIUM_PATH to a Chromium or Chrome.',
}

/**
 * Finds the system's Chromium. Where there is none, root on Debian gets it from its packages.
 *
 * @param {import('../paths.mjs').DataLayout} layout
 * @param {import('../stack/open-data-folder.mjs').DataFolder['run']} run
 */
export async function ensureChromium(layout, run) {
  const present = findChromium()
  if (!present) return installDebianPackages(missing, layout, run)
  if (!fs.existsSync(present)) throw new ClearError(`CHROMIUM_PATH leads to no file: ${present}.`)
}
