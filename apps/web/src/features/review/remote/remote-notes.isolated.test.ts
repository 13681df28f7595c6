import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { roomLine } from '../test-support/room-line'
import { createRemoteNotes } from './remote-notes'

const ask = vi.fn<(path: string) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', ask)
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  ask.mockReset()
})

const fail = () => Promise.reject(new TypeError('no line'))

it('retries after a failed read, and not without subscribers', async () => {
  ask.mockImplementation(fail)
  const stop = createRemoteNotes('4', roomLine().events).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(ask).toHaveBeenCalledTimes(2)
  stop()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('does not retry if the last subscriber left during the read', async () => {
  let refuse: (error: Error) => void = () => undefined
  ask.mockImplementationOnce(() => new Promise((_, reject) => (refuse = reject)))
  ask.mockImplementation(fail)
  const stop = createRemoteNotes('4', roomLine().events).subscribe(() => undefined)
  stop()
  refuse(new TypeError('no line'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(ask).toHaveBeenCalledTimes(1)
})

it('reads all pages before showing notes', async () => {
  const note = (id: number) => ({
    ...{ id: String(id), number: id, anchor: { kind: 'whole' }, text: `Note ${id}`, drawing: null },
    ...{ files: [], mentions: [], replies: [], editedAt: null, resolved: null, origin: null },
    author: { id: '1', name: 'Jo', side: 'client', isYou: false },
    writtenAt: '2026-11-26T12:00:00.000Z',
    isStudioOnly: false,
  })
  const pages: Record<string, object> = {
    '/api/review/versions/4/notes': { notes: [note(1), note(2)], lastEvent: '9', next: '2' },
    '/api/review/versions/4/notes?after=2': { notes: [note(3)], lastEvent: '9', next: null },
  }
  ask.mockImplementation((path) => Promise.resolve(Response.json(pages[path])))
  const source = createRemoteNotes('4', roomLine().events)
  const seen: number[] = []
  const stop = source.subscribe(() => seen.push(source.getSnapshot().notes.length))
  await vi.advanceTimersByTimeAsync(0)
  stop()
  expect(seen).toEqual([3])
  expect(ask.mock.calls.map(([path]) => path)).toEqual(Object.keys(pages))
})
