import { expect, it } from 'vitest'
import { blockRowOf, rowOfBlock } from './block-rows'

it.each([
  ['a', 0],
  ['b', 12],
  ['inner', null],
  ['gone', null],
])('the row of the block %j is %j', (block, expected) => {
  const fields = {
    'blocks.0.id': { value: 'a' },
    'blocks.12.id': { value: 'b' },
    'blocks.0.steps.1.id': { value: 'inner' },
    'blocks.0.heading': { value: 'gone' },
  }
  expect(rowOfBlock(fields, block)).toBe(expected)
})

it.each([
  ['blocks-row-3', 3],
  ['blocks-row-x', null],
  [undefined, null],
])('an element in %j belongs to the row %j', (id, expected) => {
  const element = { closest: () => (id ? { id } : null) } as unknown as Element
  expect(blockRowOf(element)).toBe(expected)
})
