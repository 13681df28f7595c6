import { runInNewContext } from 'node:vm'
import { beforeEach, expect, it, vi } from 'vitest'
import { INTERACTIVE } from '../interactive/events'
import { LATE_FACES_SCRIPT } from './late-faces-script'

const MONO = ['Late Mono', '/mono.woff2', { weight: '400 600' }, true]
const NAME = ['Late Name', '/name.woff2', { weight: '700' }, true]
const ELSEWHERE = ['Late Text', '/text.woff2', { weight: '400' }, false]

beforeEach(() => {
  vi.useFakeTimers()
})

/** Opens a page on a line on which each file comes, or fails, when it is said to. */
function openPage({ faces = [MONO], known = {} } = {}) {
  const page = new EventTarget()
  const fetched: string[] = []
  const added: [family: string, source: unknown][] = []
  const arrivals = new Map<string, (answer: object) => void>()
  class FontFace {
    constructor(
      readonly family: string,
      readonly source: unknown,
    ) {}
  }
  runInNewContext(LATE_FACES_SCRIPT, {
    addEventListener: page.addEventListener.bind(page),
    requestAnimationFrame: (then: () => void) => setTimeout(then, 16),
    setTimeout,
    document: {
      readyState: 'interactive',
      currentScript: { dataset: { lateFaces: JSON.stringify(faces) } },
      fonts: { add: ({ family, source }: FontFace) => added.push([family, source]) },
    },
    window: { FontFace },
    FontFace,
    fetch: (file: string) => {
      fetched.push(file)
      return new Promise((resolve) => arrivals.set(file, resolve))
    },
    ...known,
  })
  const load = async () => {
    page.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(40)
  }
  const arrive = async (file: string, ok = true) => {
    arrivals.get(file)?.({ ok, arrayBuffer: () => Promise.resolve(`bytes of ${file}`) })
    await vi.advanceTimersByTimeAsync(0)
  }
  const start = async () => {
    page.dispatchEvent(new Event(INTERACTIVE))
    await vi.advanceTimersByTimeAsync(0)
  }
  return { load, start, arrive, fetched, added }
}

it('leaves the line to what is seen first', async () => {
  const { fetched } = openPage()
  await vi.advanceTimersByTimeAsync(1000)
  expect(fetched).toEqual([])
})

it('fetches the faces two frames after the page has loaded, once', async () => {
  const { load, fetched } = openPage()
  await load()
  expect(fetched).toEqual(['/mono.woff2'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toHaveLength(1)
})

it('does not wait for ever for a picture that never comes', async () => {
  const { fetched } = openPage()
  await vi.advanceTimersByTimeAsync(2600)
  expect(fetched).toHaveLength(1)
})

it('shows all of them at once when the app has started', async () => {
  const { load, start, arrive, added } = openPage({ faces: [MONO, NAME] })
  await load()
  await arrive('/name.woff2')
  expect(added).toEqual([])
  await arrive('/mono.woff2')
  expect(added).toEqual([])
  await start()
  expect(added).toEqual([
    ['Late Mono', 'bytes of /mono.woff2'],
    ['Late Name', 'bytes of /name.woff2'],
  ])
})

it('shows them when they come after the start, or when the app never starts', async () => {
  const started = openPage()
  await started.load()
  await started.start()
  await started.arrive('/mono.woff2')
  expect(started.added).toHaveLength(1)

  const { load, arrive, added } = openPage()
  await load()
  await arrive('/mono.woff2')
  await vi.advanceTimersByTimeAsync(2_600)
  expect(added).toHaveLength(1)
})

it('leaves one that is lost on the way to the browser, and shows the others', async () => {
  const { load, start, arrive, added } = openPage({ faces: [MONO, NAME] })
  await load()
  await start()
  await arrive('/name.woff2', false)
  await arrive('/mono.woff2')
  expect(added).toEqual([
    ['Late Mono', 'bytes of /mono.woff2'],
    ['Late Name', 'url(/name.woff2)'],
  ])
})

it('only makes known what this page does not have', async () => {
  const { load, start, arrive, fetched, added } = openPage({ faces: [MONO, ELSEWHERE] })
  await load()
  await start()
  await arrive('/mono.woff2')
  expect(fetched).toEqual(['/mono.woff2'])
  expect(added).toContainEqual(['Late Text', 'url(/text.woff2)'])
})

it('leaves a browser that knows no such faces with its own', async () => {
  const { load, fetched } = openPage({ known: { window: {} } })
  await load()
  await vi.advanceTimersByTimeAsync(5000)
  expect(fetched).toEqual([])
})
