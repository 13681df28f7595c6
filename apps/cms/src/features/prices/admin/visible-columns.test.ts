import { describe, expect, it } from 'vitest'
import { visibleColumns } from './visible-columns'

const options = { showsEuro: false }

describe('visibleColumns', () => {
  it('shows only dollars and pounds for spots', () => {
    expect(visibleColumns([{ unit: 'spot15', usdMin: 1 }], 'spots', options)).toEqual([
      'label',
      'unit',
      'isFrom',
      'usd',
      'gbp',
      'actions',
    ])
  })

  it('shows no money columns for terms unless a row has an amount', () => {
    expect(visibleColumns([], 'terms', options)).toEqual(['label', 'unit', 'percent', 'actions'])
    expect(visibleColumns([{ unit: 'percent', gbpMin: 0 }], 'terms', options)).toContain('gbp')
  })

  it('adds percentages as soon as a row is in percent', () => {
    expect(visibleColumns([{ unit: 'percent' }], 'addOns', options)).toContain('percent')
  })

  it('never hides euros that are set, or typed and unreadable', () => {
    expect(visibleColumns([{ eurMin: 1 }], 'spots', options)).toContain('eur')
    expect(visibleColumns([{ eurMax: { typed: 'x' } }], 'spots', options)).toContain('eur')
    expect(visibleColumns([], 'spots', { showsEuro: true })).toContain('eur')
  })
})
