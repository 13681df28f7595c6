import { describe, expect, it } from 'vitest'
import { dropDraftMode } from './drop-draft-mode'

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
