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

it('asks again where there was no answer, and not for nobody', async () => {
  ask.mockImplementation(fail)
  const stop = createRemoteNotes('4', roomLine().events).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(ask).toHaveBeenCalledTimes(2)
  stop()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('asks for nobody either where a read fails that was under way when the last one left', async () => {
  let refuse: (error: Error) => void = () => undefined
  ask.mockImplementationOnce(() => new Promise((_, reject) => (refuse = reject)))
  ask.mockImplementation(fail)
  const stop = createRemoteNotes('4', roomLine().events).subscribe(() => undefined)
  stop()
  refuse(new TypeError('no line'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(ask).toHaveBeenCalledTimes(1)
})
