import { createTemporaryFolder } from './temporary-folder'
import { buildApps } from '../../scripts/lib/build/build-apps.mjs'
import { createTerminalReporter } from '../../scripts/lib/output/reporter.mjs'
import { openDataFolder } from '../../scripts/lib/stack/open-data-folder.mjs'

/**
 * Builds the changed apps, so that a spec that is run alone from an editor tests the current code.
 */
export async function prepareBuilds(signal?: AbortSignal): Promise<void> {
  const temporary = await createTemporaryFolder('build')
  const folder = await openDataFolder(temporary.path, signal ?? new AbortController().signal)
  try {
    await buildApps(folder.layout, folder.run, createTerminalReporter())
  } finally {
    await folder.close()
  }
  await temporary.remove()
}
