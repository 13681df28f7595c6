import { expect, it } from 'vitest'
import { hasCallButton } from './appearance'

it.each([
  ['virtual-production', true],
  ['virtual-production-real-estate', true],
  ['virtual-production/packages', true],
  ['los-angeles-virtual-production', true],
  ['work/virtual-production', false],
  ['pricing', false],
  ['', false],
])('%j has a call button in its header: %s', (path, answer) => {
  expect(hasCallButton(path)).toBe(answer)
})
