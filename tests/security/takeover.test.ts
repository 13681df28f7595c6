import { expect, test } from 'vitest'
import { z } from 'zod'
import { accountSchema, sessionSchema } from '../../packages/shared/src/api/account'
import type { ApiAnswer } from '../support/api-caller'
import { outcome, Person, secretOf } from '../support/attacks/person'
import { ageSessions, newClient } from '../support/client-account'
import { linkInMail, mailsTo } from '../support/received-mails'

const NEW = 'three small green pears'

async function emailOf(person: Person): Promise<string> {
  return accountSchema.parse(JSON.parse((await person.call('readUser')).text)).email
}

/** @returns the id of one of the person's other sessions */
async function otherSession(person: Person): Promise<string> {
  const { text } = await person.call('listSessions')
  const sessions = z.array(sessionSchema).parse(JSON.parse(text))
  return sessions.find(({ isCurrent }) => !isCurrent)?.id ?? ''
}

/** The actions by which somebody at another person's open browser could take over the account. */
const TAKING: Record<string, (thief: Person, more: object) => Promise<ApiAnswer>> = {
  'another e-mail address': (thief, more) => thief.moveTo(newClient().email, more),
  'another password': (thief, more) => thief.changePassword(NEW, more),
  'the end of one session': async (thief, more) =>
    thief.call('endSession', { parameters: { id: await otherSession(thief) }, body: more }),
  'the end of all other sessions': (thief, more) => thief.call('endOtherSessions', { body: more }),
  'the end of the account': (thief, more) => thief.call('eraseAccount', { body: more }),
}

for (const [what, take] of Object.entries(TAKING)) {
  test.concurrent(
    `a session from a while ago does not allow ${what} without the password`,
    async () => {
      const thief = await Person.loggedIn()
      const owner = thief.elsewhere()
      await owner.logIn()
      await ageSessions(thief.login)
      expect(await outcome(take(thief, {}))).toBe('403 reauthenticationRequired')
      expect(await outcome(take(thief, { password: '' }))).toBe('403 reauthenticationRequired')
      expect(await outcome(take(thief, { password: 'not this one' }))).toBe(
        '422 invalidFields {"password":"wrongPassword"}',
      )
      expect(await emailOf(owner)).toBe(owner.login.email)
      expect(await outcome(owner.elsewhere().logIn())).toBe('200')
      // With the password the same action succeeds, so nothing else was missing.
      expect(await outcome(take(thief, { password: thief.login.password }))).toMatch(/^20[04]$/)
    },
  )
}

test.concurrent(
  'a change of e-mail address requested before a change of password is void',
  async () => {
    const owner = await Person.loggedIn()
    const { email: next } = newClient()
    expect(await outcome(owner.moveTo(next))).toBe('200')
    const id = secretOf(await linkInMail(next, '/email/verify/'))
    const { password } = owner.login
    expect(await outcome(owner.changePassword(NEW, { password }))).toBe('204')
    expect(await outcome(new Person().call('verifyEmail', { body: { id } }))).toBe(
      '410 linkExpired',
    )
    expect(await emailOf(owner)).toBe(owner.login.email)
  },
)

test.concurrent(
  'a change of e-mail address requested before a password reset is void',
  async () => {
    const owner = await Person.loggedIn()
    const { email: next } = newClient()
    await owner.moveTo(next)
    const id = secretOf(await linkInMail(next, '/email/verify/'))
    await owner.call('forgotPassword', { body: { email: owner.login.email } })
    const token = secretOf(await linkInMail(owner.login.email, '/password/reset/'))
    const body = { token, password: NEW, confirm_password: NEW }
    expect(await outcome(new Person().call('resetPassword', { body }))).toBe('204')
    expect(await outcome(new Person().call('verifyEmail', { body: { id } }))).toBe(
      '410 linkExpired',
    )
    expect(await outcome(owner.call('readUser'))).toBe('401 sessionExpired')
  },
)

test.concurrent(
  'the present e-mail address is notified of a new one, and can restore the account once',
  async ({ expect }) => {
    const owner = await Person.loggedIn()
    const { email } = owner.login
    const { email: next } = newClient()
    await owner.moveTo(next)
    const told = async () => (await mailsTo(email)).some((mail) => mail.includes(next))
    await expect.poll(told, { timeout: 10_000 }).toBe(true)
    const id = secretOf(await linkInMail(next, '/email/verify/'))
    expect(await outcome(new Person().call('verifyEmail', { body: { id } }))).toBe('204')
    const thief = owner.elsewhere({ email: next })
    expect(await outcome(thief.logIn())).toBe('200')

    const undo = secretOf(await linkInMail(email, '/email/undo/'))
    const useUndo = (name: 'undoEmailChange' | 'verifyEmail') =>
      outcome(new Person().call(name, { body: { id: undo } }))
    expect(await useUndo('verifyEmail')).toBe('410 linkExpired')
    const both = await Promise.all([useUndo('undoEmailChange'), useUndo('undoEmailChange')])
    expect(both.sort()).toEqual(['204', '410 linkExpired'])
    expect(await useUndo('undoEmailChange')).toBe('410 linkExpired')

    expect(await outcome(thief.call('readUser'))).toBe('401 sessionExpired')
    expect(await outcome(owner.call('readUser'))).toBe('401 sessionExpired')
    for (const person of [owner.elsewhere(), owner.elsewhere({ email: next })]) {
      expect(await outcome(person.logIn())).toBe('401 wrongCredentials')
    }
    const token = secretOf(await linkInMail(email, '/password/reset/'))
    const body = { token, password: NEW, confirm_password: NEW }
    expect(await outcome(new Person().call('resetPassword', { body }))).toBe('204')
    expect(await outcome(owner.elsewhere().logIn(NEW))).toBe('200')
  },
)
