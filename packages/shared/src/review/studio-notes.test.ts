import { expect, it } from 'vitest'
import { noteNumber } from './note-number'
import type { NoteReply } from './notes'
import { hasStudioNotes, withoutStudioNotes } from './studio-notes'

const reply = (id: string, isStudioOnly: boolean) => ({ id, isStudioOnly }) as NoteReply
const shared = { number: 1, isStudioOnly: false, replies: [reply('1', false)] }
const answered = { number: 2, isStudioOnly: false, replies: [reply('2', false), reply('3', true)] }
const hidden = { number: 1, isStudioOnly: true, replies: [reply('4', true)] }

it('leaves out notes and replies for the studio alone', () => {
  expect(withoutStudioNotes([shared, hidden, answered])).toEqual([
    shared,
    { ...answered, replies: [reply('2', false)] },
  ])
})

it.each([
  [[shared], false],
  [[shared, answered], true],
  [[hidden], true],
  [[], false],
])('knows whether there are any: %#', (notes, expected) => {
  expect(hasStudioNotes(notes)).toBe(expected)
})

it('tells their numbers apart', () => {
  expect([shared, hidden].map(noteNumber)).toEqual(['1', 'S1'])
})
