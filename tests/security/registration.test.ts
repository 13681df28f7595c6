import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { accountSchema } from '../../packages/shared/src/api/account'
import { outcome, Person, secretOf } from '../support/attacks/person'
import { newClient } from '../support/client-account'
import { linkInMail } from '../support/received-mails'

/**
 * Milliseconds to wait, because mails are sent from a queue and events are logged after the answer.
 */
const WAIT = { timeout: 10_000, interval: 100 }

const STRANGERS = 'chosen by a stranger'
const SECRET = 'A spot with a fox that nobody may know of'

/**
 * Waits for a confirmation link to an e-mail address, other than the link with the secret `known`.
 * @returns the secret of the newest one
 */
async function confirmation(email: string, known = ''): Promise<string> {
  let secret = ''
  await vi.waitFor(async () => {
    secret = secretOf(await linkInMail(email, '/email/verify/'))
    expect(secret).not.toBe(known)
  }, WAIT)
  return secret
}

/**
 * Registers one e-mail address twice: by its owner, and then by another person. Both confirmation
 * links arrive at the address.
 */
async function registeredTwice() {
  const owner = new Person()
  expect(await outcome(owner.register())).toBe('204')
  const own = await confirmation(owner.login.email)
  const stranger = owner.elsewhere({ name: 'Mallory', password: STRANGERS })
  expect(await outcome(stranger.register())).toBe('204')
  return { owner, own, stranger, strangers: await confirmation(owner.login.email, own) }
}

function confirm(id: string): Promise<string> {
  return outcome(new Person().call('verifyEmail', { body: { id } }))
}

test.concurrent(
  'a second registration of an e-mail address does not affect the first one',
  async () => {
    const { owner, own, stranger, strangers } = await registeredTwice()
    expect(await confirm(own)).toBe('204')
    expect(await outcome(stranger.logIn())).toBe('401 wrongCredentials')
    expect(await outcome(owner.logIn())).toBe('200')
    const { text } = await owner.call('readUser')
    expect(accountSchema.parse(JSON.parse(text)).name).toBe(owner.login.name)
    // Opening the other link afterwards has the same result.
    expect(await confirm(strangers)).toBe('410 linkExpired')
    expect(await outcome(stranger.logIn())).toBe('401 wrongCredentials')
    expect(await outcome(owner.elsewhere().logIn())).toBe('200')
  },
)

test.concurrent(
  'registering another person’s e-mail address neither logs in nor shows their messages',
  async () => {
    const { email } = newClient()
    const sender = new Person({ ...newClient(), email })
    const message = { first_name: 'Lina', last_name: 'Haddad', email, message: SECRET }
    const body = { ...message, project_type: 'animatics', idempotency_key: randomUUID() }
    expect((await sender.call('sendContact', { body })).status).toBeLessThan(300)

    const stranger = sender.elsewhere({ password: STRANGERS })
    await stranger.register()
    expect(await outcome(stranger.logIn())).toBe('403 emailUnverified')
    expect(stranger.session).toBeNull()
    expect(await outcome(stranger.call('readPortal'))).toBe('401 unauthenticated')
    expect(await outcome(stranger.call('exportAccount'))).toBe('401 unauthenticated')
    // A login with another password does not reveal whether the account exists.
    expect(await outcome(sender.logIn())).toBe('401 wrongCredentials')

    const strangers = await confirmation(email)
    await sender.register()
    expect(await confirm(await confirmation(email, strangers))).toBe('204')
    expect(await outcome(stranger.logIn())).toBe('401 wrongCredentials')
    await sender.logIn()
    expect((await sender.call('readPortal')).text).toContain(SECRET)
  },
)

test.concurrent(
  'registering an e-mail address with an account changes nothing there and reveals nothing',
  async () => {
    const owner = await Person.loggedIn()
    const stranger = owner.elsewhere({ name: 'Mallory', password: STRANGERS })
    expect(await outcome(stranger.register())).toBe('204')
    // The answer is the same as for an e-mail address without an account: the address must be
    // confirmed.
    expect(await outcome(stranger.logIn())).toBe('403 emailUnverified')
    expect(await outcome(owner.call('readUser'))).toBe('200')
    expect((await owner.call('readUser')).text).not.toContain('Mallory')
    expect(await outcome(owner.elsewhere().logIn())).toBe('200')
  },
)

test.concurrent('registration grants no roles', async () => {
  for (const extra of [{ roles: ['admin'] }, { verifiedAt: new Date() }, { id: 1 }]) {
    const [field] = Object.keys(extra)
    const answer = new Person().register(extra)
    expect(await outcome(answer)).toBe(`422 invalidFields {"${field}":"unknown"}`)
  }
})
