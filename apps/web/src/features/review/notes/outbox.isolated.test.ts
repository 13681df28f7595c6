import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newNoteSchema, type NewNote } from '@studio/shared/review/notes'
import { memory } from '../test-support/memory'
import { YOU } from '../test-support/sample-notes'
import { openDrafts } from './draft'
import type { BrowserStorage } from '@/lib/persisted-store'
import { createLocalNotes } from './local-notes'
import type { Outcome } from './notes-source'
import { createOutbox } from './outbox'

const NOTE: NewNote = newNoteSchema.parse({
  key: '5b0f7a0e-3f6e-4f43-9a9e-0f7d6f1c2b3a',
  anchor: { kind: 'whole' },
  text: 'A calmer sky',
})
const OFFLINE: Outcome = { isDone: false, code: 'offline', fields: {} }
const REFUSED: Outcome = { isDone: false, code: 'invalidFields', fields: { text: 'tooLong' } }

let online: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (online = listener))
  vi.stubGlobal('removeEventListener', () => (online = undefined))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Creates a source that gives these answers to the first calls. Later calls succeed. */
function setUp(...answers: Outcome[]) {
  return setUpIn(null, ...answers)
}

function setUpIn(keeper: BrowserStorage, ...answers: Outcome[]) {
  const local = createLocalNotes([], YOU)
  const write = vi.fn((note: NewNote) => {
    const next = answers.shift()
    return next ? Promise.resolve(next) : local.write(note)
  })
  const kept = openDrafts(keeper, '7', '12').unsent
  const source = { ...local, write }
  return { source, write, kept, outbox: createOutbox(source, kept) }
}

it('shows a note immediately, and drops it once the source has it', async () => {
  const { source, kept, outbox } = setUp()
  outbox.send(NOTE)
  expect(outbox.getSnapshot()).toEqual([{ note: NOTE, problem: null }])
  expect(kept.getSnapshot()).toEqual([NOTE])
  await vi.advanceTimersByTimeAsync(0)
  expect(outbox.getSnapshot()).toEqual([])
  expect(kept.getSnapshot()).toEqual([])
  expect(source.getSnapshot().notes.map(({ text }) => text)).toEqual(['A calmer sky'])
})

it('keeps a note without a connection, and sends it again automatically', async () => {
  const { source, write, kept, outbox } = setUp(OFFLINE, OFFLINE)
  outbox.open()
  outbox.send(NOTE)
  await vi.advanceTimersByTimeAsync(0)
  expect(outbox.getSnapshot()).toEqual([{ note: NOTE, problem: OFFLINE }])
  expect(kept.getSnapshot()).toEqual([NOTE])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(write).toHaveBeenCalledTimes(2)
  online?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(outbox.getSnapshot()).toEqual([])
  expect(source.getSnapshot().notes).toHaveLength(1)
})

it('returns a refused note to its author completely', async () => {
  const { write, kept, outbox } = setUp(REFUSED)
  outbox.open()
  outbox.send(NOTE)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(write).toHaveBeenCalledTimes(1)
  expect(outbox.getSnapshot()).toEqual([{ note: NOTE, problem: REFUSED }])
  expect(outbox.takeBack(NOTE.key)).toEqual(NOTE)
  expect(outbox.getSnapshot()).toEqual([])
  expect(kept.getSnapshot()).toEqual([])
})

it('sends again on request', async () => {
  const { outbox } = setUp(REFUSED)
  outbox.send(NOTE)
  await vi.advanceTimersByTimeAsync(0)
  outbox.retry(NOTE.key)
  await vi.advanceTimersByTimeAsync(0)
  expect(outbox.getSnapshot()).toEqual([])
})

it('sends notes of an earlier page, once although they had arrived', async () => {
  const { source, kept } = setUp()
  await source.write(NOTE)
  kept.set([NOTE])
  const outbox = createOutbox(source, kept)
  outbox.open()
  await vi.advanceTimersByTimeAsync(0)
  expect(outbox.getSnapshot()).toEqual([])
  expect(source.getSnapshot().notes).toHaveLength(1)
})

it('keeps what another tab has stored', async () => {
  const keeper = memory()
  const other: NewNote = { ...NOTE, key: '0b0f7a0e-3f6e-4f43-9a9e-0f7d6f1c2b3a', text: 'Redder' }
  const [here, there] = [setUpIn(keeper, OFFLINE), setUpIn(keeper, OFFLINE)]
  here.outbox.send(NOTE)
  there.outbox.send(other)
  await vi.advanceTimersByTimeAsync(0)
  const stored = () => openDrafts(keeper, '7', '12').unsent.getSnapshot()
  expect(stored()).toEqual([NOTE, other])
  here.outbox.retry(NOTE.key)
  await vi.advanceTimersByTimeAsync(0)
  expect(stored()).toEqual([other])
  there.outbox.takeBack(other.key)
  expect(stored()).toEqual([])
})
