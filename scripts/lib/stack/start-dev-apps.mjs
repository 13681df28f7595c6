import path from 'node:path'
import { appFolder } from '../paths.mjs'
import { cmsEnvironment, webEnvironment } from './environment.mjs'
import readline from 'node:readline'

/**
 * Starts the apps from their sources. The terminal shows their output, each line with the app's
 * name.
 *
 * @type {typeof import('./start-apps.mjs').startApps}
 */
export async function startDevApps(plan, processes, { reporter }) {
  const webPort = /** @type {number} */ (plan.webPorts[0])
  const web = webEnvironment(plan, webPort)
  reporter.say('The first visit to a page takes a while: it is compiled then.')
  await processes.launch(
    nextDev('cms', 'The editorial backend', cmsEnvironment(plan), plan),
    plan.cmsPort,
  )
  await processes.launch(nextDev('web', 'The website', web, plan), webPort)
  await processes.launch(watchedWorker(plan))
}

/**
 * @param {import('../paths.mjs').AppName} app
 * @param {string} title
 * @param {NodeJS.ProcessEnv} env
 * @param {import('./environment.mjs').StackPlan} plan
 */
function nextDev(app, title, env, plan) {
  const next = path.join(appFolder(app), 'node_modules/next/dist/bin/next')
  const host = ['--hostname', String(env.HOSTNAME)]
  return devSpec(app, title, [next, 'dev', ...host, '--port', String(env.PORT)], app, env, plan)
}

/** @param {import('./environment.mjs').StackPlan} plan */
function watchedWorker(plan) {
  const tsx = path.join(appFolder('cms'), 'node_modules/tsx/dist/cli.mjs')
  const args = [tsx, 'watch', '--clear-screen=false', 'src/worker/main.ts']
  return devSpec('worker', 'The worker', args, 'cms', cmsEnvironment(plan), plan)
}

/**
 * @param {string} name
 * @param {string} title
 * @param {string[]} args
 * @param {import('../paths.mjs').AppName} app
 * @param {NodeJS.ProcessEnv} env
 * @param {import('./environment.mjs').StackPlan} plan
 * @returns {import('../process/managed-process.mjs').ProcessSpec}
 */
function devSpec(name, title, args, app, env, { layout }) {
  return {
    name,
    title,
    command: process.execPath,
    args,
    cwd: appFolder(app),
    env,
    logFile: path.join(layout.logsDir, `${name}.log`),
    stopSignal: 'SIGTERM',
    patienceMs: 5_000,
    follow: (output) => prefixLines(output, name),
  }
}

/**
 * @param {import('node:stream').Readable} input
 * @param {string} name
 */
function prefixLines(input, name, output = process.stdout) {
  const lines = readline.createInterface({ input })
  lines.on('line', (line) => void output.write(`${name.padEnd(6)} │ ${line}\n`))
}
