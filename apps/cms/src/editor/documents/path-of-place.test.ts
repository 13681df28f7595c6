import { expect, it } from 'vitest'
import { pathOfPlace } from './path-of-place'

const ROWS: Record<string, unknown[]> = {
  blocks: ['66f1', '66f2'],
  'blocks.1.items': ['a', 7],
}
const idsAt = (path: string) => ROWS[path] ?? null

it.each([
  ['title', 'title'],
  ['seo/title', 'seo.title'],
  ['blocks/66f2/body#0.2', 'blocks.1.body'],
  ['blocks/66f2/items/7/question', 'blocks.1.items.1.question'],
  ['blocks/66f1', 'blocks.0'],
  ['blocks/removed/title', null],
  ['', null],
])('the field at %s has the path %s', (place, path) => {
  expect(pathOfPlace(place, idsAt)).toBe(path)
})
