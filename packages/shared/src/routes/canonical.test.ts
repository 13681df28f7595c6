import { expect, it } from 'vitest'
import { canonicalPathname } from './canonical'
import { ROUTES } from './manifest'

it.each([
  ['/AR/pricing', '/ar/pricing'],
  ['/PRICING', '/pricing'],
  ['/De/Case-Studies/ASAHI', '/de/case-studies/asahi'],
  ['/AR', '/ar'],
  ['/WORK/man_woman', '/work/Man_Woman'],
  ['/Portal/Review/12', '/portal/review/12'],
  ['/DE/Guest/aBcD', '/de/guest/aBcD'],
  ['/PASSWORD/RESET/AbC', '/password/reset/AbC'],
  ['/portal/messages/7K3F-92QD', '/portal/messages/7K3F-92QD'],
  ['/SEARCH', '/search'],
  ['/Form/Contact', '/form/Contact'],
  ['/AR/An-Editors-Page', '/ar/An-Editors-Page'],
  ['/An-Editors-Page', '/An-Editors-Page'],
  ['/work/Man_Woman', '/work/Man_Woman'],
  ['/', '/'],
  ['/%C3%BCber-uns', '/%C3%BCber-uns'],
])('%s becomes %s', (pathname, canonical) => {
  expect(canonicalPathname(pathname)).toBe(canonical)
  expect(canonicalPathname(canonical)).toBe(canonical)
})

it('Every path of the plan is recognized in capitals', () => {
  for (const { path } of ROUTES) {
    expect(canonicalPathname(`/DE/${path.toUpperCase()}`.replace(/\/$/, ''))).toBe(
      `/de/${path}`.replace(/\/$/, ''),
    )
  }
})
