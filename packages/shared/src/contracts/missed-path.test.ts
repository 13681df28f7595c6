import { expect, it } from 'vitest'
import { missedPathSchema } from './search'

it.each(['old-page', '/old-page', 'services/2d-animation/', '%C3%BCber-uns', 'about.html', 'قديم'])(
  'a path of the site can be reported: %s',
  (path) => {
    expect(missedPathSchema.safeParse({ path }).success).toBe(true)
  },
)

it.each([
  'javascript:alert(1)',
  '/javascript:alert(1)',
  ' javascript:alert(1)',
  'JAVASCRIPT:x',
  'data:text/html,x',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\0',
  '/a\nb',
  '/a\u200bb',
  '',
])('a text that is no path of the site is refused: %j', (path) => {
  expect(missedPathSchema.safeParse({ path }).success).toBe(false)
})
