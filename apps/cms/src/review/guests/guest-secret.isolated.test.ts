import { beforeEach, expect, it, vi } from 'vitest'
import { digestOf } from '../../accounts/secrets'
import { newGuestSecret, readGuestSecret } from './guest-secret'

const { env } = vi.hoisted(() => ({ env: { PAYLOAD_SECRET: '' } }))
vi.mock('../../env', () => ({ env }))

beforeEach(() => {
  env.PAYLOAD_SECRET = 'a secret of this backend alone, long'
})

it('a secret is read again from its seed, and has the shape of all of them', () => {
  const { seed, secret } = newGuestSecret()
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(readGuestSecret(seed, digestOf(secret))).toBe(secret)
  expect(newGuestSecret().secret).not.toBe(secret)
})

it('neither the seed nor the digest is the secret, nor does another backend find it', () => {
  const { seed, secret } = newGuestSecret()
  expect([seed, digestOf(seed)]).not.toContain(secret)
  env.PAYLOAD_SECRET = 'a secret of another backend, as long'
  expect(readGuestSecret(seed, digestOf(secret))).toBeNull()
})

it.each([null, undefined, ''])(
  'a link with the seed %j is one that nobody can read again',
  (seed) => {
    expect(readGuestSecret(seed, digestOf('x'))).toBeNull()
  },
)
