import { expect, it } from 'vitest'
import { placeOfPath } from './place-of-path'

const IDS: Record<string, unknown> = { 'blocks.0': 'x1', 'blocks.1': 'x2', 'blocks.1.steps.3': 7 }

it.each([
  ['title', 'title'],
  ['seo.title', 'seo.title'],
  ['blocks.0.heading', 'blocks.x1.heading'],
  ['blocks.1.steps.3.name', 'blocks.x2.steps.7.name'],
  ['blocks.5.heading', 'blocks.5.heading'],
])('%s is the place %s', (path, place) => {
  expect(placeOfPath(path, (row) => IDS[row])).toBe(place)
})
