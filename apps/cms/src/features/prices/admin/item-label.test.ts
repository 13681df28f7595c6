import { describe, expect, it } from 'vitest'
import { itemLabel } from './item-label'

describe('itemLabel', () => {
  it.each([
    [{ label: 'Spot', usdMin: 1_350_000, gbpMin: 1_000_000 }, 'Spot — $13,500 · £10,000'],
    [{ label: 'Wall', usdMin: 350_000, usdMax: 500_000 }, 'Wall — $3,500–$5,000'],
    [{ label: 'Rush', percentMin: 35, percentMax: 50 }, 'Rush — 35%–50%'],
    [{ label: 'Crew', unit: 'included' }, 'Crew — Included'],
    [{ label: 'Bundle', unit: 'onRequest' }, 'Bundle — On request'],
    [{ label: null, usdMin: 0 }, 'spot15 — $0'],
    [{ label: 'Nothing yet' }, 'Nothing yet'],
  ])('describes %j', (item, label) => {
    expect(itemLabel({ key: 'spot15', ...item })).toBe(label)
  })
})
