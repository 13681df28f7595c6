import { describe, expect, it } from 'vitest'
import { findFreePort } from '../ports.mjs'
import { checkConnection } from './check-connection.mjs'

const good = process.env.TEST_DATABASE_SERVER ?? ''

/** @param {Partial<URL>} change */
function changed(change) {
  return Object.assign(new URL(good), change).href
}

describe('DATABASE_URL', () => {
  it('is fine when it works', async () => {
    await expect(checkConnection(good)).resolves.toBeUndefined()
  })

  it('with a wrong password is told as that', async () => {
    await expect(checkConnection(changed({ password: 'wrong' }))).rejects.toThrow(
      /refused the password of the user studio\.$/,
    )
  })

  it('with a missing database is told as that', async () => {
    await expect(checkConnection(changed({ pathname: '/nowhere' }))).rejects.toThrow(
      /there is no database "nowhere"/,
    )
  })

  it('that leads nowhere is told as that', async () => {
    const port = String(await findFreePort())
    await expect(checkConnection(changed({ port }))).rejects.toThrow(/nothing listens at/)
  })
})
