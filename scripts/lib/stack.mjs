import fs from 'node:fs'
import { createTerminalReporter, silentReporter } from './output/reporter.mjs'
import { openDataFolder } from './stack/open-data-folder.mjs'
import { runStack } from './stack/run-stack.mjs'

/** @typedef {'database' | 'cms' | 'web' | 'web2' | 'web3' | 'worker'} PartName */
/** @typedef {Awaited<ReturnType<typeof startStack>>} Stack */

/**
 * Starts a whole stack from the finished builds for tests and benches, with its own database and
 * free ports. Parts can be killed and started one by one, and are not restarted.
 *
 * @param {{
 *   dataDir: string,
 *   quiet?: boolean,
 *   signal?: AbortSignal,
 * } & import('./stack/plan-stack.mjs').StackOptions} options
 */
export async function startStack({ dataDir, quiet = true, signal, ...options }) {
  const folder = await openDataFolder(dataDir, signal ?? new AbortController().signal)
  const reporter = quiet ? silentReporter : createTerminalReporter()
  /** @type {Awaited<ReturnType<typeof runStack>>} */
  let stack
  try {
    stack = await runStack(folder, { ...options, reporter })
  } catch (error) {
    await folder.close()
    throw error
  }
  const { processes, webUrl, webUrls, cmsUrl, databaseUrl, adminEmail, adminPasswordFile } = stack
  /** @param {PartName} name */
  const start = async (name) => {
    const { managed, waitUntilReady } = processes.get(name)
    await managed.start()
    await waitUntilReady()
  }
  return {
    webUrl,
    webUrls,
    cmsUrl,
    databaseUrl,
    adminEmail,
    /** Empty if an earlier run created the first admin. */
    adminPassword: adminPasswordFile ? fs.readFileSync(adminPasswordFile, 'utf8').trim() : '',
    dataDir,
    logsDir: folder.layout.logsDir,
    mediaDir: folder.layout.mediaDir,
    outboxDir: folder.layout.outboxDir,
    publishSecret: stack.publishSecret,
    /**
     * Sends a signal to a part and waits until it has ended. After SIGSTOP and SIGCONT there is no
     * wait.
     *
     * @param {PartName} name
     * @param {NodeJS.Signals} [deadly]
     */
    kill: (name, deadly = 'SIGKILL') => processes.get(name).managed.kill(deadly),
    start,
    /** Shuts the database down normally and starts it again. */
    restartDatabase: async () => {
      await processes.get('database').managed.stop()
      await start('database')
    },
    stop: async () => {
      await stack.stop()
      await folder.close()
    },
  }
}
