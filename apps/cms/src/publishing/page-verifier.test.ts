import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BuildKey } from '../site-api/builds'
import { PageVerifier } from './page-verifier'

// Vitest's clock does not reach what is imported by name from `node:timers/promises`.
vi.mock('node:timers/promises', () => ({
  setTimeout: (wait: number) => new Promise((resolve) => setTimeout(resolve, wait)),
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function page(path = 'pricing'): BuildKey {
  return { country: 'us', locale: 'en', path }
}

/** A web whose every page shows `shown`, and takes 10 ms to say so. */
function fakeSite(shown: number | 'gone' = 0) {
  const site = {
    shown,
    visits: 0,
    atOnce: 0,
    mostAtOnce: 0,
    visit: async () => {
      site.visits += 1
      site.atOnce += 1
      site.mostAtOnce = Math.max(site.mostAtOnce, site.atOnce)
      await new Promise((resolve) => setTimeout(resolve, 10))
      site.atOnce -= 1
      return site.shown
    },
    repeat: vi.fn(async () => {}),
  }
  return site
}

/** Whether a promise has been kept by now. */
function watch(promise: Promise<void>) {
  const state = { isDone: false, error: undefined as unknown }
  promise.then(
    () => (state.isDone = true),
    (error: unknown) => (state.error = error),
  )
  return state
}

describe('a page is confirmed', () => {
  it('as soon as it shows what was read late enough, and no sooner', async () => {
    const site = fakeSite(99)
    const confirmed = watch(new PageVerifier(site).confirm(page(), 100))
    await vi.advanceTimersByTimeAsync(500)
    expect(confirmed.isDone).toBe(false)
    site.shown = 100
    await vi.advanceTimersByTimeAsync(300)
    expect(confirmed.isDone).toBe(true)
    const { visits } = site
    await vi.advanceTimersByTimeAsync(5_000)
    expect(site.visits).toBe(visits)
    expect(site.repeat).not.toHaveBeenCalled()
  })

  it('when it is gone', async () => {
    const confirmed = watch(new PageVerifier(fakeSite('gone')).confirm(page(), 100))
    await vi.advanceTimersByTimeAsync(10)
    expect(confirmed.isDone).toBe(true)
  })

  it('for two wishes by the same visits, which go on until the later one is met', async () => {
    const site = fakeSite(0)
    const verifier = new PageVerifier(site)
    const first = watch(verifier.confirm(page(), 100))
    const second = watch(verifier.confirm(page(), 200))
    const third = watch(verifier.confirm(page(), 150))
    site.shown = 199
    await vi.advanceTimersByTimeAsync(400)
    expect([first.isDone, second.isDone, third.isDone]).toEqual([false, false, false])
    expect(site.mostAtOnce).toBe(1)
    site.shown = 200
    await vi.advanceTimersByTimeAsync(300)
    expect([first.isDone, second.isDone, third.isDone]).toEqual([true, true, true])
  })

  it('anew by a visit of its own when the wish comes after the last one was met', async () => {
    const site = fakeSite(100)
    const verifier = new PageVerifier(site)
    void verifier.confirm(page(), 100)
    await vi.advanceTimersByTimeAsync(10)
    const later = watch(verifier.confirm(page(), 101))
    await vi.advanceTimersByTimeAsync(300)
    expect(site.visits).toBeGreaterThan(1)
    expect(later.isDone).toBe(false)
  })
})

describe('a page that stays old', () => {
  it('is declared stale again every four seconds', async () => {
    const site = fakeSite(0)
    watch(new PageVerifier(site).confirm(page(), 100))
    await vi.advanceTimersByTimeAsync(4_000)
    expect(site.repeat).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(300)
    expect(site.repeat).toHaveBeenCalledExactlyOnceWith(page())
    await vi.advanceTimersByTimeAsync(4_300)
    expect(site.repeat).toHaveBeenCalledTimes(2)
  })

  it('is given up after 20 seconds by its name', async () => {
    const confirmed = watch(new PageVerifier(fakeSite(0)).confirm(page(), 100))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(confirmed.error).toBeUndefined()
    await vi.advanceTimersByTimeAsync(500)
    expect(confirmed.error).toEqual(new Error('us/en/pricing stays old'))
  })
})

describe('many pages', () => {
  it('are visited three at a time, and all of them', async () => {
    const site = fakeSite(100)
    const verifier = new PageVerifier(site)
    const all = Array.from({ length: 10 }, (_, n) => watch(verifier.confirm(page(`p${n}`), 100)))
    await vi.advanceTimersByTimeAsync(100)
    expect(site.mostAtOnce).toBe(3)
    expect(all.every(({ isDone }) => isDone)).toBe(true)
  })

  it('leave room for the others when a visit fails, which only its own wish is told', async () => {
    const site = fakeSite(100)
    const failure = new Error('refused')
    let isDown = true
    const visit = async ({ path }: BuildKey) =>
      isDown && path.startsWith('bad') ? Promise.reject(failure) : site.visit()
    const verifier = new PageVerifier({ ...site, visit })
    const bad = Array.from({ length: 4 }, (_, n) => watch(verifier.confirm(page(`bad${n}`), 1)))
    const good = watch(verifier.confirm(page('good'), 1))
    await vi.advanceTimersByTimeAsync(50)
    expect(bad.map(({ error }) => error)).toEqual([failure, failure, failure, failure])
    expect(good.isDone).toBe(true)
    isDown = false
    const again = watch(verifier.confirm(page('bad0'), 1))
    await vi.advanceTimersByTimeAsync(50)
    expect(again.isDone).toBe(true)
  })

  it('that changed last are visited first, also those that wait already', async () => {
    const site = fakeSite(100)
    const visited: string[] = []
    const visit = ({ path }: BuildKey) => {
      visited.push(path)
      return site.visit()
    }
    const verifier = new PageVerifier({ ...site, visit })
    const confirm = (path: string, urgency?: number) =>
      void verifier.confirm(page(path), 100, urgency)
    for (const path of ['a', 'b', 'c', 'd', 'e', 'f']) confirm(path)
    for (const path of ['first change', 'also']) confirm(path, 1)
    for (const path of ['second change', 'e']) confirm(path, 2)
    await vi.advanceTimersByTimeAsync(100)
    expect(visited.slice(0, 3)).toEqual(['a', 'b', 'c'])
    expect(visited.slice(3).filter((path) => path !== 'e')).toEqual([
      'second change',
      'first change',
      'also',
      'd',
      'f',
    ])
    expect(visited.indexOf('e')).toBeLessThan(visited.indexOf('first change'))
  })
})

it('visits nothing more once it is told to stop', async () => {
  const site = fakeSite(0)
  const stop = new AbortController()
  const verifier = new PageVerifier(site, stop.signal)
  const all = ['a', 'b', 'c', 'd', 'e'].map((path) => watch(verifier.confirm(page(path), 100)))
  await vi.advanceTimersByTimeAsync(50)
  stop.abort()
  const { visits } = site
  await vi.advanceTimersByTimeAsync(500)
  expect(site.visits).toBe(visits)
  expect(all.map(({ error }) => error)).toEqual(all.map(() => stop.signal.reason as unknown))
})
