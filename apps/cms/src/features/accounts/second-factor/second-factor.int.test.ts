import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { outcome, Person } from '../../../test-support/person'
import { setUpApp } from '../../../test-support/second-factor'
import { startCms, type TestCms } from '../../../test-support/start-cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

const WRONG_CODE = '422 invalidFields {"code":"wrongCode"}'

/** Creates a person with an app, and a browser without a session. */
async function personWithApp() {
  const jo = await new Person(cms).settle()
  const app = await setUpApp(jo)
  return { jo, app, guest: new Person(cms, jo.email) }
}

describe('a login with a second step', () => {
  it('gets no session for the password alone, but one for the app’s code', async () => {
    const { app, guest } = await personWithApp()
    const response = await guest.logIn({ remember_me: true })
    const text = await response.text()
    expect(JSON.parse(text)).toEqual({
      secondStep: { challenge: guest.challenge, methods: ['app'] },
    })
    expect(guest.credentials).toBeNull()
    expect(await outcome(guest.pass('000000'))).toBe(WRONG_CODE)
    expect(await outcome(guest.pass(app.code()))).toBe('200')
    expect(guest.credentials).toMatchObject({ remember: true })
    expect(await outcome(guest.call('readUser'))).toBe('200')
  })

  it('accepts each code and each challenge once, also if they are concurrent', async () => {
    const { jo, app, guest } = await personWithApp()
    const other = new Person(cms, jo.email)
    await guest.logIn()
    await other.logIn()
    const code = app.code()
    const tries = await Promise.all([guest.pass(code), other.pass(code)].map(outcome))
    expect(tries.sort()).toEqual(['200', WRONG_CODE])
    const third = new Person(cms, jo.email)
    await third.logIn()
    const both = [app.recoveryCodes[0], app.recoveryCodes[1]].map((one) => third.pass(one ?? ''))
    expect((await Promise.all(both.map(outcome))).sort()).toEqual(['200', '410 challengeExpired'])
  })

  it('accepts no code that is older than the last one', async () => {
    const { app, guest, jo } = await personWithApp()
    await guest.logIn()
    expect(await outcome(guest.pass(app.code()))).toBe('200')
    const other = new Person(cms, jo.email)
    await other.logIn()
    expect(await outcome(other.pass(app.code(0)))).toBe(WRONG_CODE)
  })

  it('expires after five wrong codes and after five minutes', async () => {
    const { app, guest } = await personWithApp()
    await guest.logIn()
    for (let attempt = 0; attempt < 5; attempt += 1) await guest.pass('000000')
    expect(await outcome(guest.pass(app.code()))).toBe('429 tooManyRequests')
    await guest.logIn()
    await cms.pool.query(
      "UPDATE account_links SET expires_at = now() - interval '1 second' WHERE purpose = 'secondStep'",
    )
    expect(await outcome(guest.pass(app.code()))).toBe('410 challengeExpired')
  })

  it('limits the codes for one account, even with the right password', async () => {
    const { app, jo } = await personWithApp()
    for (let login = 0; login < 5; login += 1) {
      const stranger = new Person(cms, jo.email)
      await stranger.logIn()
      for (let attempt = 0; attempt < 4; attempt += 1) await stranger.pass('000000')
    }
    const stranger = new Person(cms, jo.email)
    await stranger.logIn()
    expect(await outcome(stranger.pass(app.code()))).toBe('429 tooManyRequests')
  })

  it('is refused without a challenge and with that of another account', async () => {
    const { app, guest } = await personWithApp()
    expect(await outcome(guest.pass(app.code()))).toBe('410 challengeExpired')
    const kim = await personWithApp()
    await kim.guest.logIn()
    guest.challenge = kim.guest.challenge
    expect(await outcome(guest.pass(app.code()))).toBe(WRONG_CODE)
  })

  it('becomes invalid with the password that started it', async () => {
    const { jo, app, guest } = await personWithApp()
    await guest.logIn()
    const words = 'drei kleine birnen'
    const body = { password: jo.password, new_password: words, confirm_password: words }
    expect(await outcome(jo.call('updatePassword', { body }))).toBe('204')
    expect(await outcome(guest.pass(app.code()))).toBe('410 challengeExpired')
  })

  it('is not bypassed by a password reset', async () => {
    const { jo, guest } = await personWithApp()
    await guest.call('forgotPassword', { body: { email: jo.email } })
    const token = await jo.linkIn('resetPassword')
    const words = 'drei kleine birnen'
    const body = { token, password: words, confirm_password: words }
    expect(await outcome(guest.call('resetPassword', { body }))).toBe('204')
    await guest.logIn({ password: words })
    expect(guest.credentials).toBeNull()
    expect(guest.challenge).not.toBe('')
  })
})

