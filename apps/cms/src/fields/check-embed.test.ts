import { describe, expect, it } from 'vitest'
import { checkEmbed } from './check-embed'

describe('the address of a film', () => {
  it.each([null, undefined, '', 'https://vimeo.com/76979871', 'https://youtu.be/aqz-KE-bpKQ'])(
    'may be %j',
    (address) => {
      expect(checkEmbed(address)).toBe(true)
    },
  )

  it.each([
    'http://vimeo.com/76979871',
    'https://vimeo.com/studio',
    'https://example.com/film.mp4',
    'javascript:alert(1)',
    'vimeo.com/76979871',
    5,
  ])('may not be %j', (address) => {
    expect(checkEmbed(address)).toMatch(/Vimeo or YouTube/)
  })
})
