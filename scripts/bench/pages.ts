import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { findFreePort } from '../lib/ports.mjs'
import { repoRoot } from '../lib/paths.mjs'
import { scriptBytes } from './script-bytes'
import { row } from './statistics'
import { withStack } from './with-stack'

/**
 * The home page beside a bare Next page that is built and served in the same
 * run: requests a second, waiting times, and the scripts that a browser loads.
 */
const BARE = path.join(repoRoot, 'apps/web/bench/bare-app')
const NEXT = path.join(repoRoot, 'apps/web/node_modules/next/dist/bin/next')
const SECONDS = 10
const CONNECTIONS = 16

interface Figures {
  rate: number
  p50: number
  p99: number
  failures: number
  scripts: number
}

async function load(url: string): Promise<Figures> {
  await autocannon({ url, connections: CONNECTIONS, duration: 3 })
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, workers: 1 })
  return {
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
    scripts: await scriptBytes(url),
  }
}

async function withBareApp<Value>(use: (url: string) => Promise<Value>): Promise<Value> {
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

function report(home: Figures, bare: Figures): void {
  const line = (name: string, ours: number, theirs: number, unit: string) =>
    console.log(
      row(
        name,
        `${round(ours)} ${unit}`,
        `${round(theirs)} ${unit}`,
        `× ${(ours / theirs).toFixed(2)}`,
      ),
    )
  console.log(`\n${row('', 'home page', 'bare Next', 'ratio')}`)
  line('requests a second', home.rate, bare.rate, '/s')
  line('waiting time, median', home.p50, bare.p50, 'ms')
  line('waiting time, p99', home.p99, bare.p99, 'ms')
  line('scripts, compressed', home.scripts / 1000, bare.scripts / 1000, 'kB')
  console.log(row('failed requests', home.failures, bare.failures))
}

function round(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 1 })
}

await withStack(async ({ webUrl }) => {
  const bare = await withBareApp(load)
  const home = await load(`${webUrl}/`)
  report(home, bare)
})
