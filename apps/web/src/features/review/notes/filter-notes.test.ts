import { describe, expect, it } from 'vitest'
import { GUEST, sampleNote, STUDIO, YOU } from '../test-support/sample-notes'
import { EVERYTHING, filterNotes, personKey, writersOf } from './filter-notes'

const reply = {
  isStudioOnly: false,
  fromVersion: null,
  id: 'r',
  author: YOU,
  text: 'Später, bitte',
  files: [],
  writtenAt: '2026-11-25T11:00:00.000Z',
}
const drawing = {
  width: 1280,
  height: 720,
  shapes: [
    {
      tool: 'box' as const,
      color: 'red' as const,
      size: 4,
      from: [1, 1] as [number, number],
      to: [9, 9] as [number, number],
    },
  ],
}
const NOTES = [
  sampleNote(1, { text: 'The café needs a صَوت', author: YOU }),
  sampleNote(2, { resolved: { by: STUDIO, at: '2026-11-25T12:00:00.000Z' } }),
  sampleNote(3, { drawing, author: GUEST }),
  sampleNote(4, { replies: [reply] }),
]

const found = (filter: Partial<typeof EVERYTHING>) =>
  filterNotes(NOTES, { ...EVERYTHING, ...filter }).map(({ number }) => number)

describe('filterNotes', () => {
  it.each([
    ['nothing is asked', {}, [1, 2, 3, 4]],
    ['open', { isOpen: true }, [1, 3, 4]],
    ['mine, answered ones among them', { isMine: true }, [1, 4]],
    ['drawn', { isDrawn: true }, [3]],
    ['a guest, who has no account', { person: personKey(GUEST) }, [3]],
    ['a person who only answered', { person: personKey(YOU) }, [1, 4]],
    ['several at once', { isOpen: true, person: personKey(STUDIO) }, [4]],
    ['words without their accents', { words: 'CAFE' }, [1]],
    ['words without vowel signs', { words: 'صوت' }, [1]],
    ['words of a reply, in any order', { words: 'bitte spater' }, [4]],
    ['a name', { words: 'zoe' }, [3]],
    ['a number', { words: '#2' }, [2]],
    ['words that are nowhere', { words: 'harbor' }, []],
  ])('finds what is asked for: %s', (_, filter, numbers) => {
    expect(found(filter)).toEqual(numbers)
  })
})

it('lists every author once, by name', () => {
  expect(writersOf(NOTES).map(({ name }) => name)).toEqual(['Jonas Berg', 'Lina Haddad', 'Zoë'])
})
