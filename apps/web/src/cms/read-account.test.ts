import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CREDENTIALS, startStandInCms } from '@/test-support/stand-in-cms'

let cms: Awaited<ReturnType<typeof startStandInCms>>

beforeAll(async () => {
  cms = await startStandInCms()
})
beforeEach(() => void cms.forget())
afterAll(() => cms.stop())

async function read() {
  const { readAccount } = await import('./read-account')
  return readAccount(CREDENTIALS.token, 'ar')
}

describe('GET /user', () => {
  it('its response becomes the user object', async () => {
    cms.says = { status: 200, body: JSON.stringify({ ...CREDENTIALS.user, password: 'no' }) }
    expect(await read()).toEqual(CREDENTIALS.user)
    expect(cms.heard.map(({ line }) => line)).toEqual(['GET /api/user'])
    expect(cms.heard[0]?.headers).toMatchObject({
      authorization: `Bearer ${CREDENTIALS.token}`,
      'accept-language': 'ar',
    })
  })

  it('is nobody where the session has ended', async () => {
    cms.says = { status: 401, body: '{"error":{"code":"sessionExpired"}}' }
    expect(await read()).toBeNull()
  })

  it.each([
    [500, '{"error":{"code":"internal"}}'],
    [200, '{"id":"7"}'],
    [200, '<html>'],
  ])('is a failure with %i and %s', async (status, body) => {
    cms.says = { status, body }
    await expect(read()).rejects.toThrow(`${status} from`)
  })
})
