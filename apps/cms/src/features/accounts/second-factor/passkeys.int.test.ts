import { LOGIN_CHALLENGE_HEADER } from '@studio/shared/api/headers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome, Person } from '../../../test-support/person'
import { setUpApp } from '../../../test-support/second-factor'
import { SoftPasskey } from '../../../test-support/soft-passkey'
import { startCms, type TestCms } from '../../../test-support/start-cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

interface Options {
  challenge: string
  rpId?: string
  allowCredentials?: { id: string }[]
  userVerification?: string
}

const REFUSED = '422 invalidFields {"passkey":"passkeyRefused"}'

async function optionsIn(response: Response): Promise<Options> {
  return ((await response.json()) as { options: Options }).options
}

async function begin(person: Person): Promise<Options> {
  return optionsIn(await person.call('startPasskey', { body: {} }))
}

function add(person: Person, passkey: object, name = 'Laptop') {
  return person.call('addPasskey', { body: { name, passkey } })
}

async function personWithPasskey() {
  const jo = await new Person(cms).settle()
  const passkey = new SoftPasskey()
  await add(jo, passkey.register(await begin(jo)))
  return { jo, passkey, guest: new Person(cms, jo.email) }
}

async function optionsFor(guest: Person, isSecondStep: boolean): Promise<Options> {
  const response = await guest.call('startPasskeyLogin', {
    body: { is_second_step: isSecondStep },
    headers: { [LOGIN_CHALLENGE_HEADER]: guest.challenge },
  })
  return optionsIn(response)
}

function finish(guest: Person, passkey: object, more: object = {}) {
  return guest.call('finishPasskeyLogin', {
    body: { passkey, ...more },
    headers: { [LOGIN_CHALLENGE_HEADER]: guest.challenge },
  })
}

describe('adding a passkey', () => {
  it('turns the second step on, with recovery codes only for the first passkey', async () => {
    const jo = await new Person(cms).settle()
    const first = await add(jo, new SoftPasskey().register(await begin(jo)))
    expect(((await first.json()) as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10)
    expect((await jo.mails()).at(-1)).toBe('secondFactorOn')
    const second = await add(jo, new SoftPasskey().register(await begin(jo)), 'Key ring')
    expect(await second.json()).toEqual({ recoveryCodes: null })
    expect((await jo.mails()).at(-1)).toBe('secondFactorChanged')
    expect(await (await jo.call('readSecondFactor')).json()).toMatchObject({
      hasApp: false,
      passkeys: [{ name: 'Laptop', lastUsedAt: null }, { name: 'Key ring' }],
      recoveryCodesLeft: 10,
    })
  })

  it.each([
    ['a response of another site', { origin: 'https://evil.test' }, REFUSED],
    ['a response to another challenge', { challenge: 'x'.repeat(43) }, '410 challengeExpired'],
  ])('is refused with %s', async (_, changes, expected) => {
    const jo = await new Person(cms).settle()
    const passkey = new SoftPasskey().register(await begin(jo), changes)
    expect(await outcome(add(jo, passkey))).toBe(expected)
  })

  it('is refused with the setup of another account, and with a malformed response', async () => {
    const [jo, kim] = [await new Person(cms).settle(), await new Person(cms).settle()]
    const passkey = new SoftPasskey().register(await begin(jo))
    expect(await outcome(add(kim, passkey))).toBe('410 challengeExpired')
    const options = await begin(kim)
    const { response, ...rest } = new SoftPasskey().register(options)
    const broken = { ...rest, response: { ...response, attestationObject: 'AAAA' } }
    expect(await outcome(add(kim, broken))).toBe(REFUSED)
  })
})

describe('a passkey after the password', () => {
  it('logs in with the “remember” choice of the password step', async () => {
    const { passkey, guest } = await personWithPasskey()
    await guest.logIn({ remember_me: true })
    expect(guest.credentials).toBeNull()
    const options = await optionsFor(guest, true)
    expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: passkey.id }] })
    const response = await finish(guest, passkey.logIn(options, { isPersonKnown: false }))
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ remember: true })
  })

  it('must belong to the account and to the login', async () => {
    const { guest } = await personWithPasskey()
    const kim = await personWithPasskey()
    await guest.logIn()
    const options = await optionsFor(guest, true)
    expect(await outcome(finish(guest, kim.passkey.logIn(options)))).toBe(REFUSED)
    await kim.guest.logIn()
    const others = await optionsFor(kim.guest, true)
    expect(await outcome(finish(guest, kim.passkey.logIn(others)))).toBe('410 challengeExpired')
  })

  it('can sign each challenge once', async () => {
    const { passkey, guest } = await personWithPasskey()
    await guest.logIn()
    const signed = passkey.logIn(await optionsFor(guest, true))
    const both = [finish(guest, signed), finish(guest, signed)]
    expect((await Promise.all(both.map(outcome))).sort()).toEqual(['200', '410 challengeExpired'])
  })
})

describe('a passkey in place of the password', () => {
  it('logs in if the device has verified its user', async () => {
    const { jo, passkey, guest } = await personWithPasskey()
    const options = await optionsFor(guest, false)
    expect(options.allowCredentials).toBeUndefined()
    expect(options.userVerification).toBe('required')
    const response = await finish(guest, passkey.logIn(options), { remember_me: true })
    expect(await response.json()).toMatchObject({ user: { email: jo.email }, remember: true })
  })

  it('is refused without user verification', async () => {
    const { passkey, guest } = await personWithPasskey()
    const signed = passkey.logIn(await optionsFor(guest, false), { isPersonKnown: false })
    expect(await outcome(finish(guest, signed))).toBe(REFUSED)
  })

  it.each([
    ['of another site', { origin: 'https://evil.test' }, REFUSED],
    ['for a made-up challenge', { challenge: 'x'.repeat(43) }, '410 challengeExpired'],
  ])('is refused %s', async (_, changes, expected) => {
    const { passkey, guest } = await personWithPasskey()
    const signed = passkey.logIn(await optionsFor(guest, false), changes)
    expect(await outcome(finish(guest, signed))).toBe(expected)
  })

  it('is refused after it was removed', async () => {
    const { jo, passkey, guest } = await personWithPasskey()
    const state = (await (await jo.call('readSecondFactor')).json()) as {
      passkeys: { id: string }[]
    }
    const parameters = { id: state.passkeys[0]?.id ?? '' }
    const body = { confirmation: jo.password }
    const kim = await personWithPasskey()
    const theirs = { confirmation: kim.jo.password }
    const stolen = kim.jo.call('removePasskey', { parameters, body: theirs })
    expect(await outcome(stolen)).toBe('404 notFound')
    expect(await outcome(jo.call('removePasskey', { parameters, body }))).toBe('204')
    expect((await jo.mails()).at(-1)).toBe('secondFactorOff')
    const signed = passkey.logIn(await optionsFor(guest, false))
    expect(await outcome(finish(guest, signed))).toBe(REFUSED)
  })
})

it('with an app as well, either is accepted, and one of them can be removed', async () => {
  const { jo, guest } = await personWithPasskey()
  await setUpApp(jo)
  await guest.logIn()
  const response = await guest.logIn()
  expect(await response.json()).toMatchObject({ secondStep: { methods: ['app', 'passkey'] } })
  const body = { confirmation: jo.password }
  expect(await outcome(jo.call('removeApp', { body }))).toBe('204')
  expect((await jo.mails()).at(-1)).toBe('secondFactorChanged')
  expect(await (await guest.logIn()).json()).toMatchObject({ secondStep: { methods: ['passkey'] } })
})
