import { newNoteSchema } from '@studio/shared/review/notes'
import type { Room, Version } from '@studio/shared/review/projects'
import { expect, it, vi } from 'vitest'
import type { NotesSource } from '../notes/notes-source'
import { createLocalNotes } from '../notes/local-notes'
import { YOU } from '../test-support/sample-notes'
import { EMPTY_DRAFT } from '../notes/draft'
import { versionOpener } from './open-version'

const FIRST = { id: '1' } as Version
const SECOND = { id: '2' } as Version
const ROOM = { people: [YOU] } as unknown as Room

const NOTE = newNoteSchema.parse({
  key: '5b0f7a0e-3f6e-4f43-9a9e-0f7d6f1c2b3a',
  anchor: { kind: 'whole' },
  text: 'A calmer sky',
})

it('a version keeps its drafts and unsent notes when the reader returns', () => {
  const write = vi.fn<NotesSource['write']>(() => new Promise(() => undefined))
  const source = { ...createLocalNotes([], YOU), write }
  const open = versionOpener({ room: ROOM, openSource: () => source, keeper: null })
  const { drafts, outbox } = open(FIRST)
  drafts.note.set({ ...EMPTY_DRAFT, text: 'Half a th' })
  outbox.send(NOTE)
  open(SECOND)
  expect(open(FIRST).drafts.note.getSnapshot().text).toBe('Half a th')
  expect(open(FIRST).outbox.getSnapshot()).toEqual([{ note: NOTE, problem: null }])
  expect(open(SECOND).outbox.getSnapshot()).toEqual([])
})
