import type { Action, Media } from '@studio/shared/contracts/common'
import { describe, expect, it } from 'vitest'
import { takeVideo } from './take-video'

const picture: Media = {
  src: '/media/1/poster.webp',
  alt: 'A road at night',
  width: 1600,
  height: 900,
  mimeType: 'image/webp',
  focalPoint: { x: 50, y: 50 },
  dominantColor: null,
  clip: null,
}

const button = (label: string, href: string): Action => ({
  label,
  href,
  isExternal: !href.startsWith('/'),
  emphasis: 'primary',
})

const film = button('Reel', 'https://vimeo.com/76979871')
const contact = button('Contact', '/contact')
const other = button('Making of', 'https://youtu.be/aqz-KE-bpKQ')

describe('the buttons beside a picture', () => {
  it('The picture becomes the poster of their first video, which is then no button', () => {
    expect(takeVideo(picture, [contact, film, other])).toEqual({
      film: { link: { provider: 'vimeo', id: '76979871' }, href: film.href, title: 'Reel' },
      others: [contact, other],
    })
  })

  it('They are unchanged without a video, or without a picture as its poster', () => {
    expect(takeVideo(picture, [contact])).toEqual({ film: null, others: [contact] })
    expect(takeVideo(null, [film])).toEqual({ film: null, others: [film] })
  })

  it('They are unchanged if an editor wants the video over the page', () => {
    const overThePage = button('Reel', `${film.href}#film`)
    expect(takeVideo(picture, [overThePage])).toEqual({ film: null, others: [overThePage] })
  })
})
