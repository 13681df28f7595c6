import { findVarnish, missingVarnish, VARNISH_PACKAGES } from '../edge/find-varnish.mjs'
import { ClearError } from '../output/clear-error.mjs'
import { installDebianPackages } from './install-debian-packages.mjs'

/**
 * Requires Varnish. Root on Debian installs it if it is missing.
 *
 * @param {import('../paths.mjs').DataLayout} layout
 * @param {import('../stack/open-data-folder.mjs').DataFolder['run']} run
 */
export async function ensureVarnish(layout, run) {
  if (findVarnish()) return
  const missing = { title: 'Varnish', packages: VARNISH_PACKAGES, otherwise: missingVarnish }
  await installDebianPackages(missing, layout, run)
  if (!findVarnish()) throw new ClearError(missingVarnish)
}
