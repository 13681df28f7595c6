import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { withReturnScript } from './return-script'

const PAGE = '<html><head><meta charSet="utf-8"/></head><body><p>&lt;head> $&</p></body></html>'

/** A browser that has just begun to read the page. */
function open(type: string | undefined) {
  const dataset: { returning?: string } = {}
  const page = new EventTarget()
  const location = { pathname: '/de/pricing' }
  runInNewContext(/<script>(.*?)<\/script>/s.exec(withReturnScript(PAGE))?.[1] ?? '', {
    addEventListener: page.addEventListener.bind(page),
    document: { documentElement: { dataset } },
    location,
    performance: { getEntriesByType: () => (type === undefined ? [] : [{ type }]) },
  })
  return { dataset, page, location }
}

describe('the script of a return', () => {
  it('stands before all else in the head', () => {
    const html = withReturnScript(PAGE)
    expect(html.replace(/<script>.*<\/script>/s, '')).toBe(PAGE)
    expect(html).toMatch(/^<html><head><script>/)
  })

  it('leaves what is no page alone', () => {
    expect(withReturnScript('<p>Hello</p>')).toBe('<p>Hello</p>')
  })

  it.each([
    ['reload', '/de/pricing'],
    ['back_forward', '/de/pricing'],
    ['navigate', undefined],
    ['prerender', undefined],
    [undefined, undefined],
  ])('after %s marks the page as %s', (type, mark) => {
    expect(open(type).dataset.returning).toBe(mark)
  })

  it('marks a page to which the app goes back', () => {
    const { dataset, page, location } = open('navigate')
    location.pathname = '/de'
    page.dispatchEvent(new Event('popstate'))
    expect(dataset.returning).toBe('/de')
  })
})
