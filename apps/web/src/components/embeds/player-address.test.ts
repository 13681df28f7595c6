import { describe, expect, it } from 'vitest'
import { playerAddress } from './player-address'

const youtube = { provider: 'youtube', id: 'aqz-KE-bpKQ' } as const
const vimeo = { provider: 'vimeo', id: '76979871' } as const

describe('a player', () => {
  it.each([
    [vimeo, 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
    [
      { ...vimeo, key: '8272103f6e' },
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e',
    ],
    [
      youtube,
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1&hl=de',
    ],
  ])('The player of %o does not track the visitor', (link, address) => {
    expect(playerAddress(link, 'de')).toBe(address)
  })
})
