import { beforeEach, describe, expect, it, vi } from 'vitest'

describe('a page that becomes idle', () => {
  let later: (() => void)[]

  beforeEach(() => {
    later = []
    vi.resetModules()
    vi.stubGlobal('document', { readyState: 'complete' })
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('window', { requestIdleCallback: true })
    vi.stubGlobal('requestIdleCallback', (act: () => void) => later.push(act))
    return () => {
      vi.unstubAllGlobals()
    }
  })

  it('It notifies its links a few at a time, each once', async () => {
    const { mayPrefetchNow, onceIdle } = await import('./prefetch-policy')
    const told = vi.fn<(link: number) => void>()
    for (let link = 0; link < 40; link++)
      onceIdle(() => {
        told(link)
      })
    expect(mayPrefetchNow()).toBe(false)
    let most = 0
    while (later.length > 0) {
      expect(later).toHaveLength(1)
      const before = told.mock.calls.length
      later.shift()?.()
      expect(mayPrefetchNow()).toBe(true)
      most = Math.max(most, told.mock.calls.length - before)
    }
    expect(told.mock.calls.map(([link]) => link)).toEqual(
      Array.from({ length: 40 }, (_, link) => link),
    )
    expect(most).toBeLessThan(10)
  })

  it('It does not notify a link that is gone by then', async () => {
    const { onceIdle } = await import('./prefetch-policy')
    const told = vi.fn<(link: number) => void>()
    const leave = Array.from({ length: 40 }, (_, link) =>
      onceIdle(() => {
        told(link)
      }),
    )
    later.shift()?.()
    leave[39]?.()
    while (later.length > 0) later.shift()?.()
    expect(told).toHaveBeenCalledTimes(39)
    expect(told).not.toHaveBeenCalledWith(39)
  })

  it('It prefetches nothing while data is saved', async () => {
    const { mayPrefetchNow, onceIdle } = await import('./prefetch-policy')
    onceIdle(() => undefined)
    later.shift()?.()
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } })
    expect(mayPrefetchNow()).toBe(false)
    vi.stubGlobal('navigator', { onLine: true, connection: { effectiveType: 'slow-2g' } })
    expect(mayPrefetchNow()).toBe(false)
    vi.stubGlobal('navigator', { onLine: false })
    expect(mayPrefetchNow()).toBe(false)
  })
})
