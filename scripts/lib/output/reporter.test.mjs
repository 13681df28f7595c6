import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { createTerminalReporter, formatSeconds } from './reporter.mjs'

/** Clears the last line of a terminal. */
const CLEAR = '\r\x1b[2K'

it.each([
  [0, '0.0 s'],
  [1_249, '1.2 s'],
  [59_940, '59.9 s'],
  [60_000, '1 min 00 s'],
  [754_000, '12 min 34 s'],
])('%i ms is formatted as %s', (milliseconds, text) => {
  expect(formatSeconds(milliseconds).trim()).toBe(text)
})

it('Two steps that run at once have a line each when they end, and share the last one until then', async () => {
  const stream = Object.assign(new PassThrough(), { isTTY: true, columns: 80 })
  const { step } = createTerminalReporter(/** @type {any} */ (stream))
  /** @type {(value?: unknown) => void} */
  let endBuild = () => {}
  const building = step('Build', () => new Promise((resolve) => (endBuild = resolve)))
  await step('Fill', async () => 'new')
  endBuild()
  await building
  const lines = String(stream.read()).replaceAll(CLEAR, '\n').split('\n')
  const without = lines.map((line) => line.replaceAll(/\s+\d+\.\d s/g, '')).filter(Boolean)
  expect(without).toEqual(['… Build', '… Build · Fill', '✓ Fill  (new)', '… Build', '✓ Build'])
})
