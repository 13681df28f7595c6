import { describe, expect, it } from 'vitest'
import { explainConnectionError } from './explain-connection-error.mjs'

const address = 'postgres://ada:hunter2@db.example:6000/site'

describe('a failed connection', () => {
  it.each([
    ['ECONNREFUSED', 'nothing listens at db.example:6000'],
    ['ENOTFOUND', 'there is no host db.example:6000'],
    ['28P01', 'db.example:6000 refused the password of the user ada'],
    ['3D000', 'there is no database "site" at db.example:6000'],
  ])('%s is explained as: %s', (code, reason) => {
    const error = explainConnectionError(Object.assign(new Error('raw text'), { code }), address)
    expect(error.message).toBe(`DATABASE_URL does not work: ${reason}.`)
  })

  it("An unknown error's message is included", () => {
    const { message } = explainConnectionError(new Error('timeout expired'), address)
    expect(message).toBe(
      'DATABASE_URL does not work: db.example:6000 did not take the connection (timeout expired).',
    )
  })

  it('The password is never shown', () => {
    expect(explainConnectionError(new Error('x'), address).message).not.toContain('hunter2')
  })
})
