import type { Figure } from '@studio/shared/contracts/price'
import type { SearchHit } from '@studio/shared/contracts/search'
import { describe, expect, it } from 'vitest'
import type { BookRow } from '../price-book'
import { Found } from './found'

const figure: Figure = {
  kind: 'money',
  currency: 'USD',
  min: 30_000,
  max: null,
  isFrom: false,
  unit: 'hour',
}

const row: BookRow = {
  ...{ key: 'stage/hour', list: 'Stage', listId: 1, listIds: [1], row: 'Body capture' },
  ...{ label: 'Stage: Body capture', figure },
}
const freeRow: BookRow = {
  ...{ key: 'stage/background', list: 'Stage', listId: 1, listIds: [1] },
  ...{ row: 'Custom background, free of charge', figure: { kind: 'included' } },
  label: 'Stage: Custom background, free of charge',
}

function hit(more: Partial<SearchHit>): SearchHit {
  const common = { path: 'motion-capture', title: 'Motion capture', excerpt: 'We capture motion.' }
  return { kind: 'service', ...common, image: null, figure: null, ...more }
}

const rowHit = (of: BookRow) =>
  hit({ kind: 'price', title: of.row, excerpt: of.list, figure: of.figure })

function found(...hits: SearchHit[]) {
  const all = new Found([row, freeRow])
  return { all, seen: all.addPages(hits) }
}

describe('the sources of an answer', () => {
  it.each([
    ['behind', [hit({}), rowHit(row)]],
    ['before', [rowHit(row), hit({})]],
  ])('has a page, also with a row of prices %s it', (_, hits) => {
    const { all } = found(...hits)
    expect(all.page('motion-capture')).toEqual({
      page: expect.objectContaining({ title: 'Motion capture' }) as unknown,
    })
    expect(all.sources(3)).toEqual([
      expect.objectContaining({ title: 'Motion capture', figure: null }),
    ])
  })

  it('a row without a found page has none, and a price that the answer does not name is no source', () => {
    const { all, seen } = found(rowHit(row))
    expect(seen).toEqual([{ title: 'Body capture', text: 'Stage', price: '[[price:stage/hour]]' }])
    expect(all.page('motion-capture')).toBeNull()
    expect(all.sources(3)).toEqual([])
    expect(all.hasAnswer).toBe(false)
    expect(all.price('stage/hour')).toEqual({ row })
    expect(all.hasAnswer).toBe(true)
  })

  it('rows are found by their keys in the price book, even if a key looks special', () => {
    const { all, seen } = found(rowHit(freeRow))
    expect(seen.map(({ title }) => title)).toEqual(['Custom background, free of charge'])
    expect(all.addRows('stage').map(({ of }) => of)).toEqual([row.label, freeRow.label])
  })
})