describe('recovery codes', () => {
  it('work once each in any spelling, and the owner is notified by mail', async () => {
    const { jo, app, guest } = await personWithApp()
    expect(app.recoveryCodes).toHaveLength(10)
    const [first = ''] = app.recoveryCodes
    await guest.logIn()
    expect(await outcome(guest.pass(` ${first.toUpperCase().replaceAll('-', ' ')} `))).toBe('200')
    expect((await jo.mails()).at(-1)).toBe('recoveryCodeUsed')
    const other = new Person(cms, jo.email)
    await other.logIn()
    expect(await outcome(other.pass(first))).toBe(WRONG_CODE)
    const state = await jo.call('readSecondFactor')
    expect(await state.json()).toMatchObject({ recoveryCodesLeft: 9 })
  })

  it('are all replaced after a confirmation', async () => {
    const { jo, app, guest } = await personWithApp()
    const renew = (confirmation?: string) =>
      jo.call('renewRecoveryCodes', { body: confirmation ? { confirmation } : {} })
    expect(await outcome(renew())).toBe('422 invalidFields {"confirmation":"required"}')
    const renewed = await renew(jo.password)
    const { recoveryCodes } = (await renewed.json()) as { recoveryCodes: string[] }
    expect(recoveryCodes).toHaveLength(10)
    await guest.logIn()
    expect(await outcome(guest.pass(app.recoveryCodes[0] ?? ''))).toBe(WRONG_CODE)
    expect(await outcome(guest.pass(recoveryCodes[0] ?? ''))).toBe('200')
  })
})

describe('the setup of an app', () => {
  it('needs a code, ends all other sessions and notifies the owner by mail', async () => {
    const jo = await new Person(cms).settle()
    const phone = new Person(cms, jo.email)
    await phone.logIn()
    const started = await jo.call('startApp', { body: {} })
    const { setup, qrCode } = (await started.json()) as { setup: string; qrCode: string }
    expect(qrCode).toMatch(/^data:image\/svg\+xml/)
    const body = { setup, code: '000000' }
    expect(await outcome(jo.call('confirmApp', { body }))).toBe(WRONG_CODE)
    expect(await outcome(phone.call('readUser'))).toBe('200')
    await setUpApp(jo)
    expect(await outcome(jo.call('readUser'))).toBe('200')
    expect(await outcome(phone.call('readUser'))).toBe('401 sessionExpired')
    expect((await jo.mails()).at(-1)).toBe('secondFactorOn')
  })

  it('requires the password if the login is older than ten minutes', async () => {
    const jo = await new Person(cms).settle()
    await cms.pool.query(
      "UPDATE sessions SET created_at = now() - interval '11 minutes' WHERE user_id = $1",
      [Number(jo.credentials?.adminId)],
    )
    const start = (body: object) => outcome(jo.call('startApp', { body }))
    expect(await start({})).toBe('422 invalidFields {"confirmation":"required"}')
    expect(await start({ confirmation: 'not mine' })).toBe(
      '422 invalidFields {"confirmation":"wrongPassword"}',
    )
    expect(await start({ confirmation: jo.password })).toBe('200')
  })

  it('stores the secret and the codes encrypted or hashed', async () => {
    const jo = await new Person(cms).settle()
    const started = await jo.call('startApp', { body: {} })
    const { secret } = (await started.json()) as { secret: string }
    const app = await setUpApp(jo)
    const kept = await Promise.all(
      ['totp_secrets', 'recovery_codes', 'account_links'].map((table) =>
        cms.pool.query(`SELECT * FROM ${table}`),
      ),
    )
    const text = JSON.stringify(kept.map(({ rows }) => rows as unknown[]))
    expect(text).not.toContain(secret)
    for (const code of app.recoveryCodes) {
      expect(text).not.toContain(code)
      expect(text).not.toContain(code.replaceAll('-', ''))
    }
  })

  it('by an attacker can be reverted by a link in a mail', async () => {
    const { jo: thief, guest } = await personWithApp()
    const id = await guest.linkIn('secondFactorOn')
    const undo = () => outcome(new Person(cms).call('undoEmailChange', { body: { id } }))
    expect(await undo()).toBe('204')
    expect(await undo()).toBe('410 linkExpired')
    expect(await outcome(thief.call('readUser'))).toBe('401 sessionExpired')
    expect(await outcome(guest.logIn())).toBe('401 wrongCredentials')
    const token = await guest.linkIn('resetPassword')
    const body = { token, password: 'vier rote äpfel', confirm_password: 'vier rote äpfel' }
    expect(await outcome(guest.call('resetPassword', { body }))).toBe('204')
    expect(await outcome(guest.logIn({ password: 'vier rote äpfel' }))).toBe('200')
    expect(guest.credentials).not.toBeNull()
  })

  it('cannot be finished by another account', async () => {
    const [jo, kim] = [await new Person(cms).settle(), await new Person(cms).settle()]
    const started = await jo.call('startApp', { body: {} })
    const { setup } = (await started.json()) as { setup: string }
    const body = { setup, code: '000000' }
    expect(await outcome(kim.call('confirmApp', { body }))).toBe('410 challengeExpired')
  })
})

