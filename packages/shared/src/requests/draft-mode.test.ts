import { describe, expect, it } from 'vitest'
import { DRAFT_MODE_GRACE, joinTickets, signPreview } from '../preview'
import { dropDraftMode, limitDraftMode } from './draft-mode'

const left = (cookie?: string) => {
  const headers = { ...(cookie !== undefined && { cookie }) }
  dropDraftMode({ headers })
  return headers.cookie
}

describe('dropDraftMode', () => {
  it.each([
    ['__prerender_bypass=abc', ''],
    ['a=1; __prerender_bypass=abc; preview=x.y', 'a=1; preview=x.y'],
    ['a=__prerender_bypass; b=2', 'a=__prerender_bypass; b=2'],
    ['a=1;b=2', 'a=1;b=2'],
    [undefined, undefined],
  ])('%j becomes %j', (cookie, expected) => {
    expect(left(cookie)).toBe(expected)
  })
})

describe('limitDraftMode', () => {
  const NOW = Date.UTC(2026, 10, 26)
  const SECRET = 's'.repeat(32)
  const MODE = '__prerender_bypass=abc'
  const ticket = (expires: number, secret = SECRET) =>
    signPreview({ collection: 'pages', id: 4, by: 2, expires }, secret)
  const left = (cookie: string) => {
    const headers = { cookie }
    limitDraftMode({ headers }, SECRET, NOW)
    return headers.cookie
  }

  it('The cookie stays with a valid ticket, and for an hour after the ticket has expired', () => {
    for (const expires of [NOW + 1_000, NOW - DRAFT_MODE_GRACE + 1_000]) {
      const cookie = `a=1; ${MODE}; preview=${joinTickets(['x.y', ticket(expires)])}`
      expect(left(cookie)).toBe(cookie)
    }
  })

  it.each([
    ['no ticket', ''],
    ['an empty one', 'preview='],
    ['one that is over', `preview=${ticket(NOW - DRAFT_MODE_GRACE - 1_000)}`],
    ['a forged one', `preview=${ticket(NOW + 1_000, 'f'.repeat(32))}`],
    ['one of another name', `previews=${ticket(NOW + 1_000)}`],
    ['half an escape', 'preview=%'],
  ])('The cookie is dropped with %s', (_, preview) => {
    expect(left(`${MODE}; ${preview}`)).toBe(preview)
    expect(left(`a=1; ${MODE}`)).toBe('a=1')
  })

  it('Other cookies are unchanged', () => {
    expect(left('country=uk; preview=x')).toBe('country=uk; preview=x')
  })
})
