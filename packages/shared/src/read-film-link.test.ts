import { describe, expect, it } from 'vitest'
import { filmLink } from './film-link'
import { readFilmLink } from './read-film-link'

const OWN = '/media/m4x1/night-drive.mp4'

describe('a link to a film', () => {
  it.each([OWN, '/media/m4x1/night-drive.webm', '/media/m4x1/nacht%20fahrt.mp4'])(
    'of the studio’s own is read: %s',
    (src) => {
      expect(readFilmLink(filmLink(src))).toEqual({ type: 'own', src })
    },
  )

  it('of others is read, whatever the editor pasted behind it', () => {
    const link = { provider: 'vimeo', id: '76979871' }
    const href = filmLink('https://vimeo.com/76979871#t=10s')
    expect(href).toBe('https://vimeo.com/76979871#film')
    expect(readFilmLink(href)).toEqual({ type: 'others', link })
  })

  it.each([
    OWN,
    'https://vimeo.com/76979871',
    '/pricing#film',
    '/media/night-drive.mp4#film',
    '/media/m4x1/plan.pdf#film',
    '/media/m4x1/x.mp4?y=#film',
    'https://films.example/76979871#film',
    'https://films.example/media/a/b.mp4#film',
    '//evil.example/media/a/b.mp4#film',
    'javascript:alert(1)#film',
    '#film',
  ])('is none: %s', (href) => {
    expect(readFilmLink(href)).toBeNull()
  })
})
