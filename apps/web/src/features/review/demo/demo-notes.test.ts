import { LOCALES } from '@studio/shared/locales'
import { noteSchema } from '@studio/shared/review/notes'
import { describe, expect, it } from 'vitest'
import { translatorIn } from '../test-support/translator-in'
import { demoNotes } from './demo-notes'
import { demoPeople } from './demo-people'

const STAGES = ['board', 'animatic', 'previz', 'final']
const LAST_FRAME = 143

describe.each(LOCALES)('in %s', (locale) => {
  const t = translatorIn(locale)
  const people = demoPeople(t)
  const notesOf = (stage: string) => demoNotes('waterfront', stage, t, people)

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
  const t = translatorIn('en')
  const people = demoPeople(t)
  expect(demoNotes('causeway', 'final', t, people)).toEqual([])
  expect(demoNotes(null, 'final', t, people)).toEqual([])
})
