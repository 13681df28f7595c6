import { describe, expect, it } from 'vitest'
import { filmLink, isOwnFilm, readFilmLink } from './film-link'

const OWN = '/media/m4x1/night-drive.mp4'

describe('a link to a film', () => {
  it.each([OWN, 'https://vimeo.com/76979871', 'https://youtu.be/aqz-KE-bpKQ?t=9'])(
    'to %s is read as it was written',
    (address) => {
      expect(readFilmLink(filmLink(address))).toBe(address)
    },
  )

  it('has one mark, whatever the editor pasted', () => {
    expect(filmLink('https://vimeo.com/76979871#t=10s')).toBe('https://vimeo.com/76979871#film')
  })

  it.each([
    OWN,
    'https://vimeo.com/76979871',
    '/pricing#film',
    '/media/m4x1/plan.pdf#film',
    'https://films.example/76979871#film',
    'javascript:alert(1)#film',
    '//evil.example/media/a/b.mp4#film',
    '#film',
  ])('is none: %s', (href) => {
    expect(readFilmLink(href)).toBeNull()
  })
})

it.each([
  [OWN, true],
  ['/media/m4x1/night-drive.webm', true],
  ['/media/night-drive.mp4', false],
  ['/media/m4x1/picture.avif', false],
  ['https://vimeo.com/76979871', false],
])('whether %s is the studio’s own film: %s', (address, isOwn) => {
  expect(isOwnFilm(address)).toBe(isOwn)
})
