import type { Anchor } from '@studio/shared/review/notes'
import { expect, it } from 'vitest'
import { sampleNote } from '../test-support/sample-notes'
import { orderNotes } from './order-notes'

const order = (anchors: Anchor[]) =>
  orderNotes(anchors.map((anchor, index) => sampleNote(index + 1, { anchor }))).map(
    ({ number }) => number,
  )

it('sorts along the film, older notes first at equal positions', () => {
  expect(
    order([
      { kind: 'frames', first: 48, last: 60 },
      { kind: 'frames', first: 12, last: 12 },
      { kind: 'whole' },
      { kind: 'frames', first: 12, last: 90 },
    ]),
  ).toEqual([3, 2, 4, 1])
})

it('sorts down each page of a board', () => {
  expect(
    order([
      { kind: 'place', page: 2, at: null },
      { kind: 'place', page: 1, at: [0.1, 0.9] },
      { kind: 'place', page: 1, at: [0.8, 0.2] },
      { kind: 'place', page: 1, at: null },
    ]),
  ).toEqual([4, 3, 2, 1])
})
