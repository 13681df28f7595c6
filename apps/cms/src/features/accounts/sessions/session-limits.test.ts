import { expect, it } from 'vitest'
import { endOf, limitsOf } from './session-limits'

const START = new Date('2026-11-25T08:00:00Z')

it.each([
  ['staff', { isStaff: true }, '08:00', '2026-11-25T08:30'],
  [
    'staff who asked to be remembered',
    { isStaff: true, remember: true },
    '08:00',
    '2026-11-25T08:30',
  ],
  ['staff at work', { isStaff: true }, '19:20', '2026-11-25T19:50'],
  ['staff after a long day', { isStaff: true }, '19:45', '2026-11-25T20:00'],
  ['a client', {}, '12:00', '2026-11-26T08:00'],
  ['a client who is remembered', { remember: true }, '12:00', '2026-12-25T12:00'],
])('the session of %s, last seen at %3$s, ends in time', (_, who, seen, end) => {
  const seenAt = new Date(`2026-11-25T${seen}:00Z`)
  expect(endOf(limitsOf(who), START, seenAt).toISOString()).toBe(`${end}:00.000Z`)
})

it('remembered sessions of clients end after a year at most', () => {
  const seenAt = new Date(START.getTime() + 350 * 24 * 60 * 60 * 1000)
  expect(endOf(limitsOf({ remember: true }), START, seenAt).toISOString()).toBe(
    '2027-11-25T08:00:00.000Z',
  )
})
