import { describe, expect, it } from 'vitest'
import type { Scores } from './lighthouse-run'
import { tableLine } from './lighthouse-table'

const atLimit: Scores = {
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaint: 2_000,
  layoutShift: 0.02,
  blocking: 161,
  firstView: 600_000,
  scripts: 178_100,
}

const bare: Scores = { ...atLimit, blocking: 61, scripts: 137_000 }

describe('tableLine', () => {
  it('A page exactly at its limits has no marks', () => {
    const { text, misses } = tableLine('/de', atLimit, bare)
    expect(misses).toBe(0)
    expect(text).toMatch(/\/de +95 +100 .* 2\.00 s +0\.020 +161 ms +61 ms +600 kB +× 1\.30/)
  })

  it.each<[string, Partial<Scores>]>([
    ['94!', { performance: 94 }],
    ['99!', { accessibility: 99 }],
    ['99!', { bestPractices: 99 }],
    ['99!', { seo: 99 }],
    ['2.10 s!', { largestPaint: 2_100 }],
    ['0.021!', { layoutShift: 0.021 }],
    ['162 ms!', { blocking: 162 }],
    ['601 kB!', { firstView: 601_000 }],
    ['× 1.31!', { scripts: 180_000 }],
    ['NaN kB!', { firstView: Number.NaN }],
  ])('%s is marked when it misses its limit', (shown, change) => {
    const { text, misses } = tableLine('/', { ...atLimit, ...change }, bare)
    expect(misses).toBe(1)
    expect(text).toContain(shown)
  })
})
