import { beforeEach, expect, it, vi } from 'vitest'
import { digestOf } from '../../accounts/secrets'
import { newGuestSecret, readGuestSecret } from './guest-secret'

const { env } = vi.hoisted(() => ({ env: { PAYLOAD_SECRET: '' } }))
vi.mock('../../../platform/env', () => ({ env }))

beforeEach(() => {
  env.PAYLOAD_SECRET = 'a secret of this backend alone, long'
})

it('a secret is derived from its seed, and has the usual format', () => {
  const { seed, secret } = newGuestSecret()
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(readGuestSecret(seed, digestOf(secret))).toBe(secret)
  expect(newGuestSecret().secret).not.toBe(secret)
})

it('neither the seed, the digest nor another backend reveals the secret', () => {
  const { seed, secret } = newGuestSecret()
  expect([seed, digestOf(seed)]).not.toContain(secret)
  env.PAYLOAD_SECRET = 'a secret of another backend, as long'
  expect(readGuestSecret(seed, digestOf(secret))).toBeNull()
})

it.each([null, undefined, ''])('a link with the seed %j cannot be shown again', (seed) => {
  expect(readGuestSecret(seed, digestOf('x'))).toBeNull()
})
