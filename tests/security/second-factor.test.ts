import { expect, test } from 'vitest'
import { callWeb } from '../support/api-caller'
import { clientWithApp, setUpApp } from '../support/attacks/authenticator-app'
import { outcome, Person, secretOf } from '../support/attacks/person'
import { askRest } from '../support/attacks/rest'
import { ageSessions } from '../support/client-account'
import { adminClient } from '../support/cms-client'
import { linkInMail, mailsTo } from '../support/received-mails'
import { staffSession } from '../support/staff-session'

const NEW = 'three small green pears'
const WRONG_CODE = '422 invalidFields {"code":"wrongCode"}'

test.concurrent(
  'the password alone gives no session, at the backend or on the website',
  async () => {
    const { owner, app } = await clientWithApp()
    const thief = owner.elsewhere()
    const answer = await thief.logIn()
    expect(JSON.parse(answer.text)).toEqual({
      secondStep: { challenge: thief.challenge, methods: ['app'] },
    })
    expect(answer.headers.get('set-cookie')).toBeNull()
    // The challenge is not valid as a token.
    const headers = { authorization: `Bearer ${thief.challenge}` }
    expect(await outcome(thief.call('readUser', { headers }))).toBe('401 sessionExpired')

    const { email, password } = owner.login
    const json = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email, password })
    const onSite = await callWeb({ method: 'POST', path: '/login', headers: json, body })
    expect(JSON.parse(onSite.text)).toEqual({ secondStep: { methods: ['app'] } })
    expect(onSite.headers.get('set-cookie') ?? '').not.toMatch(/(^|, )(__Host-)?session=[\w-]+/)

    expect(await outcome(thief.pass('000000'))).toBe(WRONG_CODE)
    expect(await outcome(thief.pass(app.code()))).toBe('200')
  },
)

test.concurrent(
  'a code works once for one login, and then neither it nor an older one',
  async () => {
    const { owner, app } = await clientWithApp()
    const [one, other] = [owner.elsewhere(), owner.elsewhere()]
    await one.logIn()
    await other.logIn()
    const code = app.code()
    const both = await Promise.all([one, other].map((person) => outcome(person.pass(code))))
    expect(both.sort()).toEqual(['200', WRONG_CODE])
    const replay = owner.elsewhere()
    await replay.logIn()
    expect(await outcome(replay.pass(code))).toBe(WRONG_CODE)
    expect(await outcome(replay.pass(app.code(0)))).toBe(WRONG_CODE)
  },
)

test.concurrent(
  'a code does not work without the login before it, or with another account’s',
  async () => {
    const [one, other] = [await clientWithApp(), await clientWithApp()]
    const thief = one.owner.elsewhere()
    expect(await outcome(thief.pass(one.app.code()))).toBe('410 challengeExpired')
    await thief.logIn()
    expect(await outcome(thief.pass(other.app.code()))).toBe(WRONG_CODE)
    expect(await outcome(thief.pass(other.app.recoveryCodes[0] ?? ''))).toBe(WRONG_CODE)
    const used = thief.challenge
    expect(await outcome(thief.pass(one.app.code()))).toBe('200')
    const again = one.owner.elsewhere()
    again.challenge = used
    const [recoveryCode = ''] = one.app.recoveryCodes
    expect(await outcome(again.pass(recoveryCode))).toBe('410 challengeExpired')
  },
)

test.concurrent('five wrong codes end a login, and twenty block further ones', async () => {
  const { owner, app } = await clientWithApp()
  const first = owner.elsewhere()
  await first.logIn()
  for (let guess = 0; guess < 5; guess += 1) {
    expect(await outcome(first.pass('000000'))).toBe(WRONG_CODE)
  }
  expect(await outcome(first.pass(app.code()))).toBe('429 tooManyRequests')
  for (let login = 0; login < 4; login += 1) {
    const stranger = owner.elsewhere()
    await stranger.logIn()
    for (let guess = 0; guess < 4; guess += 1) await stranger.pass('000000')
  }
  const last = owner.elsewhere()
  await last.logIn()
  expect(await outcome(last.pass(app.code()))).toBe('429 tooManyRequests')
  expect(last.session).toBeNull()
})

