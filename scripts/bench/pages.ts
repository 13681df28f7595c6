import autocannon from 'autocannon'
import { withBareApp } from './bare-app'
import { scriptBytes } from './script-bytes'
import { row } from './statistics'
import { withStack } from './with-stack'

/**
 * This benchmark compares the home page with a bare Next page that is built and served in the same
 * run: requests per second, latencies, and script bytes.
 */
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
