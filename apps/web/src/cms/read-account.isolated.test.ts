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
  it('Its response becomes the user object', async () => {
    cms.says = { status: 200, body: JSON.stringify({ ...CREDENTIALS.user, password: 'no' }) }
    expect(await read()).toEqual(CREDENTIALS.user)
    expect(cms.heard.map(({ line }) => line)).toEqual(['GET /api/user'])
    expect(cms.heard[0]?.headers).toMatchObject({
      authorization: `Bearer ${CREDENTIALS.token}`,
      'accept-language': 'ar',
    })
  })

  it('It gives null after the session has ended', async () => {
    cms.says = { status: 401, body: '{"error":{"code":"sessionExpired"}}' }
    expect(await read()).toBeNull()
  })

  it.each([
    [500, '{"error":{"code":"internal"}}'],
    [200, '{"id":"7"}'],
    [200, '<html>'],
  ])('It is a failure with %i and %s', async (status, body) => {
    cms.says = { status, body }
    await expect(read()).rejects.toThrow(`${status} for /user`)
  })
})

describe('GET /portal/messages/{reference}', () => {
  const message = {
    reference: '7K3F-92QD',
    form: 'contact',
    status: 'answered',
    receivedAt: '2026-11-20T10:00:00.000Z',
    isFromAccount: true,
    name: 'Lina',
    email: 'lina@client.example',
    phone: '',
    company: '',
    projectType: 'animatics',
    topic: null,
    text: 'A car at dusk.',
    file: null,
    replies: [],
  }

  async function readOne(reference: string) {
    const { readMessage } = await import('./read-account')
    return readMessage(CREDENTIALS.token, 'de', reference)
  }

  it('It gives the message of the contract', async () => {
    cms.says = { status: 200, body: JSON.stringify({ ...message, notes: ['no'] }) }
    expect(await readOne('7K3F-92QD')).toEqual(message)
    expect(cms.heard[0]?.line).toBe('GET /api/portal/messages/7K3F-92QD')
  })

  it.each([401, 404])('It gives null with %i, and nothing else is requested', async (status) => {
    cms.says = { status, body: '{"error":{"code":"notFound"}}' }
    expect(await readOne('../portal')).toBeNull()
    expect(cms.heard[0]?.line).toBe('GET /api/portal/messages/..%2Fportal')
  })
})
