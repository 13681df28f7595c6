import { noteSchema } from '@studio/shared/review/notes'
import { describe, expect, it } from 'vitest'
import ar from '@/messages/ar.json'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import { demoNotes } from './demo-notes'
import { demoPeople } from './demo-people'

const STAGES = ['board', 'animatic', 'previz', 'final']
const LAST_FRAME = 143

describe.each(Object.entries({ ar, de, en }))('in %s', (_, { review }) => {
  const people = demoPeople(review.demo, review.notes.you)
  const notesOf = (stage: string) => demoNotes('waterfront', stage, review.demo.notes, people)

  it.each(STAGES)('the notes on the %s are valid, on existing frames', (stage) => {
    const notes = notesOf(stage)
    expect(notes.length).toBeGreaterThan(0)
    for (const note of notes) {
      expect(noteSchema.safeParse(note).error).toBeUndefined()
      expect(note.text).not.toBe('')
      expect(note.anchor.kind === 'frames' && note.anchor.last <= LAST_FRAME).toBe(true)
    }
  })

  it('carried notes equal their originals', () => {
    const [carried] = notesOf('final')
    const origin = notesOf('previz').find(({ id }) => id === carried?.origin?.noteId)
    expect(origin).toMatchObject({ text: carried?.text, drawing: carried?.drawing })
  })
})

it('there are no notes on another shot', () => {
  const people = demoPeople(en.review.demo, en.review.notes.you)
  expect(demoNotes('causeway', 'final', en.review.demo.notes, people)).toEqual([])
  expect(demoNotes(null, 'final', en.review.demo.notes, people)).toEqual([])
})
