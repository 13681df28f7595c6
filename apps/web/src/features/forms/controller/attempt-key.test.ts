import { idempotencyKeyField } from '@studio/shared/api/guards'
import { describe, expect, it } from 'vitest'
import { attemptKeys } from './attempt-key'

describe('attemptKeys', () => {
  it('are equal for equal content, and differ otherwise', () => {
    const keyOf = attemptKeys()
    const first = keyOf('a')
    expect(keyOf('a')).toBe(first)
    expect(keyOf('b')).not.toBe(first)
  })

  it('match the contract, and differ between visitors', () => {
    const keys = Array.from({ length: 50 }, () => attemptKeys()('a'))
    expect(new Set(keys).size).toBe(50)
    for (const key of keys) expect(idempotencyKeyField.safeParse(key).success).toBe(true)
  })
})
