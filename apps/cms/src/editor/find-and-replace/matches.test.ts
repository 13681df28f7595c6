import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findMatches, replaceMatches, sentenceAround } from './matches'

const wanted = (text: string, changes: object = {}) => ({
  text,
  isExact: false,
  isWholeWords: false,
  ...changes,
})

const found = (text: string, asked: ReturnType<typeof wanted>) =>
  findMatches(text, asked).map(({ start, end }) => text.slice(start, end))

it.each([
  [
    'ignores case',
    'Boardomatic, boardomatic',
    wanted('boardomatic'),
    ['Boardomatic', 'boardomatic'],
  ],
  [
    'finds one case only',
    'Boardomatic, boardomatic',
    wanted('Board', { isExact: true }),
    ['Board'],
  ],
  ['finds parts of words', 'animatics', wanted('animatic'), ['animatic']],
  [
    'finds whole words only',
    'animatics, animatic.',
    wanted('animatic', { isWholeWords: true }),
    ['animatic'],
  ],
  ['takes a protected space for a space', '30 seconds', wanted('30 seconds'), ['30 seconds']],
  [
    'takes a curly apostrophe for a straight one',
    'the client’s cut',
    wanted("client's"),
    ['client’s'],
  ],
  ['finds Arabic', 'الرسوم المتحركة', wanted('المتحركة', { isWholeWords: true }), ['المتحركة']],
  ['does not overlap', 'aaaa', wanted('aa'), ['aa', 'aa']],
  ['finds nothing for an empty text', 'abc', wanted(''), []],
  ['finds a text with a letter that grows in lower case', 'İx', wanted('x'), ['x']],
])('%s', (_, text, asked, matches) => {
  expect(found(text, asked)).toEqual(matches)
})

it('replaces what it found, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-y ]{0,6}$/), { minLength: 1 }), (pieces) => {
      const text = pieces.join('zz')
      const matches = findMatches(text, wanted('ZZ'))
      expect(replaceMatches(text, matches, '!')).toBe(pieces.join('!'))
    }),
  )
})

describe('the sentence around a match', () => {
  it.each([
    ['in the middle', 'One. Two words here. Three.', 'words', 'Two words here.'],
    ['of a text without a full stop', 'Only words', 'words', 'Only words'],
    ['across two sentences', 'One end. Two begins. Three.', 'end. Two', 'One end. Two begins.'],
  ])('%s', (_, text, asked, sentence) => {
    const [match] = findMatches(text, wanted(asked))
    if (!match) throw new Error('There is no match.')
    const { start, end } = sentenceAround(text, match, 'en')
    expect(text.slice(start, end)).toBe(sentence)
  })
})
