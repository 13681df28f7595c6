import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSimilarAsked } from './similar-flag'

const asked = (query: string) => isSimilarAsked(new URLSearchParams(query))

describe('the query flag similar', () => {
  it.each(['similar=true', '?similar=true', 'lang=uk&similar=true', 'similar=%74rue'])(
    'is set by %s',
    (query) => {
      expect(asked(query)).toBe(true)
    },
  )

  it.each([
    '',
    'similar',
    'similar=',
    'similar=1',
    'similar=TRUE',
    'similar=True',
    'similar=true%20',
    'similar=+true',
    'similar=yes',
    'similar=false',
    'Similar=true',
    'similar[]=true',
    'similar=true&similar=true',
    'similar=true&similar=false',
  ])('is not set by %j', (query) => {
    expect(asked(query)).toBe(false)
  })

  it('is set by no other value', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(isSimilarAsked(new URLSearchParams({ similar: value }))).toBe(value === 'true')
      }),
    )
  })
})
