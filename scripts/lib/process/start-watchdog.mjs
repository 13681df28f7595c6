import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { WATCHDOG } from './process-registry.mjs'

const program = fileURLToPath(new URL('./watchdog.mjs', import.meta.url))

/**
 * @param {import('./process-registry.mjs').ProcessRegistry} registry
 * @returns a function that ends the watchdog, for use after everything else has been stopped
 */
export function startWatchdog(registry) {
  const child = spawn(process.execPath, [program, registry.file], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const pid = /** @type {number} */ (child.pid)
  registry.add({ name: WATCHDOG, pid, stopSignal: 'SIGTERM', patienceMs: 2_000 })
  const exited = once(child, 'exit')
  // Without listeners, an error of the watchdog would crash the launcher.
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  return async () => {
    registry.remove(pid)
    child.stdin.end()
    await exited
  }
}