describe('turning it off', () => {
  it('needs the password or a code, and notifies the owner by mail', async () => {
    const { jo, app, guest } = await personWithApp()
    const turnOff = (confirmation: string) =>
      outcome(jo.call('turnOffSecondFactor', { body: { confirmation } }))
    expect(await turnOff('000000')).toBe('422 invalidFields {"confirmation":"wrongPassword"}')
    expect(await turnOff(app.code())).toBe('204')
    expect((await jo.mails()).at(-1)).toBe('secondFactorOff')
    await guest.logIn()
    expect(await outcome(guest.call('readUser'))).toBe('200')
    const { rows } = await cms.pool.query('SELECT 1 FROM recovery_codes WHERE user_id = $1', [
      Number(jo.credentials?.adminId),
    ])
    expect(rows).toEqual([])
  })

  it('happens with the deletion of the account', async () => {
    const { jo } = await personWithApp()
    const id = Number(jo.credentials?.adminId)
    const exported = await (await jo.call('exportAccount')).text()
    expect(JSON.parse(exported)).toMatchObject({ account: { secondStep: { hasApp: true } } })
    await jo.call('eraseAccount', { body: { password: jo.password } })
    for (const table of ['totp_secrets', 'recovery_codes']) {
      const { rows } = await cms.pool.query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [id])
      expect(rows).toEqual([])
    }
  })
})

it('second factors are recorded in the security log', async () => {
  const { jo, app, guest } = await personWithApp()
  const other = new Person(cms, jo.email)
  await guest.logIn()
  await guest.pass('000000')
  await guest.pass(app.code())
  await other.logIn()
  await other.pass(app.recoveryCodes[0] ?? '')
  // Failures are stored through another connection, and the response does not wait for it.
  await vi.waitFor(async () => {
    const { rows } = await cms.pool.query<{ kind: string }>(
      "SELECT kind FROM security_events WHERE account = $1 AND kind ~ '^(second|recovery)'",
      [Number(jo.credentials?.adminId)],
    )
    expect(rows.map(({ kind }) => kind).sort()).toEqual([
      'recovery-code-used',
      'recovery-codes-made',
      'second-factor-added',
      'second-factor-failed',
      'second-factor-used',
    ])
  }, 30_000)
})
