import { cmsSpec, webSpec, workerSpec } from './app-specs.mjs'

/**
 * Starts the built apps in the order of their dependencies. Each is started when the previous one
 * is ready.
 *
 * @param {import('./environment.mjs').StackPlan} plan
 * @param {ReturnType<typeof import('./stack-processes.mjs').createStackProcesses>} processes
 * @param {{ signal: AbortSignal, reporter: import('../output/reporter.mjs').Reporter }} context
 */
export async function startApps(plan, processes, { signal, reporter }) {
  await reporter.step('Start the editorial backend', async () => {
    await processes.launch(await cmsSpec(plan, signal), plan.cmsPort)
  })
  await reporter.step('Start the website', async () => {
    for (const [index, port] of plan.webPorts.entries()) {
      await processes.launch(await webSpec(plan, index, signal), port)
    }
  })
  await reporter.step('Start the worker', async () => {
    await processes.launch(workerSpec(plan))
  })
}