test.concurrent(
  'a new password does not bypass the second factor, and ends pending logins',
  async () => {
    const { owner, app } = await clientWithApp()
    const begun = owner.elsewhere()
    await begun.logIn()
    const thief = owner.elsewhere()
    await thief.call('forgotPassword', { body: { email: owner.login.email } })
    const token = secretOf(await linkInMail(owner.login.email, '/password/reset/'))
    const body = { token, password: NEW, confirm_password: NEW }
    const reset = await thief.call('resetPassword', { body })
    expect([reset.status, reset.text]).toEqual([204, ''])
    expect(await outcome(begun.pass(app.code()))).toBe('410 challengeExpired')
    expect(await outcome(owner.call('readUser'))).toBe('401 sessionExpired')
    expect(await outcome(thief.logIn(NEW))).toBe('200')
    expect(thief.session).toBeNull()
    expect(thief.challenge).not.toBe('')
    expect(await outcome(thief.call('readUser'))).toBe('401 unauthenticated')
  },
)

test.concurrent(
  'a recovery code works once, even in simultaneous attempts, and its owner gets a mail',
  async ({ expect }) => {
    const { owner, app } = await clientWithApp()
    const [code = ''] = app.recoveryCodes
    const both = [owner.elsewhere(), owner.elsewhere()]
    for (const person of both) await person.logIn()
    const passed = await Promise.all(both.map((person) => outcome(person.pass(code))))
    expect(passed.sort()).toEqual(['200', WRONG_CODE])
    const later = owner.elsewhere()
    await later.logIn()
    expect(await outcome(later.pass(code))).toBe(WRONG_CODE)
    // There are two mails: one about the set-up, and one about the used code.
    const mails = async () => (await mailsTo(owner.login.email)).length
    await expect.poll(mails, { timeout: 10_000 }).toBe(2)
  },
)

test.concurrent('an old session cannot remove the second factor or add another', async () => {
  const { owner: thief } = await clientWithApp()
  await ageSessions(thief.login)
  const missing = '422 invalidFields {"confirmation":"required"}'
  const wrong = '422 invalidFields {"confirmation":"wrongPassword"}'
  const names = ['turnOffSecondFactor', 'removeApp', 'renewRecoveryCodes', 'startApp'] as const
  for (const name of names) {
    expect([name, await outcome(thief.call(name, { body: {} }))]).toEqual([name, missing])
    const guessed = thief.call(name, { body: { confirmation: '000000' } })
    expect([name, await outcome(guessed)]).toEqual([name, wrong])
  }
  expect(await outcome(thief.call('startPasskey', { body: {} }))).toBe(missing)
  const { text } = await thief.call('readSecondFactor')
  expect(JSON.parse(text)).toMatchObject({ hasApp: true, recoveryCodesLeft: 10, passkeys: [] })
})

test.concurrent(
  'the admin’s own login refuses staff with a second factor, and their open sessions end',
  async () => {
    const cms = await adminClient()
    const staff = await staffSession(cms, 'editor')
    const { email, password, authorization } = staff
    const onSite = new Person({ name: '', email, password })
    await onSite.logIn()
    await setUpApp(onSite)
    const me = await askRest('GET', '/users/me', { authorization })
    expect(me.text).not.toContain(email)
    const refused = await askRest('POST', '/users/login', {}, { email, password })
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, null])
    expect(refused.text).not.toMatch(/"token"|"user"/)
    // The reason is given only to somebody who knows the password.
    const wrong = await askRest('POST', '/users/login', {}, { email, password: 'not this one' })
    expect(wrong.status).toBe(401)
    await staff.end()
  },
)
