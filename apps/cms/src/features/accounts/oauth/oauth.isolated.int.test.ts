import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CLIENT, startOauthServer } from '../../../test-support/oauth-server'
import { outcome, Person } from '../../../test-support/person'
import { setUpApp } from '../../../test-support/second-factor'
import { newStaff } from '../../../test-support/staff'
import { startCms, type TestCms } from '../../../test-support/start-cms'

let cms: TestCms
let provider: Awaited<ReturnType<typeof startOauthServer>>

beforeAll(async () => {
  provider = await startOauthServer()
  Object.assign(process.env, {
    OAUTH_GITHUB_ENABLED: 'true',
    OAUTH_GITHUB_CLIENT_ID: CLIENT.id,
    OAUTH_GITHUB_CLIENT_SECRET: CLIENT.secret,
    OAUTH_GITHUB_URL: provider.issuer,
    OAUTH_OIDC_ISSUER: provider.issuer,
    OAUTH_OIDC_CLIENT_ID: CLIENT.id,
    OAUTH_OIDC_CLIENT_SECRET: CLIENT.secret,
    OAUTH_OIDC_NAME: 'Agency',
  })
  cms = await startCms()
})

afterAll(async () => {
  await cms.stop()
  await provider.stop()
})

beforeEach(() => {
  const id = String(Math.ceil(Math.random() * 1_000_000_000))
  const email = `jo-${randomUUID().slice(0, 8)}@client.example`
  Object.assign(provider.person, { sub: id, email, isVerified: true })
})

type Id = 'github' | 'oidc'

async function begin(id: Id, query = '?consent=given'): Promise<string> {
  const response = await new Person(cms).call('startOauth', { parameters: { provider: id }, query })
  return ((await response.json()) as { url: string }).url
}

function finish(id: Id, back: URL, changes: Record<string, string> = {}): Promise<Response> {
  const { code, state } = Object.fromEntries(back.searchParams)
  const body = { code, state, ...changes }
  return new Person(cms).call('finishOauth', { parameters: { provider: id }, body })
}

async function through(id: Id, query?: string): Promise<Response> {
  return finish(id, provider.agree(await begin(id, query)))
}

async function userIn(response: Response) {
  return ((await response.json()) as { user: { id: string; email: string } }).user
}

it('lists the enabled providers', async () => {
  const response = await new Person(cms).call('listProviders')
  expect(await response.json()).toEqual([
    { id: 'github', name: 'GitHub' },
    { id: 'oidc', name: 'Agency' },
  ])
  const parameters = { provider: 'other' }
  const other = new Person(cms).call('startOauth', { parameters })
  expect(await outcome(other)).toBe('403 providerDisabled')
})

describe.each(['github', 'oidc'] as const)('%s', (id) => {
  it('requests a login with a state, PKCE and the callback URL', async () => {
    const asked = new URL(await begin(id)).searchParams
    expect(asked.get('redirect_uri')).toBe(`http://localhost:3000/api/oauth/${id}/callback`)
    expect(asked.get('state')).toMatch(/^[\w-]{43}$/)
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    expect(asked.get('client_secret')).toBeNull()
  })

  it('creates an account for a new user who gave consent, and finds it again', async () => {
    const first = await userIn(await through(id))
    expect(first).toMatchObject({
      email: provider.person.email,
      name: 'Jo Weaver',
      isVerified: true,
    })
    provider.person.email = 'moved@client.example'
    expect(await userIn(await through(id, ''))).toMatchObject({ id: first.id, email: first.email })
  })

  it('asks a new user without consent to give it', async () => {
    expect(await outcome(through(id, ''))).toBe(
      '422 invalidFields {"is_adult":"mustAccept","accepts_terms":"mustAccept"}',
    )
  })

  it('opens the account with the same email address if the provider has verified it', async () => {
    const jo = await new Person(cms).settle()
    provider.person.email = jo.email
    provider.person.isVerified = false
    expect(await outcome(through(id))).toBe('403 providerRefused')
    provider.person.isVerified = true
    expect(await userIn(await through(id))).toMatchObject({ id: jo.credentials?.adminId })
  })

  it('invalidates the password of an unverified account with the same address', async () => {
    const stranger = new Person(cms, provider.person.email)
    await stranger.register()
    expect(await outcome(through(id))).toBe('200')
    // The response is unchanged, so the stranger does not learn that the account is verified now.
    expect(await outcome(stranger.logIn())).toBe('403 emailUnverified')
    expect(stranger.credentials).toBeNull()
  })

  it('requires the second step of an account that has one', async () => {
    const jo = await new Person(cms).settle()
    await setUpApp(jo)
    provider.person.email = jo.email
    const response = await through(id)
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ secondStep: { methods: ['app'] } })
    expect(text).not.toContain('token')
  })

  it('does not log staff in', async () => {
    provider.person.email = (await newStaff(cms, 'admin')).email
    expect(await outcome(through(id))).toBe('403 providerRefused')
  })
})

describe('a login that does not match its start', () => {
  it('is refused with a used, expired or invented state, or that of another provider', async () => {
    const back = provider.agree(await begin('oidc'))
    expect(await outcome(finish('github', back))).toBe('410 linkExpired')
    expect(await outcome(finish('oidc', back))).toBe('410 linkExpired')
    const old = provider.agree(await begin('oidc'))
    await cms.pool.query("UPDATE account_links SET expires_at = now() - interval '1 second'")
    expect(await outcome(finish('oidc', old))).toBe('410 linkExpired')
    const made = { state: 'x'.repeat(43) }
    expect(await outcome(finish('oidc', old, made))).toBe('410 linkExpired')
  })

  it('is refused with the code of another window, because the PKCE verifier differs', async () => {
    const stolen = provider.agree(await begin('oidc')).searchParams.get('code') ?? ''
    const mine = provider.agree(await begin('oidc'))
    expect(await outcome(finish('oidc', mine, { code: stolen }))).toBe('403 providerRefused')
  })

  it('is refused with an invented code', async () => {
    const back = provider.agree(await begin('github'))
    expect(await outcome(finish('github', back, { code: 'guessed' }))).toBe('403 providerRefused')
  })
})
