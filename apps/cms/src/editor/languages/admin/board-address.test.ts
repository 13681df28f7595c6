import { expect, it } from 'vitest'
import { boardQuerySchema } from '../read-board'
import { boardAddress } from './board-address'

it.each([
  [{}, '/admin/languages'],
  [{ language: 'de', state: 'outdated' } as const, '/admin/languages?language=de&state=outdated'],
  [{ q: 'a&b', page: 1 }, '/admin/languages?q=a%26b'],
  [{ sort: 'title', page: 3 } as const, '/admin/languages?sort=title&page=3'],
])('%j has the address %s', (query, address) => {
  expect(boardAddress('/admin/languages', query)).toBe(address)
})

it('the board reads its own addresses, and ignores values that it does not know', () => {
  const query = {
    kind: 'pages',
    language: 'ar',
    state: 'missing',
    q: 'x',
    sort: 'kind',
    page: 2,
  } as const
  const { searchParams } = new URL(boardAddress('http://localhost/', query))
  expect(boardQuerySchema.parse(Object.fromEntries(searchParams))).toEqual(query)
  const unknown = { language: 'fr', state: 'new', sort: 'size', page: '-1', q: ['a', 'b'] }
  expect(boardQuerySchema.parse(unknown)).toEqual({ sort: 'outdated', page: 1 })
})
