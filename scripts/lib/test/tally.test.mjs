import { expect, it } from 'vitest'
import { addTallies, closingLine, describeTally } from './tally.mjs'

it('addTallies adds up the counts', () => {
  const one = { passed: 1, failed: 2, skipped: 3 }
  expect(addTallies([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 })
  expect(addTallies([])).toEqual({ passed: 0, failed: 0, skipped: 0 })
})

it.each([
  [{ passed: 3, failed: 0, skipped: 0 }, '3 passed, 0 failed'],
  [{ passed: 3, failed: 1, skipped: 2 }, '3 passed, 1 failed, 2 skipped'],
])('closingLine has a form that machines can parse', (tally, line) => {
  expect(closingLine(tally)).toBe(line)
})

it('describeTally reports when there were no tests', () => {
  expect(describeTally({ passed: 0, failed: 0, skipped: 0 })).toBe('no tests')
})
