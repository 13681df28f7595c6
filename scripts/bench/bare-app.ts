import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../lib/ports.mjs'
import { repoRoot } from '../lib/paths.mjs'

const BARE = path.join(repoRoot, 'apps/web/bench/bare-app')
const NEXT = path.join(repoRoot, 'apps/web/node_modules/next/dist/bin/next')

/** Builds a minimal Next page and serves it while `use` runs. It is the baseline for the site. */
export async function withBareApp<Value>(use: (url: string) => Promise<Value>): Promise<Value> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const }
  const build = spawn(process.execPath, [NEXT, 'build', BARE], { env, stdio: 'ignore' })
  const [code] = (await once(build, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The bare Next app could not be built.')
  const port = await findFreePort(new Set())
  const server = spawn(
    process.execPath,
    [NEXT, 'start', BARE, '-p', String(port), '-H', '127.0.0.1'],
    {
      env,
      stdio: 'ignore',
    },
  )
  try {
    const url = `http://127.0.0.1:${port}/`
    await waitFor(url)
    return await use(url)
  } finally {
    server.kill()
  }
}

async function waitFor(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await sleep(100)
  }
  throw new Error(`${url} does not answer.`)
}
