import { runInNewContext } from 'node:vm'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { HYDRATING, INTERACTIVE } from './events.mjs'
import { checkMarkup, deferScripts } from './defer-scripts.mjs'

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`

const HINT =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>'
const OLD = '<script src="/_next/static/chunks/old.js" noModule=""></script>'

const PAGE = `<html><head>${HINT}${script('a')}${OLD}</head><body><p>Hello</p><script>push("</body>")</script>${script('b')}${script('a')}</body></html>`

/** Runs the page in a browser that is still loading it, and records the fetched scripts. */
function open(html: string) {
  const fetched: string[] = []
  const added: { src: string; async?: boolean }[] = []
  const page = new EventTarget()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const code = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, inline]) => inline).at(-1)
  runInNewContext(code ?? '', {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    setTimeout,
    requestAnimationFrame: (paint: () => void) => setTimeout(paint, 16),
    document: {
      readyState: 'interactive',
      createElement: () => ({}),
      head: {
        appendChild: (element: { src: string }) => {
          added.push(element)
          fetched.push(element.src)
        },
      },
    },
  })
  return { page, fetched, added }
}

const BOTH = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']

describe('deferred scripts', () => {
  it('The rest of the page is unchanged', () => {
    const html = deferScripts(PAGE)
    expect(html.replace(/<script>\(function.*\)<\/script>(?=<\/body><\/html>$)/s, '')).toBe(
      `<html><head>${OLD}</head><body><p>Hello</p><script>push("</body>")</script></body></html>`,
    )
  })

  it('A page without scripts is unchanged', () => {
    const plain = '<html><body><p>Hello</p></body></html>'
    expect(deferScripts(plain)).toBe(plain)
    expect(deferScripts(script('a'))).toBe(script('a'))
  })

  it('Each script is fetched once, two frames after the page has loaded', () => {
    const { page, fetched } = open(deferScripts(PAGE))
    expect(fetched).toEqual([])
    page.dispatchEvent(new Event('load'))
    expect(fetched).toEqual([])
    vi.advanceTimersByTime(40)
    page.dispatchEvent(new Event('keydown'))
    vi.advanceTimersByTime(10_000)
    expect(fetched).toEqual(BOTH)
  })

  it('The scripts run in their order', () => {
    const { page, added } = open(deferScripts(PAGE))
    page.dispatchEvent(new Event('keydown'))
    vi.advanceTimersByTime(10)
    expect(added.map(({ src, async }) => [src, async])).toEqual(BOTH.map((src) => [src, false]))
  })

  it.each(['pointerdown', 'keydown', 'focusin'])('They are fetched at once on %s', (name) => {
    const { page, fetched } = open(deferScripts(PAGE))
    page.dispatchEvent(new Event(name))
    expect(fetched).toEqual(BOTH.slice(0, 1))
    vi.advanceTimersByTime(1)
    expect(fetched).toEqual(BOTH)
  })

  it('They do not wait for a picture without end', () => {
    const { fetched } = open(deferScripts(PAGE))
    vi.advanceTimersByTime(2_501)
    expect(fetched).toEqual(BOTH)
  })

  describe('a press before hydration', () => {
    const button = (isFound: boolean) => {
      const found = { isConnected: true, click: vi.fn() }
      return { click: found.click, closest: () => (isFound ? found : null) }
    }
    const pressOn = (page: EventTarget, target: object) =>
      page.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: target }))

    it('The last one is repeated once the page is interactive', () => {
      const { page } = open(deferScripts(PAGE))
      const [first, last] = [button(true), button(true)]
      for (const target of [first, last, button(false)]) pressOn(page, target)
      page.dispatchEvent(new Event(HYDRATING))
      expect(last.click).not.toHaveBeenCalled()
      page.dispatchEvent(new Event(INTERACTIVE))
      page.dispatchEvent(new Event(INTERACTIVE))
      expect(last.click).toHaveBeenCalledOnce()
      expect(first.click).not.toHaveBeenCalled()
    })

    it('It is not repeated once React listens', () => {
      const { page } = open(deferScripts(PAGE))
      const target = button(true)
      page.dispatchEvent(new Event(HYDRATING))
      pressOn(page, target)
      page.dispatchEvent(new Event(INTERACTIVE))
      expect(target.click).not.toHaveBeenCalled()
    })
  })
})

describe('the check of a build', () => {
  it('It passes the known markup', () => {
    expect(() => checkMarkup(PAGE)).not.toThrow()
  })

  it.each([
    ['a page without scripts', '<html><body></body></html>'],
    [
      'another order of attributes',
      PAGE.replaceAll(' async=""', '').replaceAll('<script src', '<script async="" src'),
    ],
    [
      'one script that is written otherwise',
      PAGE.replace('<p>', '<script defer src="/_next/static/x.js"></script><p>'),
    ],
  ])('It fails the build at %s', (_, html) => {
    expect(() => checkMarkup(html)).toThrow('not written as')
  })
})
