import { expect, it } from 'vitest'
import { planStrip } from './plan-strip'

const facts = {
  rate: { numerator: 25, denominator: 1 },
  startFrame: 0,
  isDropFrame: false,
  isVariableRate: false,
  width: 1920,
  height: 1080,
  hasSound: false,
}

it.each([
  [1, { columns: 1, rows: 1, everyFrames: 1 }],
  [7, { columns: 7, rows: 1, everyFrames: 1 }],
  [100, { columns: 10, rows: 10, everyFrames: 1 }],
  [101, { columns: 10, rows: 6, everyFrames: 2 }],
  [270_000, { columns: 10, rows: 10, everyFrames: 2_700 }],
])('the strip of a film with %i frames has space for all its pictures', (frameCount, expected) => {
  const strip = planStrip({ ...facts, frameCount })
  expect(strip).toEqual({ ...expected, width: 160, height: 90 })
  expect(strip.columns * strip.rows * strip.everyFrames).toBeGreaterThanOrEqual(frameCount)
})

it('a strip keeps the aspect ratio of a portrait film', () => {
  const { width, height } = planStrip({ ...facts, width: 1080, height: 1920, frameCount: 10 })
  expect([width, height]).toEqual([50, 90])
})
