import { describe, expect, it } from 'vitest'
import { findFreePort } from '../ports.mjs'
import { checkConnection } from './check-connection.mjs'

const good = process.env.TEST_DATABASE_SERVER ?? ''

/** @param {Partial<URL>} change */
function changed(change) {
  return Object.assign(new URL(good), change).href
}

describe('DATABASE_URL', () => {
  it('A working address passes', async () => {
    await expect(checkConnection(good)).resolves.toBeUndefined()
  })

  it('A wrong password is reported as such', async () => {
    await expect(checkConnection(changed({ password: 'wrong' }))).rejects.toThrow(
      /refused the password of the user studio\.$/,
    )
  })

  it('A missing database is reported as such', async () => {
    await expect(checkConnection(changed({ pathname: '/nowhere' }))).rejects.toThrow(
      /there is no database "nowhere"/,
    )
  })

  it('An address without a server is reported as such', async () => {
    const port = String(await findFreePort())
    await expect(checkConnection(changed({ port }))).rejects.toThrow(/nothing listens at/)
  })
})
