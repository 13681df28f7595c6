import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SendFile, SendingEvents } from './send-file'
import type { UploadProblem } from './upload-problem'
import { UploadQueue } from './upload-queue'

interface Sent extends SendingEvents {
  name: string
  pause: () => void
  drop: () => void
}

let sent: Sent[]
let queue: UploadQueue

beforeEach(() => {
  sent = []
  const send: SendFile = ({ name }, _, events) => {
    const sending = { name, ...events, pause: vi.fn(), drop: vi.fn() }
    sent.push(sending)
    return sending
  }
  queue = new UploadQueue('7', send)
})

const file = (name: string, text = 'words') => new File([text], name)
const states = () => queue.read().map(({ name, state }) => `${name} ${state}`)

it('files are sent one after the other', () => {
  const onDone = vi.fn()
  queue.whenDone(onDone)
  queue.add([file('a.mp4'), file('b.mp4')])
  expect(states()).toEqual(['a.mp4 sending', 'b.mp4 waiting'])
  sent[0]?.onProgress(3)
  expect(queue.read()[0]?.sent).toBe(3)
  sent[0]?.onDone('a'.repeat(32))
  expect(states()).toEqual(['a.mp4 done', 'b.mp4 sending'])
  expect(onDone).toHaveBeenCalledOnce()
  sent[0]?.onDone('a'.repeat(32))
  expect(onDone).toHaveBeenCalledOnce()
})

it('refused files are reported immediately and not sent', () => {
  queue.add([file('a.exe'), file('b.mp4', ''), file('c.mp4')])
  expect(queue.read().map(({ problem }) => problem)).toEqual(['fileType', 'empty', null])
  expect(sent.map(({ name }) => name)).toEqual(['c.mp4'])
})

it('the next upload runs while one is paused, which is resumed later', () => {
  queue.add([file('a.mp4'), file('b.mp4')])
  queue.pause(1)
  expect(sent[0]?.pause).toHaveBeenCalledOnce()
  expect(states()).toEqual(['a.mp4 paused', 'b.mp4 sending'])
  sent[0]?.onProgress(5)
  expect(queue.read()[0]?.state).toBe('paused')
  queue.goOn(1)
  expect(states()).toEqual(['a.mp4 waiting', 'b.mp4 sending'])
  sent[1]?.onDone('a'.repeat(32))
  expect(sent.map(({ name }) => name)).toEqual(['a.mp4', 'b.mp4', 'a.mp4'])
})

it('disconnects and failures are reported, and uploads resume after both', () => {
  queue.add([file('a.mp4')])
  sent[0]?.onBreak()
  expect(states()).toEqual(['a.mp4 offline'])
  sent[0]?.onProgress(1)
  expect(states()).toEqual(['a.mp4 sending'])
  sent[0]?.onProblem('failed')
  expect(queue.read()[0]).toMatchObject({ state: 'failed', problem: 'failed' })
  queue.goOn(1)
  expect(queue.read()[0]).toMatchObject({ state: 'sending', problem: null })
})

it('a removed file is deleted for good', () => {
  queue.add([file('a.mp4'), file('b.mp4')])
  queue.remove(1)
  expect(sent[0]?.drop).toHaveBeenCalledOnce()
  expect(states()).toEqual(['b.mp4 sending'])
  queue.pause(2)
  queue.remove(2)
  expect(sent[1]?.drop).toHaveBeenCalledOnce()
})

it('a finished upload stays when its row is removed', () => {
  queue.add([file('a.mp4')])
  sent[0]?.onDone('a'.repeat(32))
  queue.remove(1)
  expect(sent[0]?.drop).not.toHaveBeenCalled()
  expect(states()).toEqual([])
})

it('leaving the page pauses everything', () => {
  queue.add([file('a.mp4'), file('b.mp4')])
  queue.stop()
  expect(states()).toEqual(['a.mp4 paused', 'b.mp4 paused'])
  expect(sent.map(({ name }) => name)).toEqual(['a.mp4', 'b.mp4'])
})

it('listeners are notified of each change', () => {
  const listener = vi.fn()
  const end = queue.subscribe(listener)
  queue.add([file('a.mp4')])
  sent[0]?.onProgress(2)
  expect(listener).toHaveBeenCalledTimes(2)
  end()
  sent[0]?.onProgress(3)
  expect(listener).toHaveBeenCalledTimes(2)
})

describe('pictures that are added together', () => {
  const joined: string[][] = []
  let problem: UploadProblem | null

  beforeEach(() => {
    joined.length = 0
    problem = null
    const send: SendFile = ({ name }, _, events) => {
      const sending = { name, ...events, pause: vi.fn(), drop: vi.fn() }
      sent.push(sending)
      return sending
    }
    const join = (uploads: string[]) => {
      joined.push(uploads)
      return Promise.resolve(problem)
    }
    queue = new UploadQueue('7', send, undefined, { send, join })
  })

  it('become one version, in the order of their names, once all are uploaded', async () => {
    const onDone = vi.fn()
    queue.whenDone(onDone)
    queue.add([file('board_10.png'), file('film.mp4'), file('board_2.png')])
    sent[0]?.onDone('first')
    expect([joined, sent.map(({ name }) => name)]).toEqual([[], ['board_2.png', 'board_10.png']])
    sent[1]?.onDone('second')
    expect(joined).toEqual([['first', 'second']])
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    sent[2]?.onDone('film')
    expect([joined.length, onDone.mock.calls.length]).toEqual([1, 2])
  })

  it('become separate versions if that is chosen, and a single picture always does', () => {
    queue.joinPictures(false)
    queue.add([file('a.png'), file('b.png')])
    queue.joinPictures(true)
    queue.add([file('c.png')])
    expect(queue.read().map(({ set }) => set)).toEqual([null, null, null])
  })

  it('are combined without a removed one, and report an error at the end', async () => {
    problem = 'tooMany'
    queue.add([file('a.png'), file('b.png')])
    sent[0]?.onDone('first')
    queue.remove(2)
    expect(joined).toEqual([['first']])
    await vi.waitFor(() => expect(queue.read()[0]?.problem).toBe('tooMany'))
    // The picture has been uploaded, so only the combination is repeated.
    problem = null
    queue.goOn(1)
    await vi.waitFor(() => expect(joined).toEqual([['first'], ['first']]))
    expect([sent.length, queue.read()[0]?.state]).toEqual([2, 'done'])
  })
})
