import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { HEAD_SCRIPT } from './head-script'

const CHUNK = 'https://studio.test/_next/static/chunks/gone.js'
const reload = vi.fn()
let kept: Map<string, string>

beforeEach(() => {
  reload.mockClear()
  kept = new Map()
})

/**
 * Simulates a page that is opened at a time in milliseconds. The storage is kept from one page to
 * the next.
 */
function openPage(now: number, onLine = true): EventTarget {
  const page = new EventTarget()
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
  runInNewContext(HEAD_SCRIPT, {
    document: { cookie: '', documentElement: { dataset: {}, lang: 'en' } },
    localStorage: { getItem: () => null },
    performance: { getEntriesByType: () => [] },
    addEventListener: page.addEventListener.bind(page),
    Date: { now: () => now },
    location: { reload },
    navigator: { onLine },
    sessionStorage,
  })
  return page
}

/** @param reason of the rejected promise */
function reject(page: EventTarget, reason: object): void {
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
}

function fail(page: EventTarget, src: string): void {
  const event = new Event('error')
  Object.defineProperty(event, 'target', { value: { src } })
  page.dispatchEvent(event)
}

const chunkError = { name: 'ChunkLoadError', message: '' }

describe('chunk loading failure', () => {
  it.each([
    ['a script of the site that is gone', (page: EventTarget) => fail(page, CHUNK)],
    ['an import that says so by its name', (page: EventTarget) => reject(page, chunkError)],
    [
      'an import that says so in words',
      (page: EventTarget) => reject(page, { message: 'Loading chunk 7 failed.' }),
    ],
  ])('the page reloads for %s', (_, happen) => {
    happen(openPage(1_000_000))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('the page reloads once per minute at most', () => {
    for (const now of [1_000_000, 1_000_001, 1_059_999]) reject(openPage(now), chunkError)
    expect(reload).toHaveBeenCalledOnce()
    reject(openPage(1_060_000), chunkError)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('the page does not reload without a network', () => {
    reject(openPage(1_000_000, false), chunkError)
    expect(reload).not.toHaveBeenCalled()
  })
})

it('other errors do not reload the page', () => {
  const page = openPage(1_000_000)
  fail(page, 'https://others.test/script.js')
  reject(page, new Error('x is not a function'))
  expect(reload).not.toHaveBeenCalled()
})
