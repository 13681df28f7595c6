import { expect, it, vi } from 'vitest'
import { newNoteSchema } from '@studio/shared/review/notes'
import { sampleNote, STUDIO, YOU } from '../test-support/sample-notes'
import { createLocalNotes } from './local-notes'

const KEY = '5b0f7a0e-3f6e-4f43-9a9e-0f7d6f1c2b3a'
const NEW = newNoteSchema.parse({ key: KEY, anchor: { kind: 'whole' }, text: ' A calmer sky ' })

const open = () => createLocalNotes([sampleNote(1), sampleNote(4, { author: YOU })], YOU)

it('numbers new notes consecutively, and notifies its listeners', async () => {
  const source = open()
  const told = vi.fn()
  source.subscribe(told)
  const before = source.getSnapshot()
  expect(await source.write(NEW)).toEqual({ isDone: true })
  expect(told).toHaveBeenCalledOnce()
  expect(source.getSnapshot()).not.toBe(before)
  expect(source.getSnapshot().notes.at(-1)).toMatchObject({
    number: 5,
    text: 'A calmer sky',
    author: YOU,
    resolved: null,
  })
})

it('stores a repeated note once', async () => {
  const source = open()
  await source.write(NEW)
  await source.write(NEW)
  const reply = {
    key: '0b0f7a0e-3f6e-4f43-9a9e-0f7d6f1c2b3a',
    text: 'Yes',
    files: [],
    isStudioOnly: false,
  }
  await source.reply('1', reply)
  await source.reply('1', reply)
  expect(source.getSnapshot().notes).toHaveLength(3)
  expect(source.getSnapshot().notes[0]?.replies).toHaveLength(1)
})

it('refuses what the contract refuses', async () => {
  const source = open()
  expect(await source.write({ ...NEW, text: '  ' })).toEqual({
    isDone: false,
    code: 'invalidFields',
    fields: { text: 'required' },
  })
  expect(await source.edit('4', { text: 'x'.repeat(5_001) })).toMatchObject({
    fields: { text: 'tooLong' },
  })
  const reply = { key: KEY, text: 'To nobody', files: [], isStudioOnly: false }
  expect(await source.reply('9', reply)).toMatchObject({ code: 'notFound' })
})

it("refuses edits of others' notes", async () => {
  const source = open()
  expect(await source.edit('1', { text: 'Mine' })).toMatchObject({ code: 'forbidden' })
  expect(await source.remove('1')).toMatchObject({ code: 'forbidden' })
  expect(await source.edit('4', { text: 'Better' })).toEqual({ isDone: true })
  expect(source.getSnapshot().notes[1]).toMatchObject({ text: 'Better' })
  expect(source.getSnapshot().notes[1]?.editedAt).not.toBeNull()
  expect(await source.remove('4')).toEqual({ isDone: true })
  expect(source.getSnapshot().notes).toHaveLength(1)
})

it('resolves and reopens', async () => {
  const source = open()
  await source.resolve('1', true)
  expect(source.getSnapshot().notes[0]?.resolved?.by).toEqual(YOU)
  await source.resolve('1', false)
  expect(source.getSnapshot().notes[0]?.resolved).toBeNull()
})

it('marks carried notes', async () => {
  const origin = {
    noteId: '3',
    versionId: '11',
    versionNumber: 1,
    number: 2,
    state: 'unchecked' as const,
  }
  const source = createLocalNotes([sampleNote(1, { origin, author: STUDIO })], YOU)
  await source.setCarried('1', 'notFixed')
  expect(source.getSnapshot().notes[0]?.origin).toEqual({ ...origin, state: 'notFixed' })
  await source.setCarried('1', 'fixed')
  expect(source.getSnapshot().notes[0]).toMatchObject({
    origin: { state: 'fixed' },
    resolved: { by: YOU },
  })
})
