import type { Note } from '@studio/shared/review/notes'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleNote, YOU } from '../test-support/sample-notes'
import { createLocalNotes } from './local-notes'
import type { NotesSource, NotesState } from './notes-source'
import { watchNews } from './watch-news'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(first: NotesState) {
  let state = first
  let changed: () => void = () => undefined
  const source: NotesSource = {
    ...createLocalNotes([], YOU),
    getSnapshot: () => state,
    subscribe: (listener) => {
      changed = listener
      return () => undefined
    },
  }
  const told: number[][] = []
  watchNews(source, (news) => told.push(news.map(({ number }) => number)))
  const set = (notes: Note[], status: NotesState['status'] = 'live') => {
    state = { notes, status }
    changed()
  }
  return { set, told }
}

const [ONE, TWO, THREE] = [sampleNote(1), sampleNote(2), sampleNote(3)]
const OPENING: NotesState = { notes: [], status: 'reconnecting' }

it('does not announce existing notes', async () => {
  const { set, told } = setUp(OPENING)
  set([ONE], 'reconnecting')
  set([ONE, TWO])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(told).toEqual([])
})

it('announces later notes together, except own ones', async () => {
  const { set, told } = setUp(OPENING)
  set([])
  set([ONE])
  set([ONE, TWO, { ...THREE, author: YOU }])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(told).toEqual([[1, 2]])
})

it('announces notes missed during a disconnect', async () => {
  const { set, told } = setUp({ notes: [ONE], status: 'live' })
  set([ONE], 'reconnecting')
  set([ONE, TWO])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(told).toEqual([[2]])
})
