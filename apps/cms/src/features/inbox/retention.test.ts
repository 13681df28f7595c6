import { expect, it } from 'vitest'
import { keepUntil } from './retention'

const received = new Date('2026-01-01T00:00:00Z')

it.each([
  ['inquiry', 'new', '2028-01-01'],
  ['contact', 'closed', '2028-01-01'],
  ['virtualSet', 'answered', '2028-01-01'],
  ['feedback', 'new', '2028-01-01'],
  ['visit', 'closed', '2028-01-01'],
  ['application', 'new', '2026-07-03'],
  ['application', 'spam', '2026-01-31'],
  ['contact', 'spam', '2026-01-31'],
] as const)('keeps a %s that is %s until %s', (kind, status, day) => {
  expect(keepUntil(kind, status, received).toISOString().slice(0, 10)).toBe(day)
})
