import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownerOf } from './owner-of'

const get = (url: string) => ({ method: 'GET', url })
const segment = fc.stringMatching(/^[a-z0-9-]{1,30}$/)

describe('the owner of an address', () => {
  it('is one of the processes, the same each time', () => {
    fc.assert(
      fc.property(segment, fc.integer({ min: 1, max: 16 }), (path, count) => {
        const owner = ownerOf(get(`/${path}`), count)
        expect(owner).toBe(ownerOf(get(`/${path}`), count))
        expect(owner).toBeGreaterThanOrEqual(0)
        expect(owner).toBeLessThan(count)
      }),
    )
  })

  it('does not depend on what stands behind the path', () => {
    fc.assert(
      fc.property(segment, fc.webQueryParameters(), (path, query) => {
        const owner = ownerOf(get(`/${path}`), 4)
        expect(ownerOf(get(`/${path}?${query}`), 4)).toBe(owner)
        expect(ownerOf(get(`/${path}/`), 4)).toBe(owner)
      }),
    )
  })

  it('gives the first process, which answers everybody, two pages of five', () => {
    const owners = Array.from({ length: 2_000 }, (_, index) => ownerOf(get(`/page-${index}`), 2))
    const ofFirst = owners.filter((owner) => owner === 0).length
    expect(ofFirst / owners.length).toBeGreaterThan(0.36)
    expect(ofFirst / owners.length).toBeLessThan(0.44)
  })

  it.each(['/api/ready', '/_next/image?url=x', '/media/a/film.mp4', '/sitemap.xml'])(
    'is whoever is asked for %s',
    (url) => {
      expect(ownerOf(get(url), 4)).toBeNull()
    },
  )

  it('of a form that came back is whoever took it', () => {
    expect(ownerOf(get('/form/contact?draft=x'), 4)).toBeNull()
    expect(ownerOf(get('/ar/form/contact?draft=x'), 4)).toBeNull()
    expect(ownerOf(get('/formats/contact'), 4)).not.toBeNull()
  })

  it('is whoever is asked where something is sent', () => {
    expect(ownerOf({ method: 'POST', url: '/pricing' }, 4)).toBeNull()
  })
})
