import type { Figure } from '@studio/shared/contracts/price'
import { expect, it } from 'vitest'
import type { BookRow } from './price-book'
import { shownAnswer, type StoredPart } from './stored-answer'

const figure: Figure = { kind: 'included' }
const book: BookRow[] = [
  {
    key: 'stage/hour',
    list: 'Stage',
    listId: 1,
    listIds: [1],
    row: 'Hour',
    label: 'Stage: Hour',
    figure,
  },
]
const published = new Set(['pricing', ''])

const text = (words: string): StoredPart => ({ type: 'text', text: words })
const link = (path: string): StoredPart => ({ type: 'link', path, title: path })
const price = (key: string): StoredPart => ({ type: 'figure', key })
const source = (path: string, figureKey: string | null) =>
  ({ kind: 'page', path, title: path, excerpt: 'Words', figureKey }) as const

function shown(parts: StoredPart[], sources: ReturnType<typeof source>[] = []) {
  return shownAnswer({ parts, sources }, book, published)
}

it('is shown unchanged, with current figures', () => {
  const parts = [text('An hour is '), price('stage/hour'), text(', see '), link('pricing')]
  expect(shown([{ type: 'paragraph' }, ...parts]).parts).toEqual([
    { type: 'paragraph' },
    parts[0],
    { type: 'figure', label: 'Stage: Hour', figure },
    ...parts.slice(2),
  ])
})

it.each([
  ['whose figure the book does not have any more', price('package/small')],
  ['that names a page which is not published any more', link('old-offer')],
])('leaves out a line %s', (_, gone) => {
  const kept: StoredPart[] = [{ type: 'paragraph' }, text('We draw.')]
  const item: StoredPart[] = [{ type: 'item' }, text('Boards')]
  expect(
    shown([...kept, { type: 'item' }, text('A package costs '), gone, text('.'), ...item]).parts,
  ).toEqual([...kept, ...item])
  expect(shown([text('A package costs '), gone]).parts).toEqual([])
})

it('drops missing sources, and never shows a row as a page', () => {
  const { sources } = shown(
    [],
    [
      source('pricing', null),
      source('pricing#stage', 'stage/hour'),
      source('', null),
      source('pricing', 'package/small'),
      source('old-offer', null),
    ],
  )
  expect(sources.map(({ path, figure: of }) => [path, of])).toEqual([
    ['pricing', null],
    ['pricing#stage', figure],
    ['', null],
  ])
})
