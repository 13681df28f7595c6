import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queryOf, withQuery } from './redirect-query'

describe('the query of a redirected visitor', () => {
  it.each([
    ['/3d-reel?x=1', '/3d-animatics-reel', '/3d-animatics-reel?x=1'],
    ['/3d-reel', '/3d-animatics-reel', '/3d-animatics-reel'],
    ['/3d-reel?', '/3d-animatics-reel', '/3d-animatics-reel'],
    ['/a?x=1&_rsc=abc', '/b', '/b?x=1'],
    ['/a?_rsc=abc', '/b', '/b'],
    ['/a?x=%20&y=', '/b#part', '/b?x=%20&y=#part'],
    ['/a?x=1', 'https://other.example/b?c=2', 'https://other.example/b?c=2&x=1'],
  ])('The query of %s is added to %s', (target, location, expected) => {
    expect(withQuery(location, queryOf(target))).toBe(expected)
  })

  it('Any query arrives complete', () => {
    const pair = fc.stringMatching(/^[a-z]{1,4}=[\w%+.~/?:@-]{0,8}$/)
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 4 }), (pairs) => {
        const query = pairs.join('&')
        expect(queryOf(withQuery('/b', queryOf(`/a?${query}`)))).toBe(query)
      }),
    )
  })
})
