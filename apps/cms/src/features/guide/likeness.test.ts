import { expect, it } from 'vitest'
import { likenessOf } from './likeness'

it.each([
  ['Who owns the footage?', 'who owns the footage', 1],
  ['هل يمكننا الحجز للغد؟', 'هل يمكننا الحجز للغد', 1],
  ['خصم 8 ساعات', '8. قواعد الاستخدام', 0.12],
  ['word', 'words', 0.57],
  ['', 'words', 0],
])('“%s” and “%s” are alike by %d', (one, other, likeness) => {
  expect(likenessOf(one, other)).toBeCloseTo(likeness, 1)
})
