import { expect, it } from 'vitest'
import { newReference } from './reference'

it('is short, easy to spell, and another each time', () => {
  const references = Array.from({ length: 2_000 }, newReference)
  for (const reference of references)
    expect(reference).toMatch(/^[^ILOU\W_a-z]{4}-[^ILOU\W_a-z]{4}$/)
  expect(new Set(references).size).toBe(references.length)
})
