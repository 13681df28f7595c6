import { readRoom } from '@studio/shared/api/review-calls'
import type { Room, Version } from '@studio/shared/review/projects'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readInBackground } from '@/api/client/call-api'
import { YOU } from '../test-support/sample-notes'
import { roomLine } from '../test-support/room-line'
import { createRemoteRoom } from './remote-room'
import type { RoomEvent } from './room-events'

const version = (number: number, progress = 100): Version => ({
  id: String(number),
  number,
  kind: 'file',
  fileName: `harbor-v${number}.zip`,
  title: '',
  description: '',
  sha256: null,
  state: 'ready',
  progress,
  failure: null,
  uploadedAt: '2026-11-20T10:00:00.000Z',
  uploadedBy: null,
  video: null,
  checks: null,
  plainChecks: [],
  milliseconds: null,
  playUrl: null,
  posterUrl: null,
  waveformUrl: null,
  downloadUrl: null,
  isLocked: false,
  thumbnails: null,
  pages: [],
  openNotes: 0,
})

const room = (...versions: Version[]): Room => ({
  project: {
    id: '1',
    title: 'Harbor film',
    state: 'inReview',
    isSample: false,
    role: 'reviewer',
    nextDate: null,
    nextStep: '',
    openNotes: 0,
    deliverableCount: 1,
    versionCount: 1,
    signedOffCount: 0,
    paidCount: 0,
    waiting: [],
  },
  deliverable: { id: '3', title: 'Opening', isPaid: false, versions },
  people: [YOU],
  mayWrite: true,
  mayResolve: false,
  mayUpload: false,
})

const OPENED: RoomEvent = { name: 'open', data: { goesOn: false } }
const WENT_ON: RoomEvent = { name: 'open', data: { goesOn: true } }
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

const read = () => readInBackground(readRoom, { parameters: { deliverable: '3' } })

function open(...versions: Version[]) {
  const { events, tell, listeners } = roomLine()
  const source = createRemoteRoom(room(...versions), read, events)
  const stop = source.subscribe(() => undefined)
  const numbers = () => source.getSnapshot().deliverable.versions.map(({ number }) => number)
  return { source, tell, listeners, stop, numbers }
}

const answer = (...versions: Version[]) => Promise.resolve(Response.json(room(...versions)))

describe('a remote room', () => {
  it('adds, changes and removes versions by events', () => {
    const { source, tell, numbers } = open(version(1, 20))
    tell({ name: 'version', data: version(2) })
    tell({ name: 'version', data: version(1, 60) })
    expect(numbers()).toEqual([1, 2])
    expect(source.getSnapshot().deliverable.versions[0]?.progress).toBe(60)
    tell({ name: 'versionGone', data: { id: '1' } })
    expect(numbers()).toEqual([2])
  })

  it('is read again if the stream does not resume', async () => {
    ask.mockImplementation(() => answer(version(1), version(2)))
    const { tell, numbers } = open(version(1))
    tell(WENT_ON)
    expect(ask).not.toHaveBeenCalled()
    tell(OPENED)
    await vi.waitFor(() => expect(numbers()).toEqual([1, 2]))
    expect(ask).toHaveBeenCalledWith('/api/review/deliverables/3')
  })

  it('is read again after its deliverable was paid', async () => {
    ask.mockImplementation(() => {
      const paid = room(version(1))
      return Promise.resolve(
        Response.json({ ...paid, deliverable: { ...paid.deliverable, isPaid: true } }),
      )
    })
    const { source, tell } = open({ ...version(1), isLocked: true })
    tell({ name: 'version', data: { ...version(1), isLocked: true } })
    expect(ask).not.toHaveBeenCalled()
    tell({ name: 'version', data: version(1) })
    await vi.waitFor(() => expect(source.getSnapshot().deliverable.isPaid).toBe(true))
  })

  it('keeps events that arrive during a read', async () => {
    let finish: (response: Response) => void = () => undefined
    ask.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
    const { tell, numbers } = open(version(1))
    tell(OPENED)
    tell({ name: 'version', data: version(3) })
    finish(Response.json(room(version(1), version(2))))
    await vi.waitFor(() => expect(numbers()).toEqual([1, 2, 3]))
  })

  it('is read again if that was requested during a read', async () => {
    let finish: (response: Response) => void = () => undefined
    ask.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
    ask.mockImplementation(() => answer(version(2)))
    const { source, numbers } = open(version(1))
    void source.reread()
    void source.reread()
    finish(Response.json(room(version(1))))
    await vi.waitFor(() => expect(numbers()).toEqual([2]))
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('is retried after a while, as long as there are subscribers', async () => {
    ask.mockImplementation(() => Promise.reject(new TypeError('no line')))
    const { tell, stop, listeners } = open(version(1))
    tell(OPENED)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(ask).toHaveBeenCalledTimes(2)
    stop()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(ask).toHaveBeenCalledTimes(2)
    expect(listeners.size).toBe(0)
  })

  it.each([
    [404, 'gone'],
    [401, 'ended'],
    [503, 'open'],
  ] as const)(
    'reports that its stream is refused, and with %i for the room that it is %s',
    async (status, access) => {
      ask.mockImplementation(() => Promise.resolve(new Response('{}', { status })))
      const { source, tell } = open(version(1))
      const told = vi.fn()
      source.subscribe(told)
      tell({ name: 'lost' })
      expect([source.getAccess(), ask.mock.calls.length]).toEqual(['open', 0])
      tell({ name: 'refused' })
      await vi.advanceTimersByTimeAsync(100)
      expect(source.getAccess()).toBe(access)
      expect(told).toHaveBeenCalledTimes(access === 'open' ? 0 : 1)
    },
  )

  it('is not retried if it does not exist', async () => {
    ask.mockImplementation(() => Promise.resolve(new Response('{}', { status: 404 })))
    const { tell, numbers } = open(version(1))
    tell(OPENED)
    await vi.advanceTimersByTimeAsync(20_000)
    expect([ask.mock.calls.length, numbers()]).toEqual([1, [1]])
  })
})
