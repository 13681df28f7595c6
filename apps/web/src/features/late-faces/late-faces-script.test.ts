import { runInNewContext } from 'node:vm'
import { beforeEach, expect, it, vi } from 'vitest'
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
  const added: string[] = []
  const arrivals = new Map<string, (isThere: boolean) => void>()
  class FontFace {
    constructor(
      readonly family: string,
      readonly source: string,
    ) {}
    load() {
      fetched.push(this.source)
      return new Promise((resolve, reject) => {
        arrivals.set(this.family, (isThere) => {
          if (isThere) resolve(this)
          else reject(new Error('lost on the way'))
        })
      })
    }
  }
  runInNewContext(LATE_FACES_SCRIPT, {
    addEventListener: page.addEventListener.bind(page),
    requestAnimationFrame: (then: () => void) => setTimeout(then, 16),
    setTimeout,
    document: {
      readyState: 'interactive',
      currentScript: { dataset: { lateFaces: JSON.stringify(faces) } },
      fonts: { add: (face: FontFace) => added.push(face.family) },
    },
    window: { FontFace },
    FontFace,
    ...known,
  })
  const load = async () => {
    page.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(40)
  }
  const arrive = async (family: string, isThere = true) => {
    arrivals.get(family)?.(isThere)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { load, arrive, fetched, added }
}

it('leaves the line to what is seen first', async () => {
  const { fetched } = openPage()
  await vi.advanceTimersByTimeAsync(1000)
  expect(fetched).toEqual([])
})

it('fetches the faces two frames after the page has loaded, once', async () => {
  const { load, fetched } = openPage()
  await load()
  expect(fetched).toEqual(['url(/mono.woff2)'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toHaveLength(1)
})

it('does not wait for ever for a picture that never comes', async () => {
  const { fetched } = openPage()
  await vi.advanceTimersByTimeAsync(2600)
  expect(fetched).toHaveLength(1)
})

it('shows all of them at once', async () => {
  const { load, arrive, added } = openPage({ faces: [MONO, NAME] })
  await load()
  await arrive('Late Name')
  expect(added).toEqual([])
  await arrive('Late Mono')
  expect(added).toEqual(['Late Mono', 'Late Name'])
})

it('shows the others when one is lost on the way', async () => {
  const { load, arrive, added } = openPage({ faces: [MONO, NAME] })
  await load()
  await arrive('Late Name', false)
  await arrive('Late Mono')
  expect(added).toContain('Late Mono')
})

it('only makes known what this page does not have', async () => {
  const { load, arrive, fetched, added } = openPage({ faces: [MONO, ELSEWHERE] })
  await load()
  await arrive('Late Mono')
  expect(fetched).toEqual(['url(/mono.woff2)'])
  expect(added).toEqual(['Late Mono', 'Late Text'])
})

it('leaves a browser that knows no such faces with its own', async () => {
  const { load, fetched } = openPage({ known: { window: {} } })
  await load()
  await vi.advanceTimersByTimeAsync(5000)
  expect(fetched).toEqual([])
})
