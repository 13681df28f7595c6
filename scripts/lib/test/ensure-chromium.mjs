import fs from 'node:fs'
import { ClearError } from '../output/clear-error.mjs'
import { findChromium, findHeadlessChromium } from './find-chromium.mjs'
import { installDebianPackages } from './install-debian-packages.mjs'

const missing = {
  title: 'Chromium',
  packages: ['chromium-headless-shell'],
  otherwise:
    'There is no Chromium: install it with the packages of this system, ' +
    'or set CHROMIUM_PATH to a Chromium or Chrome.',
}

/**
 * Installs Debian's headless Chromium if this runs as root on Debian. Otherwise the tests use the
 * system's browser.
 *
 * @param {import('../paths.mjs').DataLayout} layout
 * @param {import('../stack/open-data-folder.mjs').DataFolder['run']} run
 */
export async function ensureChromium(layout, run) {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH && !fs.existsSync(CHROMIUM_PATH)) {
    throw new ClearError(`CHROMIUM_PATH leads to no file: ${CHROMIUM_PATH}.`)
  }
  if (findHeadlessChromium()) return
  try {
    await installDebianPackages(missing, layout, run)
  } catch (error) {
    if (run.signal.aborted || !findChromium()) throw error
  }
}
