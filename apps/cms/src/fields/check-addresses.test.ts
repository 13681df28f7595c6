import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { describe, expect, it } from 'vitest'
import { checkEmbed, isFreePath } from './check-addresses'

it.each(['pricing', 'service/boardomatics', 'portal-for-clients', 'settings-guide'])(
  'the path %j can be used for content',
  (path) => {
    expect(isFreePath(path)).toBe(true)
  },
)

it.each([...Object.values(ACCOUNT_PATHS), '', 'api', 'a//b', undefined, null, 7])(
  'the path %j is reserved',
  (path) => {
    expect(isFreePath(path)).toBe(false)
  },
)

describe('the address of a video', () => {
  it.each([null, undefined, '', 'https://vimeo.com/76979871', 'https://youtu.be/aqz-KE-bpKQ'])(
    'the address %j is accepted',
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
  ])('the address %j is refused', (address) => {
    expect(checkEmbed(address)).toMatch(/Vimeo or YouTube/)
  })
})
