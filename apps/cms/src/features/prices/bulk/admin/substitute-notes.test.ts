import { expect, it } from 'vitest'
import type { BookList } from '../book'
import { substituteNotes } from './substitute-notes'
import { bulkPriceWords } from './words'

const { BULK_TEXTS } = bulkPriceWords.en

const list = (id: number, figures: object, substitute: number | null = null): BookList => ({
  id,
  key: `list-${id}`,
  title: `List ${id}`,
  kind: 'spots',
  version: '1',
  isComparison: false,
  substitute,
  rows: [{ key: 'a', label: 'A', unit: 'spot15', ...figures }],
})

const changes = (id: number) => ({
  lists: [{ id, version: '1', rows: [{ key: 'a', figures: { gbpMin: 1 } }] }],
})

const lists = [
  list(1, { usdMin: 5 }, 2),
  list(2, { gbpMin: 4 }),
  list(3, { usdMin: 5, gbpMin: 1 }, 2),
  list(4, { usdMin: 5 }, 3),
]

it('a note says that the first pounds of a list end its replacement', () => {
  const [note, ...others] = substituteNotes(lists, changes(1), 'GBP', BULK_TEXTS)
  expect(note).toContain('“List 2” in place of “List 1”')
  expect(others).toEqual([])
})

it.each([
  ['has pounds already', 3, 'GBP'],
  ['has no replacement', 2, 'GBP'],
  ['has a replacement without euros', 4, 'EUR'],
] as const)('there is none if the list %s', (_, id, into) => {
  expect(substituteNotes(lists, changes(id), into, BULK_TEXTS)).toEqual([])
})
