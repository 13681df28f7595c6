import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPagePath } from '../paths'
import { hasCallButton, headerThemeOf } from './appearance'
import { isIndexedPath } from './indexing'
import { fixedLayoutOf } from './layout'
import { ROUTES, pathOf } from './manifest'
import { PATTERNS } from './patterns'
import { REDIRECTS, routeRedirect } from './redirects'

const paths = ROUTES.map(({ path }) => path)

describe('the manifest', () => {
  it('It has each path and each name once, and only valid paths', () => {
    expect(new Set(paths).size).toBe(paths.length)
    const names = [...ROUTES, ...PATTERNS].flatMap(({ name }) => name ?? [])
    expect(new Set(names).size).toBe(names.length)
    expect(paths.filter((path) => !isPagePath(path))).toEqual([])
  })

  it('It has the named routes of the plan', () => {
    const names = [...ROUTES, ...PATTERNS].flatMap(({ name }) => name ?? [])
    const planned =
      'login home blog post faq contact proworkspace about casestudies aiprocess aivideoproduction aianimatics aiphotomatics renderlux aiambassador animationcomparison boardomaticsv2 hybridanimatics 2danimaticsv2 3danimaticsv2 animationservices privacypolicy terms careers animatics virtualproduction chatbot video animatics.category animation.category'
    expect(names.sort()).toEqual(planned.split(' ').sort())
  })

  it('pathOf finds a path by its name and refuses unknown names', () => {
    expect(pathOf('proworkspace')).toBe('animation-studios-near-me')
    expect(() => pathOf('nowhere')).toThrow('nowhere')
  })
})

describe('redirects', () => {
  it.each([
    ['chatgpt-animated-chatbot', 'custom-ai-chatbot'],
    ['3d-reel', '3d-animatics-reel'],
    ['boardomatic-reel', 'boardomatics'],
    ['boardomatics', null],
    ['', null],
  ])('%j redirects to %j', (from, to) => {
    expect(routeRedirect(from)).toBe(to)
  })

  it('Each ends at a path of the plan in one step', () => {
    for (const { to } of REDIRECTS) {
      expect(paths).toContain(to)
      expect(routeRedirect(to)).toBeNull()
    }
  })
})

describe('the header', () => {
  it.each([
    ...['', 'traditional-animatics', 'hybrid-animatics', '2d-animatics', '3d-animatics'],
    ...['ai-animatics', 'ai-video-production', 'process', 'animation-services', 'renderlux'],
    ...['ai-ambassador', 'faq', 'ai-brand-ambassador', 'contact'],
  ])('It is dark on %j', (path) => {
    expect(headerThemeOf(path)).toBe('dark')
  })

  it.each([
    ...['results', 'boardomatics', 'ai-photomatics', 'animation-comparison', 'about-us'],
    ...['results/sesame-street', 'results/ai-brand-ambassador', 'careers', 'service/boardomatics'],
    ...['careers/3d-generalist', 'case-studies/renderlux', 'contact/miami', 'anything-else'],
  ])('It is light on %j', (path) => {
    expect(headerThemeOf(path)).toBe('light')
  })

  it.each([
    ['virtual-production', true],
    ['virtual-production-real-estate', true],
    ['virtual-production/packages', true],
    ['service/virtual-production', false],
    ['green-screen-studio', false],
    ['', false],
  ])('On %j it has a call button: %j', (path, isOffered) => {
    expect(hasCallButton(path)).toBe(isOffered)
  })
})

describe('search engines', () => {
  it.each([
    ...['login', 'register', 'password/reset', 'password/reset/abc', 'email/verify/5'],
    ...['settings', 'settings/profile', 'thank-you', 'survey'],
  ])('They may not index %j', (path) => {
    expect(isIndexedPath(path)).toBe(false)
  })

  it('They may index every page, post, job, study and work', () => {
    const open = ROUTES.filter(({ kind, isIndexed }) => kind !== 'account' && isIndexed !== false)
    expect(open.length).toBeGreaterThan(60)
    expect(open.filter(({ path }) => !isIndexedPath(path))).toEqual([])
  })
})

describe('the layout', () => {
  const bare = ['login', 'login/second-step', 'password/reset']

  it('Only the forms without header and footer are fixed as bare', () => {
    for (const path of bare) expect(fixedLayoutOf(path)).toBe('bare')
    fc.assert(
      fc.property(fc.string(), (path) => {
        fc.pre(!bare.includes(path))
        expect(fixedLayoutOf(path)).toBeNull()
      }),
    )
  })
})
