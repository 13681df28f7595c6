import fs from 'node:fs'
import path from 'node:path'
import { ClearError } from '../output/clear-error.mjs'
import { installDebianPackages } from './install-debian-packages.mjs'

const MISSING = 'Firefox is missing: install it (Debian: apt-get install firefox-esr).'

/**
 * Requires Firefox, the second browser of the full tests. Root on Debian installs it if it is
 * missing.
 *
 * @param {import('../paths.mjs').DataLayout} layout
 * @param {import('../stack/open-data-folder.mjs').DataFolder['run']} run
 */
export async function ensureFirefox(layout, run) {
  if (isThere()) return
  const missing = { title: 'Firefox', packages: ['firefox-esr'], otherwise: MISSING }
  await installDebianPackages(missing, layout, run)
  if (!isThere()) throw new ClearError(MISSING)
}

function isThere() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const names = ['firefox-esr', 'firefox']
  return names.some((name) => folders.some((folder) => fs.existsSync(path.join(folder, name))))
}
