import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildApps } from '../lib/build/build-apps.mjs'
import { createTerminalReporter } from '../lib/output/reporter.mjs'
import { openDataFolder } from '../lib/stack/open-data-folder.mjs'
import { startStack, type Stack } from '../lib/stack.mjs'

/**
 * Builds the changed apps, and runs a stack on free ports with temporary data until `use` has
 * ended.
 */
export async function withStack(use: (stack: Stack) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'studio-bench-'))
  const reporter = createTerminalReporter()
  const folder = await openDataFolder(dataDir, new AbortController().signal)
  try {
    await buildApps(folder.layout, folder.run, reporter)
  } finally {
    await folder.close()
  }
  const stack = await startStack({ dataDir, quiet: false })
  try {
    await use(stack)
  } finally {
    await stack.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
