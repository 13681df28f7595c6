import { idempotencyKeyField } from '@studio/shared/api/guards'
import { describe, expect, it } from 'vitest'
import { attemptKeys } from './attempt-key'

describe('attemptKeys', () => {
  it('gives a second press of the same the same key, and other words another', () => {
    const keyOf = attemptKeys()
    const first = keyOf('a')
    expect(keyOf('a')).toBe(first)
    expect(keyOf('b')).not.toBe(first)
  })

  it('gives keys that the contract takes, to each visitor others', () => {
    const keys = Array.from({ length: 50 }, () => attemptKeys()('a'))
    expect(new Set(keys).size).toBe(50)
    for (const key of keys) expect(idempotencyKeyField.safeParse(key).success).toBe(true)
  })
})
