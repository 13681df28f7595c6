import { newNoteSchema } from '@studio/shared/review/notes'
import { expect, it } from 'vitest'
import { sampleNote, YOU } from '../test-support/sample-notes'
import { openDrafts } from './draft'
import type { Unsent } from './outbox'
import { listNotes } from './use-notes'

const KEY = '5b0f7a0e-3f6e-4f43-9a9e-0f7d6f1c2b3a'
const content = { key: KEY, anchor: { kind: 'whole' }, text: 'A calmer sky' } as const
const unsent: Unsent = { note: newNoteSchema.parse(content), problem: null }
const beside = { author: YOU, drafts: openDrafts(null, '7', '12') }

it('lists unsent notes after stored ones', () => {
  const listed = listNotes([sampleNote(1)], [unsent], beside)
  expect(listed.map(({ note }) => note.number)).toContain(2)
  expect(listed.filter((one) => one.unsent)).toHaveLength(1)
})

it('lists a note once that arrives by event before its call is answered', () => {
  const arrived = sampleNote(2, { key: KEY, text: 'A calmer sky', author: YOU })
  const listed = listNotes([sampleNote(1), arrived], [unsent], beside)
  expect(listed.map(({ note }) => note.id).sort()).toEqual(['1', '2'])
  expect(listed.every((one) => one.unsent === null)).toBe(true)
})

it('numbers notes for the studio alone separately', () => {
  const own: Unsent = { ...unsent, note: { ...unsent.note, isStudioOnly: true } }
  const there = [sampleNote(1), sampleNote(2), sampleNote(3)]
  const listed = listNotes(there, [own], beside)
  expect(listed.find((one) => one.unsent)?.note.number).toBe(1)
})
