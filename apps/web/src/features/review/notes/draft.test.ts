import { newNoteSchema } from '@studio/shared/review/notes'
import { expect, it } from 'vitest'
import { memory } from '../test-support/memory'
import { EMPTY_DRAFT, emptyDraft, isEmptyDraft, openDrafts, tidyDraft } from './draft'

const DRAFT = { ...EMPTY_DRAFT, text: 'Half a th', anchor: { kind: 'whole' as const } }

it('restores drafts of the same person and version only', () => {
  const keeper = memory()
  openDrafts(keeper, '7', '12').note.set(DRAFT)
  expect(openDrafts(keeper, '7', '12').note.getSnapshot()).toEqual(DRAFT)
  expect(openDrafts(keeper, '7', '13').note.getSnapshot()).toEqual(EMPTY_DRAFT)
  expect(openDrafts(keeper, '8', '12').note.getSnapshot()).toEqual(EMPTY_DRAFT)
})

it('is empty after everything was sent', () => {
  const keeper = memory()
  const { note, unsent, texts } = openDrafts(keeper, '7', '12')
  note.set(DRAFT)
  unsent.set([])
  texts.set({ 3: 'Yes' })
  expect(keeper.kept.size).toBe(2)
  note.set({ ...EMPTY_DRAFT })
  texts.set({})
  expect(keeper.kept.size).toBe(0)
})

it('stores the audience with the text, and for the next note', () => {
  const keeper = memory()
  const hidden = { ...DRAFT, isStudioOnly: true }
  openDrafts(keeper, '7', '12').note.set(hidden)
  const { note } = openDrafts(keeper, '7', '12')
  expect(note.getSnapshot()).toEqual(hidden)
  note.set(emptyDraft(note.getSnapshot()))
  const next = openDrafts(keeper, '7', '12').note.getSnapshot()
  expect([next.isStudioOnly, isEmptyDraft(next)]).toEqual([true, true])
  expect(isEmptyDraft(tidyDraft({ ...next, isStudioOnly: false }))).toBe(true)
})

it.each([
  [undefined, false],
  [true, true],
  ['yes', true],
])('reads the audience %j as %s', (isStudioOnly, expected) => {
  const keeper = memory()
  keeper.setItem('review 7 12 note', JSON.stringify({ ...DRAFT, isStudioOnly }))
  expect(openDrafts(keeper, '7', '12').note.getSnapshot()).toMatchObject({
    text: 'Half a th',
    isStudioOnly: expected,
  })
})

it('notifies its listeners', () => {
  const { note } = openDrafts(memory(), '7', '12')
  const told: string[] = []
  const stop = note.subscribe(() => told.push(note.getSnapshot().text))
  note.set(DRAFT)
  stop()
  note.set(EMPTY_DRAFT)
  expect(told).toEqual(['Half a th'])
})

it.each(['{"text":3}', 'no json', 'null'])('ignores invalid data: %s', (text) => {
  const keeper = memory()
  keeper.setItem('review 7 12 note', text)
  expect(openDrafts(keeper, '7', '12').note.getSnapshot()).toEqual(EMPTY_DRAFT)
})

it('works without storage', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  const { note } = openDrafts({ getItem: refuse, setItem: refuse, removeItem: refuse }, '7', '12')
  note.set(DRAFT)
  expect(note.getSnapshot()).toEqual(DRAFT)
  const nowhere = openDrafts(null, '7', '12').note
  nowhere.set(DRAFT)
  expect(nowhere.getSnapshot()).toEqual(DRAFT)
})

it('restores the text despite an invalid position or drawing', () => {
  const keeper = memory()
  const drawing = { url: '/pages/1.webp', width: 1280, height: 720, shapes: [] }
  const stored = { text: 'Half a th', anchor: { kind: 'frames' }, drawing }
  keeper.setItem('review 7 12 note', JSON.stringify(stored))
  expect(openDrafts(keeper, '7', '12').note.getSnapshot()).toEqual({
    ...EMPTY_DRAFT,
    text: 'Half a th',
  })
})

it('drops only invalid entries', () => {
  const keeper = memory()
  const note = newNoteSchema.parse({
    key: '5b0f7a0e-3f6e-4f43-9a9e-0f7d6f1c2b3a',
    anchor: { kind: 'whole' },
    text: 'A calmer sky',
  })
  keeper.setItem('review 7 12 unsent', JSON.stringify([{ key: 'x' }, note]))
  keeper.setItem('review 7 12 texts', JSON.stringify({ 'reply 3': 'Yes', 'edit 3': 4 }))
  const { unsent, texts } = openDrafts(keeper, '7', '12')
  expect(unsent.getSnapshot()).toEqual([note])
  expect(texts.getSnapshot()).toEqual({ 'reply 3': 'Yes' })
})
