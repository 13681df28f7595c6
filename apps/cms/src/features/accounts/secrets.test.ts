import { pbkdf2Sync } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './secrets'

const hashOf = (password: string, salt: string, rounds: number) =>
  `pbkdf2-sha256-v1:${pbkdf2Sync(password, salt, rounds, 32, 'sha256').toString('hex')}`

it('a password is hashed with 600,000 iterations', async () => {
  const { hash, salt } = await hashPassword('lampe wolke fahrrad')
  expect(hash).toBe(hashOf('lampe wolke fahrrad', salt, 600_000))
})

it('a password is compared with hashes of the same number of iterations only', async () => {
  const kept = (rounds: number) => ({ hash: hashOf('lampe', 'salt', rounds), salt: 'salt' })
  expect(await isPassword('lampe', kept(600_000))).toBe(true)
  expect(await isPassword('wolke', kept(600_000))).toBe(false)
  expect(await isPassword('lampe', kept(600))).toBe(false)
})

it.each(['lampe\0', 'lampe\0\0', 'lam\0pe', '\0lampe', '\0', 'lampe\ud800'])(
  'a text that is hashed like another password is never the password: %j',
  async (given) => {
    const password = given.replaceAll('\0', '').replaceAll('\ud800', '\ufffd')
    const stored = { hash: hashOf(password, 'salt', 600_000), salt: 'salt' }
    expect(await isPassword(given, stored)).toBe(false)
  },
)
