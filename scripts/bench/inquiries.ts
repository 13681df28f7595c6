import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Stack } from '../lib/stack.mjs'
import { InquirySender, type Receipt } from './inquiry-sender'
import { judgeInquiries } from './judge-inquiries'
import { milliseconds, percentile, row } from './statistics'
import { withStack } from './with-stack'

/**
 * This benchmark checks that no inquiry is lost, stored twice or left without its mails. It sends
 * many at once with retries under the same key, as browsers do, while the backend, the worker and
 * the database are killed and restarted in turn.
 */
const { values } = parseArgs({
  options: {
    inquiries: { type: 'string', default: '1000' },
    clients: { type: 'string', default: '16' },
  },
})

/** Milliseconds between two faults, long enough for some inquiries to be sent. */
const FAULT_INTERVAL_MS = 4_000

/**
 * Kills one part after another until all inquiries have been sent. Each part is killed at least
 * once.
 */
async function breakThings(stack: Stack, isOver: () => boolean): Promise<string[]> {
  const faults: [string, () => Promise<unknown>][] = [
    ['the backend is killed', () => killAndStart(stack, 'cms')],
    ['the worker is killed', () => killAndStart(stack, 'worker')],
    ['the database is killed', () => killAndStart(stack, 'database')],
  ]
  const done: string[] = []
  for (let index = 0; index < faults.length || !isOver(); index += 1) {
    await sleep(isOver() ? 0 : FAULT_INTERVAL_MS)
    const [name, strike] = faults[index % faults.length] ?? faults[0] ?? ['', () => sleep(0)]
    await strike()
    done.push(name)
  }
  return done
}

async function killAndStart(stack: Stack, part: 'cms' | 'worker' | 'database'): Promise<void> {
  await stack.kill(part)
  await sleep(500)
  await stack.start(part)
}

await withStack(async (stack) => {
  const total = Number(values.inquiries)
  const clients = Number(values.clients)
  const sender = new InquirySender(stack.cmsUrl, stack.publishSecret)
  const receipts: Receipt[] = []
  let next = 0
  const client = async () => {
    while (next < total) {
      next += 1
      receipts.push(await sender.send(next))
    }
  }
  const sending = Promise.all(Array.from({ length: clients }, client))
  let isOver = false
  const faults = breakThings(stack, () => isOver)
  const began = performance.now()
  await sending
  isOver = true
  const seconds = (performance.now() - began) / 1_000
  const struck = await faults

  const times = receipts.map(({ time }) => time).sort((a, b) => a - b)
  console.log(row('Inquiries acknowledged', String(receipts.length)))
  console.log(row('At a time', String(clients)))
  console.log(row('Took', `${seconds.toFixed(1)} s`))
  console.log(row('Sent again after no answer', String(sender.repeats)))
  console.log(row('Median until acknowledged', milliseconds(percentile(times, 0.5))))
  console.log(row('Longest', milliseconds(times.at(-1) ?? 0)))
  for (const name of new Set(struck)) {
    console.log(row(name, `${struck.filter((other) => other === name).length} times`))
  }
  const verdict = await judgeInquiries(stack, receipts)
  for (const [name, value] of Object.entries(verdict.found)) console.log(row(name, String(value)))
  if (verdict.problems.length > 0) {
    console.error(verdict.problems.join('\n'))
    process.exitCode = 1
  }
})
