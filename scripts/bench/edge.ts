import { execFile } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import autocannon from 'autocannon'
import { findVarnish } from '../lib/edge/find-varnish.mjs'
import { repoRoot } from '../lib/paths.mjs'
import { row } from './statistics'

/**
 * This benchmark compares the home page through the edge with the web server itself, in turns
 * within one run. Then it counts what the edge caches for paths that do not exist, and for one page
 * with many values of a parameter.
 */
const ROUNDS = 3
const CONNECTIONS = 32
const WORKERS = Math.max(2, Math.min(4, os.availableParallelism()))
const ADDRESSES = 15_000
const AT_ONCE = 16
/** Milliseconds to wait, because Varnish removes expired objects with a delay. */
const SETTLE_MS = 2_000

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

const { values } = parseArgs({
  options: {
    edge: { type: 'string', default: 'http://localhost:3080' },
    web: { type: 'string', default: 'http://localhost:3000' },
    seconds: { type: 'string', default: '8' },
    // Varnish's working folder holds its counters.
    workdir: { type: 'string', default: path.join(repoRoot, '.data/edge/varnish') },
  },
})
const { seconds, workdir } = values
const [edge, web] = [loopback(values.edge), loopback(values.web)]

/** Refuses other machines, because a bench must not load a server on the network. */
function loopback(address: string): string {
  const { hostname, origin } = new URL(address)
  if (LOOPBACK.has(hostname)) return origin
  throw new Error(`${address} is not on this machine.`)
}

async function rate(origin: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url: `${origin}/`,
    connections: CONNECTIONS,
    workers: WORKERS,
    duration: Number(seconds),
  })
  if (non2xx + errors > 0) throw new Error(`${origin}: ${non2xx + errors} failed requests.`)
  return requests.average
}

async function compareRates(): Promise<void> {
  await Promise.all([edge, web].map((origin) => fetch(`${origin}/`)))
  const rates: { edge: number; web: number }[] = []
  console.log(row('home, requests a second', 'edge', 'web', 'ratio'))
  for (let round = 1; round <= ROUNDS; round += 1) {
    const pair = { web: await rate(web), edge: await rate(edge) }
    rates.push(pair)
    console.log(row(`round ${round}`, ...rateFigures(pair)))
  }
  const mean = (key: 'edge' | 'web') => rates.reduce((sum, pair) => sum + pair[key], 0) / ROUNDS
  console.log(row('mean', ...rateFigures({ edge: mean('edge'), web: mean('web') })))
}

function rateFigures(pair: { edge: number; web: number }): string[] {
  const ratio = `× ${(pair.edge / pair.web).toFixed(1)}`
  return [pair.edge.toFixed(0), pair.web.toFixed(0), ratio]
}

async function visit(address: (index: number) => string): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  let next = 0
  const walk = async () => {
    while (next < ADDRESSES) {
      const response = await fetch(edge + address(next++), { redirect: 'manual' })
      await response.arrayBuffer()
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  return statuses
}

const COUNTERS = ['MAIN.n_object', 'SMA.s0.g_bytes', 'SMA.Transient.g_bytes', 'MAIN.backend_req']

async function counters(): Promise<number[]> {
  const varnish = findVarnish()
  if (!varnish) throw new Error('varnishstat is not installed.')
  const fields = COUNTERS.flatMap((name) => ['-f', name])
  const { stdout } = await promisify(execFile)(varnish.varnishstat, [
    ...['-n', workdir, '-1'],
    ...fields,
  ])
  const read = new Map(
    stdout.split('\n').map((line) => line.trim().split(/\s+/) as [string, string]),
  )
  return COUNTERS.map((name) => Number(read.get(name)))
}

await compareRates()
console.log(`\n${row('what the edge keeps', 'objects', 'bytes', 'transient', 'fetches')}`)
console.log(row('before', ...(await counters())))
const run = Date.now()
for (const [name, address] of [
  ['unknown addresses', (index: number) => `/unknown-${run}-${index}`],
  ['values of utm_x', (index: number) => `/?utm_x=${index}`],
] as const) {
  const statuses = await visit(address)
  const seen = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  console.log(row(`after ${ADDRESSES} ${name}`, ...(await counters()), seen))
}
