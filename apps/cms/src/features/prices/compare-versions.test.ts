import { describe, expect, it } from 'vitest'
import { compareVersions } from './compare-versions'
import type { ListVersion, RowVersion } from './list-version'

const spot15: RowVersion = {
  key: 'spot15',
  label: { en: '2D animatic, 15 seconds' },
  unit: 'spot15',
  usdMin: 850_000,
}
const spot30: RowVersion = {
  key: 'spot30',
  label: { en: '2D animatic, 30 seconds', de: '2D-Animatic, 30 Sekunden' },
  unit: 'spot30',
  isFrom: true,
  usdMin: 1_350_000,
  gbpMin: 1_000_000,
}

function list(...items: RowVersion[]): ListVersion {
  return { title: { en: '2D animatics' }, kind: 'spots', items }
}

const row = '2D animatic, 30 seconds'

describe('compareVersions', () => {
  it('reports no change between equal versions, nor between null and undefined', () => {
    const nulls = {
      ...spot30,
      usdMax: null,
      note: null,
      quantities: [],
      source: '',
      isDisputed: false,
    }
    expect(compareVersions(list(spot30), list(nulls))).toEqual([])
  })

  it.each<[string, Partial<RowVersion>, object]>([
    ['a dollar price', { usdMin: 1_400_000 }, { what: 'USD', before: '$13,500', after: '$14,000' }],
    ['pennies', { gbpMin: 49_875 }, { what: 'GBP', before: '£10,000', after: '£498.75' }],
    ['a new currency', { eurMin: 1_250_000 }, { what: 'EUR', before: null, after: '€12,500' }],
    ['a removed price', { gbpMin: null }, { what: 'GBP', before: '£10,000', after: null }],
    [
      'a range',
      { usdMax: 1_500_000 },
      { what: 'USD', before: '$13,500', after: '$13,500 – $15,000' },
    ],
    ['a unit', { unit: 'spot60' }, { what: 'unit', before: '30 seconds', after: '60 seconds' }],
    ['the word from', { isFrom: null }, { what: '“from”', before: 'yes', after: 'no' }],
    ['a percentage', { percentMin: 12.5 }, { what: 'percent', before: null, after: '12.5%' }],
    [
      'a meaning',
      { percentMeaning: 'fee' },
      { what: 'meaning of the percentage', before: null, after: 'Fee' },
    ],
    ['turnaround', { turnaroundMin: 8, turnaroundMax: 10 }, { before: null, after: '8 – 10' }],
    ['hours', { minimumHours: 0 }, { what: 'minimum hours', before: null, after: '0' }],
    [
      'quantities',
      { quantities: [{ kind: 'cameras', amount: 2 }] },
      { before: null, after: 'Cameras: 2' },
    ],
    [
      'another source',
      { readings: [{ usdMin: 850_000, source: 'Remark' }] },
      { after: '$8,500: Remark' },
    ],
    ['a dispute', { isDisputed: true }, { what: 'sources disagree', before: 'no', after: 'yes' }],
  ])('reports %s', (_, change, expected) => {
    const changes = compareVersions(list(spot15, spot30), list(spot15, { ...spot30, ...change }))
    expect(changes).toHaveLength(1)
    expect(changes[0]).toMatchObject({ row, ...expected })
  })

  it('names the language of a changed text', () => {
    const label = { en: row, de: '2D-Animatic, 30 s' }
    expect(compareVersions(list(spot30), list({ ...spot30, label }))).toEqual([
      {
        row,
        what: 'name (Deutsch)',
        before: '2D-Animatic, 30 Sekunden',
        after: '2D-Animatic, 30 s',
      },
    ])
  })

  it('uses the new name of a renamed row', () => {
    const [change] = compareVersions(list(spot15), list({ ...spot15, label: { en: 'Short' } }))
    expect(change).toEqual({
      row: 'Short',
      what: 'name',
      before: '2D animatic, 15 seconds',
      after: 'Short',
    })
  })

  it('reports added and removed rows by name or else by key', () => {
    const nameless: RowVersion = { key: 'row-1', label: null }
    expect(compareVersions(list(spot15), list(nameless))).toEqual([
      { row: 'row-1', what: 'added' },
      { row: '2D animatic, 15 seconds', what: 'removed' },
    ])
  })

  it('matches rows by key, so that a move is one change of order', () => {
    expect(compareVersions(list(spot15, spot30), list(spot30, spot15))).toEqual([
      { row: null, what: 'Lines reordered' },
    ])
  })

  it('does not report a new order when a row in between is removed', () => {
    const other: RowVersion = { key: 'other', label: { en: 'Other' } }
    const changes = compareVersions(list(spot15, other, spot30), list(spot15, spot30))
    expect(changes).toEqual([{ row: 'Other', what: 'removed' }])
  })

  it('reports changes of the list itself', () => {
    const before = list()
    expect(
      compareVersions(before, { ...before, title: { en: 'Animatics' }, kind: 'rental' }),
    ).toEqual([
      { row: null, what: 'Title', before: '2D animatics', after: 'Animatics' },
      { row: null, what: 'Kind of list', before: 'Spots, by length', after: 'Rental, by time' },
    ])
  })
})
