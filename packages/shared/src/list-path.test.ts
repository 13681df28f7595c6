import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listPath, readListPath } from './list-path'

describe('readListPath', () => {
  it.each([
    ['work/page/2', { base: 'work', filter: null, page: 2 }],
    ['work/filter/cartoons', { base: 'work', filter: 'cartoons', page: 1 }],
    ['work/filter/cartoons/page/12', { base: 'work', filter: 'cartoons', page: 12 }],
    ['work/filter/page', { base: 'work', filter: 'page', page: 1 }],
    ['our/work/page/3', { base: 'our/work', filter: null, page: 3 }],
  ])('%s is read', (path, view) => {
    expect(readListPath(path)).toEqual(view)
  })

  it.each([
    '',
    'work',
    'work/Man_Woman',
    'work/page/1',
    'work/page/0',
    'work/page/02',
    'work/page/-2',
    'work/page/2x',
    'work/page/20000',
    'work/page',
    'work/filter',
    'filter/cartoons',
    'page/2',
    'work/page/2/filter/cartoons',
    'work/filter/../page/2',
    'api/page/2',
  ])('%j is no view of a list', (path) => {
    expect(readListPath(path)).toBeNull()
  })

  const slug = fc.stringMatching(/^[a-z][a-z0-9]{0,9}$/).filter((word) => word.length > 2)
  const view = fc
    .record({
      base: fc.constantFrom('work', 'our/work', 'films'),
      filter: fc.option(slug),
      page: fc.integer({ min: 1, max: 9999 }),
    })
    .filter(({ filter, page }) => filter !== null || page > 1)

  it('It is the inverse of listPath', () => {
    fc.assert(
      fc.property(view, (one) => {
        expect(readListPath(listPath(one))).toEqual({ ...one })
      }),
    )
  })

  it('Each view has one path', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(slug, fc.constantFrom('page', 'filter', '2', '01')), { maxLength: 6 }),
        (segments) => {
          const path = segments.join('/')
          const read = readListPath(path)
          if (read) expect(listPath(read)).toBe(path)
        },
      ),
    )
  })
})
