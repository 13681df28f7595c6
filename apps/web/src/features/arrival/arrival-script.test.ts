import { runInNewContext } from 'node:vm'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { withArrivalScript } from './arrival-script'

const PAGE = '<html><head><meta charSet="utf-8"/></head><body><p>&lt;head> $&</p></body></html>'

/** A browser that has just begun to read the page; draws its first frame when it is told to. */
function open(type: string | undefined, { hash = '', isRead = true } = {}) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const dataset: { returning?: string; rest?: string } = {}
  const page = new EventTarget()
  const location = { pathname: '/de/pricing', hash }
  const document = {
    documentElement: { dataset },
    readyState: isRead ? 'interactive' : 'loading',
  }
  const frames: (() => void)[] = []
  runInNewContext(/<script>(.*?)<\/script>/s.exec(withArrivalScript(PAGE))?.[1] ?? '', {
    addEventListener: page.addEventListener.bind(page),
    document,
    location,
    performance: { getEntriesByType: () => (type === undefined ? [] : [{ type }]) },
    requestAnimationFrame: (draw: () => void) => frames.push(draw),
    setTimeout,
  })
  return { dataset, page, location, draw: () => frames.forEach((draw) => draw()) }
}

describe('the script of an arrival', () => {
  it('stands before all else in the head', () => {
    const html = withArrivalScript(PAGE)
    expect(html.replace(/<script>.*<\/script>/s, '')).toBe(PAGE)
    expect(html).toMatch(/^<html><head><script>/)
  })

  it('leaves what is no page alone', () => {
    expect(withArrivalScript('<p>Hello</p>')).toBe('<p>Hello</p>')
  })

  it.each(['reload', 'back_forward'])('has a page whole after %s', (type) => {
    expect(open(type).dataset).toEqual({ returning: '/de/pricing' })
  })

  it('has a page whole to which the app goes back', () => {
    const { dataset, page, location } = open('navigate')
    location.pathname = '/de'
    page.dispatchEvent(new Event('popstate'))
    expect(dataset.returning).toBe('/de')
  })

  it('has a page whole whose address names a place in it', () => {
    expect(open('navigate', { hash: '#faq' }).dataset).toEqual({})
  })
})

describe.each(['navigate', 'prerender', undefined])('a new page (%s)', (type) => {
  it('is laid out part by part once its first frame is drawn', () => {
    const { dataset, draw } = open(type)
    vi.advanceTimersByTime(1_000)
    expect(dataset).toEqual({ rest: 'first' })
    draw()
    expect(dataset.rest).toBe('first')
    vi.advanceTimersByTime(80)
    expect(dataset.rest).toBe('second')
    vi.advanceTimersByTime(80)
    expect(dataset.rest).toBe('third')
    vi.advanceTimersByTime(140)
    expect(dataset.rest).toBe('footer')
    vi.advanceTimersByTime(80)
    expect(dataset.rest).toBe('all')
  })

  it('has its third part when it is read', () => {
    const { dataset, draw, page } = open(type, { isRead: false })
    draw()
    vi.advanceTimersByTime(1_000)
    expect(dataset.rest).toBe('second')
    page.dispatchEvent(new Event('DOMContentLoaded'))
    expect(dataset.rest).toBe('second')
    vi.advanceTimersByTime(0)
    expect(dataset.rest).toBe('third')
  })

  it('is whole at last although no frame is drawn, and stays so', () => {
    const { dataset, draw } = open(type)
    vi.advanceTimersByTime(3_000)
    expect(dataset.rest).toBe('all')
    draw()
    vi.advanceTimersByTime(100)
    expect(dataset.rest).toBe('all')
  })
})
