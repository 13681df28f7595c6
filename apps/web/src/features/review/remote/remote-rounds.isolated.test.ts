import type { Rounds } from '@studio/shared/review/rounds'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { roomLine } from '../test-support/room-line'
import { createRemoteRounds } from './remote-rounds'
import type { RoomEvent } from './room-events'

const named = (id: string): Rounds => ({
  rounds: [
    {
      id,
      versionId: '4',
      versionNumber: 1,
      dueOn: null,
      openedAt: '2026-11-20T10:00:00.000Z',
      closedAt: null,
      answers: [],
      unanswered: [],
      isOverdue: false,
      contradictions: [],
      mayAnswer: true,
      mayClose: false,
      maySignOff: false,
      openNotes: null,
    },
  ],
  signOffs: [],
})

const CHANGED: RoomEvent = { name: 'rounds', data: {} }
const ask = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  ask.mockReset()
})

const answers = (rounds: Rounds) => Promise.resolve(Response.json(rounds))

function open() {
  const { events, tell, listeners } = roomLine()
  const source = createRemoteRounds('3', events)
  const stop = source.subscribe(() => undefined)
  const idShown = () => source.getSnapshot().rounds?.rounds[0]?.id
  return { source, tell, listeners, stop, idShown }
}

describe('remote rounds', () => {
  it('are read on subscription, and again when they have changed', async () => {
    ask.mockImplementationOnce(() => answers(named('1')))
    const { tell, idShown } = open()
    await vi.waitFor(() => expect(idShown()).toBe('1'))
    expect(ask).toHaveBeenCalledWith('/api/review/deliverables/3/rounds')
    ask.mockImplementationOnce(() => answers(named('2')))
    tell(CHANGED)
    await vi.waitFor(() => expect(idShown()).toBe('2'))
  })

  it('never show a read that is older than a later event', async () => {
    let finish: (response: Response) => void = () => undefined
    ask.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
    ask.mockImplementation(() => answers(named('new')))
    const { source, tell } = open()
    const seen: (string | undefined)[] = []
    source.subscribe(() => seen.push(source.getSnapshot().rounds?.rounds[0]?.id))
    tell(CHANGED)
    finish(Response.json(named('old')))
    await vi.waitFor(() => expect(seen).toEqual(['new']))
  })

  it('are retried after a while without a response', async () => {
    ask.mockImplementationOnce(() => Promise.reject(new TypeError('no line')))
    const { idShown } = open()
    await vi.advanceTimersByTimeAsync(0)
    ask.mockImplementation(() => answers(named('1')))
    await vi.advanceTimersByTimeAsync(3_000)
    expect(idShown()).toBe('1')
  })

  it('are not retried without subscribers', async () => {
    ask.mockImplementation(() => Promise.reject(new TypeError('no line')))
    const { stop, listeners } = open()
    stop()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(ask).toHaveBeenCalledTimes(1)
    expect(listeners.size).toBe(0)
  })

  it('are not retried if they do not exist', async () => {
    ask.mockImplementation(() => Promise.resolve(new Response('{}', { status: 404 })))
    const { source } = open()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(ask).toHaveBeenCalledTimes(1)
    expect(source.getSnapshot().status).toBe('ended')
  })

  it('show an answer as soon as it is stored', async () => {
    ask.mockImplementationOnce(() => answers(named('1')))
    const { source, idShown } = open()
    await vi.waitFor(() => expect(idShown()).toBe('1'))
    ask.mockImplementationOnce(() => answers(named('answered')))
    const outcome = await source.answer('1', { verdict: 'changes', comment: 'The sky.' })
    expect([outcome, idShown()]).toEqual([{ isDone: true }, 'answered'])
    const [path, init] = ask.mock.lastCall ?? []
    expect([path, init?.body]).toEqual([
      '/api/review/rounds/1/answer',
      '{"verdict":"changes","comment":"The sky."}',
    ])
  })

  it('are read again after a conflict', async () => {
    ask.mockImplementationOnce(() => answers(named('1')))
    const { source, idShown } = open()
    await vi.waitFor(() => expect(idShown()).toBe('1'))
    const refusal = { error: { code: 'conflict', message: 'Too late.' } }
    ask.mockImplementationOnce(() => Promise.resolve(Response.json(refusal, { status: 409 })))
    ask.mockImplementationOnce(() => answers(named('2')))
    expect(await source.close('1')).toMatchObject({ isDone: false, code: 'conflict' })
    await vi.waitFor(() => expect(idShown()).toBe('2'))
  })

  const signable = (id: string, count: number): Rounds => {
    const all = named(id)
    const openNotes = { count, digest: `digest ${count}` }
    return { ...all, rounds: all.rounds.map((round) => ({ ...round, openNotes })) }
  }
  const noteGone: RoomEvent = { name: 'noteGone', data: { versionId: '4', noteId: '9' } }

  it('are read again for a signer when a note changes, and not for others', async () => {
    ask.mockImplementationOnce(() => answers(named('others')))
    const { source, tell, idShown } = open()
    await vi.waitFor(() => expect(idShown()).toBe('others'))
    tell(noteGone)
    expect(ask).toHaveBeenCalledTimes(1)
    ask.mockImplementationOnce(() => answers(signable('signer', 2)))
    tell(CHANGED)
    await vi.waitFor(() => expect(idShown()).toBe('signer'))
    ask.mockImplementationOnce(() => answers(signable('signer', 3)))
    tell(noteGone)
    await vi.waitFor(() => expect(source.getSnapshot().rounds?.rounds[0]?.openNotes?.count).toBe(3))
  })

  it('show the new number of open notes before the signature is reported as refused', async () => {
    ask.mockImplementationOnce(() => answers(signable('1', 2)))
    const { source, idShown } = open()
    await vi.waitFor(() => expect(idShown()).toBe('1'))
    const refusal = { error: { code: 'notesChanged', message: 'Changed.' } }
    ask.mockImplementationOnce(() => Promise.resolve(Response.json(refusal, { status: 409 })))
    ask.mockImplementationOnce(() => answers(signable('1', 4)))
    const signature = { name: 'Lina', agrees: true, openNotes: 'digest 2' } as const
    expect(await source.sign('1', signature)).toMatchObject({ code: 'notesChanged' })
    expect(source.getSnapshot().rounds?.rounds[0]?.openNotes?.count).toBe(4)
  })
})
