import { idempotencyKeyField } from '@studio/shared/api/guards'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyOfContent } from './key-of-content'

describe('keyOfContent', () => {
  it('is valid for the contract with any content', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (content, day) => {
        const key = keyOfContent(content, day)
        expect(idempotencyKeyField.safeParse(key).success).toBe(true)
        expect(keyOfContent(content, day)).toBe(key)
      }),
    )
  })

  it('differs for other content, and on another day', () => {
    const key = keyOfContent(['contact', { message: 'a' }], '2026-11-21')
    expect(keyOfContent(['contact', { message: 'b' }], '2026-11-21')).not.toBe(key)
    expect(keyOfContent(['inquiry', { message: 'a' }], '2026-11-21')).not.toBe(key)
    expect(keyOfContent(['contact', { message: 'a' }], '2026-11-22')).not.toBe(key)
  })
})
