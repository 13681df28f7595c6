import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textDifference } from './text-difference'

it.each([
  ['A quiet river', 'A loud river', ['A ', 'quiet', 'loud', ' river']],
  ['One', 'One two', ['One', '', ' two', '']],
  ['One two', 'Two', ['', 'One two', 'Two', '']],
  ['', 'New', ['', '', 'New', '']],
  ['ab ab', 'ab', ['ab', ' ab', '', '']],
])('%j and %j', (before, after, [start, removed, added, end]) => {
  expect(textDifference(before, after)).toEqual({ start, removed, added, end })
})

it('long common text is shortened around the difference', () => {
  const long = 'word '.repeat(50)
  const { start, end, added } = textDifference(`${long}x ${long}`, `${long}y ${long}`)
  expect([start.length, end.length, added]).toEqual([61, 61, 'y'])
})

it('short texts are shown completely in their difference', () => {
  const word = fc.constantFrom('a', 'b', ' ', '\n')
  const text = fc.array(word, { maxLength: 20 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { start, removed, added, end } = textDifference(before, after)
      expect([start + removed + end, start + added + end]).toEqual([before, after])
    }),
  )
})
