import path from 'node:path'
import { placeInstance } from '../build/place-instance.mjs'
import { appFolder } from '../paths.mjs'
import { cmsEnvironment, webEnvironment } from './environment.mjs'

/** @typedef {import('../process/managed-process.mjs').ProcessSpec} ProcessSpec */
/** @typedef {import('./environment.mjs').StackPlan} StackPlan */

/**
 * Making a page leaves much behind that is of no use a moment later. With Node's
 * usual 16 MB for what is young, clearing it away takes a tenth of the time.
 */
const ROOM_FOR_THE_YOUNG = '--max-semi-space-size=64'

/**
 * In megabytes; where more is allowed, V8 puts off clearing away what is old. A flood of
 * addresses that nobody has made it hold 2.5 GB, of which a twentieth was in use, and was
 * answered no faster for it.
 */
const ROOM_FOR_THE_OLD = '--max-old-space-size=1024'

/**
 * @param {StackPlan} plan
 * @param {AbortSignal} signal
 * @returns {Promise<ProcessSpec>}
 */
export async function cmsSpec(plan, signal) {
  const folder = path.join(plan.layout.instancesDir, 'cms')
  const program = await placeInstance('cms', folder, { surroundings: [], signal })
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
  const folder = path.join(plan.layout.instancesDir, name)
  const surroundings = [plan.siteUrl, plan.databaseUrl]
  const program = await placeInstance('web', folder, { surroundings, signal })
  const title = index === 0 ? 'The website' : `Website ${index + 1}`
  const env = webEnvironment(plan, /** @type {number} */ (plan.webPorts[index]))
  return serverSpec(name, title, program, env, plan)
}

/** @param {number} index */
function webName(index) {
  return index === 0 ? 'web' : `web${index + 1}`
}

/**
 * @param {StackPlan} plan
 * @returns {ProcessSpec}
 */
export function workerSpec(plan) {
  return {
    name: 'worker',
    title: 'The worker',
    command: plan.node,
    args: ['--import', 'tsx', 'src/worker/main.ts'],
    cwd: appFolder('cms'),
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
    args: [ROOM_FOR_THE_YOUNG, ROOM_FOR_THE_OLD, program],
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
