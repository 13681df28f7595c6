import { runInNewContext } from 'node:vm'
import { beforeEach, expect, it, vi } from 'vitest'
import { LATE_FACES_SCRIPT } from './late-faces-script'

const FACES = [['Late Mono', '/mono.woff2', { weight: '400 600' }]]

beforeEach(() => {
  vi.useFakeTimers()
})

interface Page {
  load: () => void
  added: unknown[][]
}

function openPage(known: object = {}): Page {
  const page = new EventTarget()
  const added: unknown[][] = []
  const FontFace = function (...face: unknown[]) {
    added.push(face)
  }
  runInNewContext(LATE_FACES_SCRIPT, {
    addEventListener: page.addEventListener.bind(page),
    requestAnimationFrame: (then: () => void) => setTimeout(then, 16),
    setTimeout,
    document: {
      readyState: 'interactive',
      currentScript: { dataset: { lateFaces: JSON.stringify(FACES) } },
      fonts: { add: () => undefined },
    },
    window: { FontFace },
    FontFace,
    ...known,
  })
  return { load: () => page.dispatchEvent(new Event('load')), added }
}

it('leaves the line to what is seen first', () => {
  const page = openPage()
  vi.advanceTimersByTime(1000)
  expect(page.added).toEqual([])
})

it('makes the faces known two frames after the page has loaded, once', () => {
  const page = openPage()
  page.load()
  vi.advanceTimersByTime(40)
  const face = ['Late Mono', 'url(/mono.woff2)', { weight: '400 600', display: 'swap' }]
  expect(page.added).toEqual([face])
  vi.advanceTimersByTime(60_000)
  expect(page.added).toHaveLength(1)
})

it('does not wait for ever for a picture that never comes', () => {
  const page = openPage()
  vi.advanceTimersByTime(2600)
  expect(page.added).toHaveLength(1)
})

it('leaves a browser that knows no such faces with its own', () => {
  const page = openPage({ window: {} })
  page.load()
  expect(() => vi.advanceTimersByTime(5000)).not.toThrow()
  expect(page.added).toEqual([])
})
