import { expect, it } from 'vitest'
import { isGermanHost } from './negotiation'

it.each([
  ['studio.de', true],
  ['www.studio.de', true],
  ['de.studio.example', true],
  ['studio.example', false],
  ['code.studio.example', false],
  ['studio.de.example', false],
  ['', false],
])('%s is a German host: %s', (host, isGerman) => {
  expect(isGermanHost(host)).toBe(isGerman)
})
