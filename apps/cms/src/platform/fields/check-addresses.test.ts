import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { describe, expect, it } from 'vitest'
import {
  checkEmbed,
  checkSitePath,
  isFreePath,
  isOldPath,
  typedOldPath,
  typedPath,
} from './check-addresses'

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

describe('an old path', () => {
  it.each([
    ['/old page.html', 'old page.html'],
    ['/old%20page.html', 'old page.html'],
    ['old.php?id=5', 'old.php'],
    ['/shop/#top', 'shop'],
    ['https://www.studio.example/about us/?lang=de#x', 'about us'],
    ['  /über-uns.html ', 'über-uns.html'],
    ['/من-نحن/', 'من-نحن'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(typedOldPath(typed)).toBe(stored)
    expect(isOldPath(typedOldPath(typed))).toBe(true)
  })

  it.each([
    '',
    '?id=5',
    '/',
    'a//b',
    '../a',
    'a\\b',
    'a\u00a0b',
    'a\u200bb',
    'https://x.example',
    5,
  ])('%j is refused', (typed) => {
    expect(isOldPath(typedOldPath(typed))).toBe(false)
  })
})

it.each([
  ['/careers', 'careers'],
  [' careers/animator/ ', 'careers/animator'],
])('the target %j may have slashes around it', (typed, path) => {
  expect(typedPath(typed)).toBe(path)
  expect(checkSitePath(typedPath(typed))).toBe(true)
})
