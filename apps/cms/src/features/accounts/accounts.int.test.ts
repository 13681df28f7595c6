import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliberateCosts } from '../../platform/deliberate-costs'
import { outcome, Person } from '../../test-support/person'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

describe('registering', () => {
  it('creates an account that can log in once the email address is confirmed', async () => {
    const jo = new Person(cms)
    expect(await outcome(jo.register({ company: 'Agency', company_authority: true }))).toBe('204')
    expect(await outcome(jo.logIn())).toBe('403 emailUnverified')
    expect(await outcome(jo.logIn({ password: 'not the right one' }))).toBe('401 wrongCredentials')
    const id = await jo.linkIn('verifyEmail')
    expect(await outcome(jo.call('verifyEmail', { body: { id } }))).toBe('204')
    // Mail programs open links before people do, so a second request must succeed.
    expect(await outcome(jo.call('verifyEmail', { body: { id } }))).toBe('204')
    expect(await outcome(jo.logIn())).toBe('200')
    expect(await jo.account()).toMatchObject({
      name: jo.name,
      email: jo.email,
      company: 'Agency',
      locale: 'de',
      isStaff: false,
      isVerified: true,
      receivesUpdates: false,
    })
    const { docs } = await cms.payload.find({
      collection: 'users',
      where: { email: { equals: jo.email } },
    })
    expect(docs[0]?.roles).toEqual(['client'])
    expect(docs[0]?.consents?.adultAt).toBeTruthy()
    expect(docs[0]?.consents?.termsAt).toBeTruthy()
    expect(docs[0]?.consents?.companyAuthorityAt).toBeTruthy()
    expect(docs[0]?.consents?.updatesAt).toBeNull()
  })

  it.each([
    [{ is_adult: false }, '422 invalidFields {"is_adult":"mustAccept"}'],
    [{ accepts_terms: undefined }, '422 invalidFields {"accepts_terms":"mustAccept"}'],
    [{ company: 'Agency' }, '422 invalidFields {"company_authority":"mustAccept"}'],
    [{ confirm_password: 'another' }, '422 invalidFields {"confirm_password":"differs"}'],
    [{ roles: ['admin'] }, '422 invalidFields {"roles":"unknown"}'],
  ])('is refused with %j', async (changes, expected) => {
    expect(await outcome(new Person(cms).register(changes))).toBe(expected)
  })

  it.each(['password123', 'football123', '1q2w3e4r5t6y', 'jo weaver 1'])(
    'is refused with the password %j',
    async (password) => {
      expect(
        await outcome(new Person(cms).register({ password, confirm_password: password })),
      ).toBe('422 invalidFields {"password":"weakPassword"}')
    },
  )

  it('answers the same for an address with an account, and notifies only its owner', async () => {
    const jo = await new Person(cms).settle()
    const stranger = new Person(cms, jo.email.toUpperCase())
    expect(await outcome(stranger.register({ name: 'Mallory' }))).toBe('204')
    expect((await jo.mails()).at(-1)).toBe('alreadyRegistered')
    expect((await jo.account()).name).toBe(jo.name)
  })

  it('accepts two concurrent forms', async () => {
    const jo = new Person(cms)
    const answers = await Promise.all([jo.register(), jo.register()])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
  })
})

describe('the link that confirms an email address', () => {
  it('is sent again on request, and not to unknown addresses', async () => {
    const jo = new Person(cms)
    await jo.register()
    const first = await jo.linkIn('verifyEmail')
    const { email } = jo
    expect(await outcome(jo.call('resendVerification', { body: { email } }))).toBe('204')
    expect(await jo.linkIn('verifyEmail')).not.toBe(first)
    const nobody = new Person(cms)
    const body = { email: nobody.email }
    expect(await outcome(nobody.call('resendVerification', { body }))).toBe('204')
    expect(await nobody.mails()).toEqual([])
  })

  it('expires', async () => {
    const jo = new Person(cms)
    await jo.register()
    await cms.pool.query("UPDATE account_links SET expires_at = now() - interval '1 second'")
    const id = await jo.linkIn('verifyEmail')
    expect(await outcome(jo.call('verifyEmail', { body: { id } }))).toBe('410 linkExpired')
  })

  it('cannot be used for another purpose', async () => {
    const jo = new Person(cms)
    await jo.register()
    const token = await jo.linkIn('verifyEmail')
    const body = { token, password: jo.password, confirm_password: jo.password }
    expect(await outcome(jo.call('resetPassword', { body }))).toBe('410 linkExpired')
  })
})

describe('logging in', () => {
  it('takes about as long for an unknown email address', async () => {
    const jo = await new Person(cms).settle()
    jo.credentials = null
    const timeOf = async (email: string) => {
      const start = performance.now()
      await jo.logIn({ email, password: 'wrong one' })
      return performance.now() - start
    }
    const { answerStep: usual } = deliberateCosts
    // The step is longer than a login takes on a busy machine, so both responses come at the end of
    // the same step.
    Object.assign(deliberateCosts, { answerStep: 4_000 })
    try {
      const times = [await timeOf(jo.email), await timeOf('nobody@client.example')]
      expect(times.map((time) => Math.round(time / 4_000))).toEqual([1, 1])
    } finally {
      Object.assign(deliberateCosts, { answerStep: usual })
    }
  })

  it('is refused with a session, and calls that need an account are refused without one', async () => {
    const jo = await new Person(cms).settle()
    expect(await outcome(jo.logIn())).toBe('403 forbidden')
    expect(await outcome(new Person(cms).call('readUser'))).toBe('401 unauthenticated')
    const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
    expect(await outcome(new Person(cms).call('readUser', { headers }))).toBe('401 sessionExpired')
  })
})
