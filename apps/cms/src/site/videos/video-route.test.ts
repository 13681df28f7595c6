import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerVideoRoute, videoRouteOf } from './video-route'

const amber = { path: 'beauty-reel/amber-rising', otherCategories: ['company-reel'] }
const couple = { path: 'work/Man_Woman', otherCategories: ['beauty-reel', 'live-test'] }

describe('videoRouteOf', () => {
  it.each([
    ['amber-rising', { slug: 'amber-rising', category: null }],
    ['beauty-reel/amber-rising', { slug: 'amber-rising', category: 'beauty-reel' }],
    ['blog/amber-rising', { slug: 'amber-rising', category: null }],
    ['blog', { slug: 'blog', category: null }],
    ['work/Man_Woman', { slug: 'Man_Woman', category: 'work' }],
  ])('reads %s', (path, route) => {
    expect(videoRouteOf(path)).toEqual(route)
  })

  it.each(['', 'a/b/c', 'blog/a/b'])('does not read %j as a video', (path) => {
    expect(videoRouteOf(path)).toBeNull()
  })
})

describe('the answer to the path of a video', () => {
  it.each([
    ['beauty-reel/amber-rising', amber, { kind: 'show' }],
    ['work/Man_Woman', couple, { kind: 'show' }],
    ['amber-rising', amber, { kind: 'redirect', to: amber.path }],
    ['Man_Woman', couple, { kind: 'redirect', to: couple.path }],
    ['blog/amber-rising', amber, { kind: 'redirect', to: amber.path }],
    ['company-reel/amber-rising', amber, { kind: 'redirect', to: amber.path }],
    ['beauty-reel/Man_Woman', couple, { kind: 'redirect', to: couple.path }],
    ['gaming-reel/amber-rising', amber, { kind: 'pass' }],
    ['no-such-thing/amber-rising', amber, { kind: 'pass' }],
    ['beauty-reel/amber-rising/more', amber, { kind: 'pass' }],
    ['beauty-reel/unknown', null, { kind: 'pass' }],
    ['unknown', null, { kind: 'pass' }],
    ['blog/unknown', null, { kind: 'pass' }],
    ['', null, { kind: 'pass' }],
  ])('is right for %s', (path, video, answer) => {
    expect(answerVideoRoute(path, video)).toEqual(answer)
  })

  const slug = fc.stringMatching(/^[a-z0-9]{1,8}$/)
  const video = fc
    .record({ category: slug, slug, otherCategories: fc.array(slug) })
    .map(({ category, slug: name, otherCategories }) => ({
      path: `${category}/${name}`,
      otherCategories,
    }))

  it('never redirects in a circle: the target of a redirect shows the video', () => {
    fc.assert(
      fc.property(fc.array(slug, { minLength: 1, maxLength: 3 }), video, (segments, known) => {
        const answer = answerVideoRoute(segments.join('/'), known)
        if (answer.kind === 'redirect') {
          expect(answerVideoRoute(answer.to, known)).toEqual({ kind: 'show' })
        }
      }),
    )
  })

  it('shows each video at one path only', () => {
    fc.assert(
      fc.property(slug, slug, video, (first, second, known) => {
        const isOwn = `${first}/${second}` === known.path
        expect(answerVideoRoute(`${first}/${second}`, known).kind === 'show').toBe(isOwn)
      }),
    )
  })
})
