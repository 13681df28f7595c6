import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTarget } from './request-target'

function read(url: string, host = 'studio.example') {
  const request = { url, headers: { host } }
  readTarget(request)
  return { url: request.url, host: request.headers.host }
}

describe('the target of a request', () => {
  it.each([
    ['/pricing?lang=uk', '/pricing?lang=uk'],
    ['http://studio.example/pricing?lang=uk', '/pricing?lang=uk'],
    ['HTTP://studio.example', '/'],
    ['http://studio.example?lang=uk', '/?lang=uk'],
    ['*', '/api/health'],
    ['/http://other.example/', '/http://other.example/'],
    ['/a%', '/a%25'],
    ['/%F0%9F%9', '/%25F0%259F%259'],
    ['/de/%9?lang=%C3%A4', '/de/%259?lang=%C3%A4'],
    ['/d%C3%BCsen/a%20b?q=%', '/d%C3%BCsen/a%20b?q=%'],
  ])('%s is %s', (target, url) => {
    expect(read(target)).toEqual({ url, host: 'studio.example' })
  })

  it('names the host where it is absolute, whatever the header says', () => {
    expect(read('http://www.studio.de:3000/faq')).toEqual({
      url: '/faq',
      host: 'www.studio.de:3000',
    })
  })

  it('stays where it means something, and otherwise means itself', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('/', 'a', '%', 'F', '0', '9', 'C', '3', '?') }),
        (rest) => {
          const [path = ''] = `/${rest}`.split('?', 1)
          const [literal = ''] = read(`/${rest}`).url.split('?', 1)
          expect([path, decodeOrNull(path)]).toContain(decodeURIComponent(literal))
        },
      ),
    )
  })
})

function decodeOrNull(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
