import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findVarnish, missingVarnish } from '../edge/find-varnish.mjs'
import { varnishSpec } from '../edge/varnish-spec.mjs'
import { ClearError, Interrupted } from '../output/clear-error.mjs'
import { dataLayout } from '../paths.mjs'
import { requireFreePort } from '../ports.mjs'
import { beginLog, readLogEnd } from '../process/log-file.mjs'
import { createManagedProcess } from '../process/managed-process.mjs'
import { readJsonFile } from '../read-json-file.mjs'
import { describeSettings } from '../settings/schema.mjs'
import { localOrigin } from '../stack/environment.mjs'
import { openRunFolder } from '../stack/open-data-folder.mjs'
import { runCommand, untilStopped } from './run-command.mjs'

const START_MS = 30_000
const STOP_TIMEOUT_MS = 5_000

/** @typedef {import('../settings/read-settings.mjs').Settings} Settings */

/**
 * `npm run edge`: runs Varnish in front of a running stack until it is stopped.
 *
 * @param {string[]} args
 */
export async function main(args) {
  if (args.includes('--help')) return console.log(describeSettings())
  await runCommand(async ({ settings, reporter, signal, fail }) => {
    const { varnishd } = findVarnish() ?? missing()
    const instances = settings.webOrigins ?? [localOrigin(settings.webPort)]
    requireHttp(instances)
    const secret = publishSecret(settings)
    const folder = await openRunFolder(dataLayout(settings.dataDir).edgeDir, signal)
    try {
      await requireFreePort(settings.edgePort, 'EDGE_PORT')
      const { layout, run } = folder
      const logFile = path.join(layout.logsDir, 'edge.log')
      const spec = varnishSpec({
        varnishd,
        folder: layout.dataDir,
        listen: listenAddress(settings),
        memory: settings.edgeMemory,
        instances,
        trustedProxies: settings.trustedProxies?.split(',').map((range) => range.trim()),
        secret,
        env: { SITE_URL: settings.siteUrl },
      })
      beginLog(logFile)
      const varnish = createManagedProcess(
        {
          name: 'edge',
          title: 'The edge',
          ...spec,
          cwd: layout.dataDir,
          logFile,
          stopSignal: 'SIGTERM',
          patienceMs: STOP_TIMEOUT_MS,
        },
        run.registry,
      )
      varnish.whenItDies((how) => fail(explainDeath(how, logFile)))
      try {
        await reporter.step('Start the edge', async () => {
          await varnish.start()
          await waitUntilOpen(settings.edgePort, signal)
        })
        sayWhere(settings, instances, logFile, reporter)
        await untilStopped(signal)
        await reporter.step('Stop the edge', () => varnish.stop())
      } finally {
        await varnish.stop()
      }
    } finally {
      await folder.close()
    }
  })
}

/** @returns {never} */
function missing() {
  throw new ClearError(missingVarnish)
}

/** @param {string[]} instances */
function requireHttp(instances) {
  const secure = instances.find((origin) => origin.startsWith('https:'))
  if (secure) throw new ClearError(`The edge reaches web servers by http only, not ${secure}.`)
}

/** @param {Settings} settings */
function publishSecret({ publishSecret, dataDir }) {
  const secret = publishSecret ?? readJsonFile(dataLayout(dataDir).secretsFile)?.publishSecret
  if (typeof secret === 'string') return secret
  throw new ClearError(
    `There is no PUBLISH_SECRET and none in ${dataDir}: run npm start first, or set PUBLISH_SECRET and DATA_DIR as the stack has them.`,
  )
}

/** @param {Settings} settings */
function listenAddress({ listenHost, edgePort }) {
  if (!listenHost || listenHost === '::') return `:${edgePort}`
  return `${listenHost.includes(':') ? `[${listenHost}]` : listenHost}:${edgePort}`
}

/**
 * @param {string} how
 * @param {string} logFile
 */
function explainDeath(how, logFile) {
  const reason = /^(?:Message from VCC-compiler:\n|Error: )(.+)$/m.exec(readLogEnd(logFile))?.[1]
  return `The edge ended (${how})${reason ? `: ${reason.trim().replace(/\.$/, '')}` : ''} (log: ${logFile}).`
}

/**
 * @param {number} port
 * @param {AbortSignal} signal
 */
async function waitUntilOpen(port, signal) {
  const deadline = Date.now() + START_MS
  while (!(await isOpen(port))) {
    if (signal.aborted) throw new Interrupted()
    if (Date.now() > deadline) throw new ClearError(`The edge does not open port ${port}.`)
    await sleep(50)
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isOpen(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, 'localhost')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}

/**
 * @param {Settings} settings
 * @param {string[]} instances
 * @param {string} logFile
 * @param {import('../output/reporter.mjs').Reporter} reporter
 */
function sayWhere({ edgePort }, instances, logFile, { say }) {
  const address = localOrigin(edgePort)
  say('')
  say(`  Edge       ${address}`)
  say(`  Web        ${instances.join(', ')}`)
  say(`  Log        ${logFile}`)
  say('')
  say('  Visitors’ own addresses are seen where the stack runs with TRUSTED_PROXIES=127.0.0.1,::1.')
  say('')
  say('  Ctrl-C stops it.')
}
