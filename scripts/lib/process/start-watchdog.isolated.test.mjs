import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { readBirth } from './process-birth.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))

/** A minimal launcher: it starts one process under a watchdog and prints its pid. */
const LAUNCHER = `
  import { spawn } from 'node:child_process'
  import { createProcessRegistry } from '${here}/process-registry.mjs'
  import { startWatchdog } from '${here}/start-watchdog.mjs'
  const registry = createProcessRegistry(process.env.REGISTRY)
  startWatchdog(registry)
  const { pid } = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
  registry.add({ name: 'sleep', pid, stopSignal: 'SIGTERM', patienceMs: 1000 })
  console.log(pid)
`

it("The watchdog stops the launcher's processes when the launcher is killed", async () => {
  // The temporary folder of the whole run is removed later, because the watchdog may still
  // write when the test ends.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'watchdog-'))
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', LAUNCHER], {
    env: { ...process.env, REGISTRY: path.join(folder, 'processes.json') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = await once(launcher.stdout, 'data')
  const pid = Number(output)
  expect(readBirth(pid)).toBeDefined()
  launcher.kill('SIGKILL')
  await vi.waitFor(() => expect(readBirth(pid)).toBeUndefined(), 4000)
})
