import path from 'node:path'
import { placeInstance } from '../build/place-instance.mjs'
import { cmsEnvironment, webEnvironment } from './environment.mjs'

/** @typedef {import('../process/managed-process.mjs').ProcessSpec} ProcessSpec */
/** @typedef {import('./environment.mjs').StackPlan} StackPlan */

/**
 * The heap for young objects, in megabytes. Rendering a page leaves much short-lived garbage, and
 * with Node's default of 16 MB its collection takes ten times as long.
 */
const MAX_SEMI_SPACE = '--max-semi-space-size=64'

/**
 * The heap for old objects, in megabytes. With a larger limit V8 delays collecting them: in a flood
 * of unknown paths it held 2.5 GB, of which a twentieth was in use, and answers were no faster.
 */
const MAX_OLD_SPACE = '--max-old-space-size=1024'

/**
 * @param {StackPlan} plan
 * @param {AbortSignal} signal
 * @returns {Promise<ProcessSpec>}
 */
export async function cmsSpec(plan, signal) {
  const program = await placeInstance('cms', instanceFolder(plan, 'cms'), {
    surroundings: [],
    signal,
  })
  const title = 'The editorial backend'
  return serverSpec('cms', title, program, cmsEnvironment(plan), plan)
}

/**
 * @param {StackPlan} plan
 * @param {number} index 0 for the first instance
 * @param {AbortSignal} signal
 * @returns {Promise<ProcessSpec>}
 */
export async function webSpec(plan, index, signal) {
  const name = webName(index)
  const folder = instanceFolder(plan, name)
  const surroundings = [plan.siteUrl, plan.databaseUrl]
  const program = await placeInstance('web', folder, { surroundings, signal })
  const title = index === 0 ? 'The website' : `Website ${index + 1}`
  const env = webEnvironment(plan, /** @type {number} */ (plan.webPorts[index]))
  return serverSpec(name, title, program, env, plan)
}

/**
 * @param {StackPlan} plan
 * @param {string} name
 */
function instanceFolder({ layout }, name) {
  return path.join(layout.instancesDir, name)
}

/** @param {number} index */
function webName(index) {
  return index === 0 ? 'web' : `web${index + 1}`
}

/**
 * The worker runs from the backend's copy of the build.
 *
 * @param {StackPlan} plan
 * @returns {ProcessSpec}
 */
export function workerSpec(plan) {
  return {
    name: 'worker',
    title: 'The worker',
    command: plan.node,
    args: ['jobs/worker.mjs'],
    cwd: path.join(instanceFolder(plan, 'cms'), 'apps/cms'),
    env: cmsEnvironment(plan),
    ...lifetime('worker', plan),
  }
}

/**
 * @param {string} name
 * @param {string} title
 * @param {string} program
 * @param {NodeJS.ProcessEnv} env
 * @param {StackPlan} plan
 * @returns {ProcessSpec}
 */
function serverSpec(name, title, program, env, plan) {
  const cwd = path.dirname(program)
  const start = {
    command: plan.node,
    args: [MAX_SEMI_SPACE, MAX_OLD_SPACE, program],
    cwd,
    env,
  }
  return { name, title, ...start, ...lifetime(name, plan) }
}

/**
 * @param {string} name
 * @param {StackPlan} plan
 */
function lifetime(name, { layout }) {
  const stopSignal = /** @type {const} */ ('SIGTERM')
  return { logFile: path.join(layout.logsDir, `${name}.log`), stopSignal, patienceMs: 10_000 }
}
