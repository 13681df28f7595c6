import { runInNewContext } from 'node:vm'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { WHEN_PAINTED } from './when-painted.mjs'

const FRAME = 16

type Told = (list: { getEntriesByName: (name: string) => unknown[] }, observer: object) => void

/** Simulates a browser that is loading a page, with controls for its events. */
function browser(supportedEntryTypes?: string[], readyState = 'interactive') {
  const page = new EventTarget()
  const act = vi.fn<() => void>()
  const painted: string[] = []
  const observers = new Set<() => void>()
  class PerformanceObserver {
    static readonly supportedEntryTypes = supportedEntryTypes
    constructor(private readonly told: Told) {}
    private readonly tell = () => {
      const getEntriesByName = (name: string) => painted.filter((one) => one === name)
      if (painted.length > 0) this.told({ getEntriesByName }, this)
    }
    disconnect() {
      observers.delete(this.tell)
    }
    observe() {
      observers.add(this.tell)
      setTimeout(this.tell)
    }
  }
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  runInNewContext(`${WHEN_PAINTED};whenPainted(act)`, {
    act,
    setTimeout,
    addEventListener: page.addEventListener.bind(page),
    requestAnimationFrame: (draw: () => void) => setTimeout(draw, FRAME),
    document: { readyState },
    ...(supportedEntryTypes && { PerformanceObserver }),
  })
  return {
    act,
    load: () => page.dispatchEvent(new Event('load')),
    paint: (name: string) => {
      painted.push(name)
      for (const tell of observers) tell()
    },
    wait: (milliseconds: number) => vi.advanceTimersByTime(milliseconds),
  }
}

function expectInTwoFrames({ act, wait }: ReturnType<typeof browser>) {
  wait(FRAME)
  expect(act).not.toHaveBeenCalled()
  wait(FRAME + 1)
  expect(act).toHaveBeenCalledOnce()
}

describe('whenPainted', () => {
  it.each([
    ['a browser that knows no observers', undefined],
    ['one whose observers know no paints', ['resource']],
  ])('It acts two frames after the page has loaded in %s', (_, types) => {
    const page = browser(types)
    const { load, wait } = page
    wait(FRAME * 4)
    load()
    expectInTwoFrames(page)
  })

  it('It acts two frames after the first paint, if that is later', () => {
    const page = browser(['paint'])
    const { act, load, paint, wait } = page
    load()
    wait(FRAME * 6)
    paint('first-paint')
    wait(FRAME * 6)
    expect(act).not.toHaveBeenCalled()
    paint('first-contentful-paint')
    expectInTwoFrames(page)
  })

  it('It acts after the page has loaded, if that is later', () => {
    const page = browser(['paint'])
    const { act, load, paint, wait } = page
    paint('first-contentful-paint')
    wait(FRAME * 6)
    expect(act).not.toHaveBeenCalled()
    load()
    wait(1)
    expectInTwoFrames(page)
  })

  it('It acts on a page that had loaded before', () => {
    expectInTwoFrames(browser(undefined, 'complete'))
  })

  it('It acts after two and a half seconds in any case, and once', () => {
    const { act, load, paint, wait } = browser(['paint'])
    wait(2_499)
    expect(act).not.toHaveBeenCalled()
    wait(1)
    load()
    paint('first-contentful-paint')
    wait(FRAME * 6)
    expect(act).toHaveBeenCalledOnce()
  })
})
