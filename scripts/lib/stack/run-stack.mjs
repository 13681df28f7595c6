import fs from 'node:fs'
import { silentReporter } from '../output/reporter.mjs'
import { trimLogs } from '../process/log-file.mjs'
import { localOrigin } from './environment.mjs'
import { openDatabase } from './open-database.mjs'
import { planStack } from './plan-stack.mjs'
import { runSetUp } from './run-set-up.mjs'
import { createStackProcesses } from './stack-processes.mjs'
import { startApps } from './start-apps.mjs'

const TRIM_EVERY_MS = 60_000

/** @typedef {import('./plan-stack.mjs').StackOptions} StackOptions */
/**
 * @typedef {object} RunOptions
 * @property {import('../output/reporter.mjs').Reporter} [reporter]
 * @property {(sentence: string) => void} [giveUp] called when a part keeps dying. Without it parts are not restarted, as tests of faults require.
 * @property {typeof startApps} [start] starts the apps, by default from their builds
 * @property {() => Promise<void>} [build] builds the apps beside the set-up, which does not need them
 */

/**
 * Starts database, set-up and apps in an open data folder.
 *
 * @param {import('./open-data-folder.mjs').DataFolder} folder
 * @param {StackOptions & RunOptions} options
 */
export async function runStack(folder, options) {
  const { reporter = silentReporter, giveUp, start = startApps, build } = options
  const { layout, run } = folder
  const processes = createStackProcesses(run)
  try {
    const settled = await planStack(layout, options)
    const database = await reporter.step('Open the database', () =>
      openDatabase(folder, { ...options, databasePort: options.ports?.database, ...settled }),
    )
    const { server, waitUntilReady } = database
    if (server && waitUntilReady) processes.adopt(server, waitUntilReady)
    const plan = { ...settled, databaseUrl: database.databaseUrl }
    await allOf([
      reporter.step('Bring the content up to date', () => runSetUp(plan, run)),
      ...(build ? [build()] : []),
    ])
    await start(plan, processes, { signal: run.signal, reporter })
    processes.requireAllRunning()
    if (giveUp) processes.superviseAll({ say: reporter.say, giveUp })
    const trimming = setInterval(() => trimLogs(layout.logsDir), TRIM_EVERY_MS).unref()
    return {
      ...describe(plan),
      databaseFolder: database.folder,
      processes,
      stop: async () => {
        clearInterval(trimming)
        await processes.stopAll()
      },
    }
  } catch (error) {
    await processes.stopAll()
    throw error
  }
}

/**
 * Waits until all have ended, also after a failure, so that nothing goes on in the background.
 *
 * @param {Promise<void>[]} works
 */
async function allOf(works) {
  const results = await Promise.allSettled(works)
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

/** @param {import('./environment.mjs').StackPlan} plan */
function describe(plan) {
  const { layout, secrets, siteUrl, cmsUrl, webPorts, databaseUrl, adminEmail, smtpUrl } = plan
  const hasPassword = fs.existsSync(layout.adminPasswordFile)
  return {
    layout,
    mailGoesTo: smtpUrl ? 'the server in SMTP_URL' : layout.outboxDir,
    webUrl: siteUrl,
    webUrls: webPorts.map(localOrigin),
    cmsUrl,
    databaseUrl,
    adminEmail,
    publishSecret: secrets.publishSecret,
    adminPasswordFile: hasPassword ? layout.adminPasswordFile : undefined,
    samplePasswordFile: fs.existsSync(layout.samplePasswordFile)
      ? layout.samplePasswordFile
      : undefined,
  }
}
