import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome, Person } from '../../test-support/person'
import { startCms, type TestCms } from '../../test-support/start-cms'

const NEW = { new_password: 'drei kleine birnen', confirm_password: 'drei kleine birnen' }

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

/** Simulates a session whose login is some minutes old, as a stolen session would be. */
async function somebodySince(minutes: number): Promise<Person> {
  const jo = await new Person(cms).settle()
  await cms.pool.query(
    'UPDATE sessions SET created_at = now() - make_interval(mins => $1) WHERE user_id = $2',
    [minutes, jo.credentials?.adminId],
  )
  return jo
}

function move(person: Person, email: string, password?: string): Promise<Response> {
  const body = { name: person.name, email, ...(password !== undefined && { password }) }
  return person.call('updateProfile', { body })
}

async function moveTo(jo: Person, next: string): Promise<void> {
  await move(jo, next, jo.password)
  const confirming = await jo.linkIn('confirmNewEmail', next)
  expect(await outcome(jo.call('verifyEmail', { body: { id: confirming } }))).toBe('204')
}

describe('a session with an older login', () => {
  const calls = {
    'another e-mail address': (jo: Person, password: object) =>
      jo.call('updateProfile', {
        body: { name: jo.name, email: new Person(cms).email, ...password },
      }),
    'another password': (jo: Person, password: object) =>
      jo.call('updatePassword', { body: { ...NEW, ...password } }),
    'the end of a session': async (jo: Person, password: object) => {
      const other = new Person(cms, jo.email)
      await other.logIn()
      const list = (await (await jo.call('listSessions')).json()) as {
        id: string
        isCurrent: boolean
      }[]
      const id = list.find(({ isCurrent }) => !isCurrent)?.id ?? ''
      return jo.call('endSession', { parameters: { id }, body: password })
    },
    'the end of the account': (jo: Person, password: object) =>
      jo.call('eraseAccount', { body: password }),
  }

  it.each(Object.entries(calls))('is refused %s without the password', async (_, ask) => {
    const jo = await somebodySince(11)
    expect(await outcome(ask(jo, {}))).toBe('403 reauthenticationRequired')
    expect(await outcome(ask(jo, { password: '' }))).toBe('403 reauthenticationRequired')
    expect(await outcome(ask(jo, { password: 'not the right one' }))).toBe(
      '422 invalidFields {"password":"wrongPassword"}',
    )
    expect(await jo.mails()).toEqual(['verifyEmail'])
    expect(await outcome(ask(jo, { password: jo.password }))).toMatch(/^20[04]$/)
  })

  it.each(Object.entries(calls).filter(([name]) => name !== 'the end of the account'))(
    'is allowed %s after a recent login',
    async (_, ask) => {
      expect(await outcome(ask(await somebodySince(9), {}))).toMatch(/^20[04]$/)
    },
  )

  it('can still change the name and the company', async () => {
    const jo = await somebodySince(11)
    expect(await outcome(move(jo, jo.email.toUpperCase()))).toBe('200')
  })
})

describe('a change of the email address', () => {
  it('is announced to the current address immediately', async () => {
    const jo = await new Person(cms).settle()
    const kim = await new Person(cms).settle()
    await move(jo, new Person(cms).email, jo.password)
    expect((await jo.mails()).at(-1)).toBe('emailChangeRequested')
    // The response and the mail are the same if the new address has an account.
    await move(jo, kim.email, jo.password)
    expect((await jo.mails()).slice(-2)).toEqual(['emailChangeRequested', 'emailChangeRequested'])
  })

  it('is canceled by a change of the password', async () => {
    const jo = await new Person(cms).settle()
    const next = new Person(cms).email
    await move(jo, next, jo.password)
    const id = await jo.linkIn('confirmNewEmail', next)
    await jo.call('updatePassword', { body: { ...NEW, password: jo.password } })
    expect(await outcome(jo.call('verifyEmail', { body: { id } }))).toBe('410 linkExpired')
    expect((await jo.account()).email).toBe(jo.email)
  })

  it('is canceled by a password reset', async () => {
    const jo = await new Person(cms).settle()
    const next = new Person(cms).email
    await move(jo, next, jo.password)
    const id = await jo.linkIn('confirmNewEmail', next)
    await jo.call('forgotPassword', { body: { email: jo.email } })
    const token = await jo.linkIn('resetPassword')
    const body = { token, password: NEW.new_password, confirm_password: NEW.new_password }
    expect(await outcome(jo.call('resetPassword', { body }))).toBe('204')
    jo.credentials = null
    expect(await outcome(jo.call('verifyEmail', { body: { id } }))).toBe('410 linkExpired')
  })

  it('invalidates every open link of the account once it is confirmed', async () => {
    const jo = await new Person(cms).settle()
    await jo.call('forgotPassword', { body: { email: jo.email } })
    await moveTo(jo, new Person(cms).email)
    const { rows } = await cms.pool.query<{ purpose: string }>(
      'SELECT purpose FROM account_links WHERE user_id = $1',
      [jo.credentials?.adminId],
    )
    expect(rows).toEqual([{ purpose: 'undoEmail' }])
  })
})

describe('the link that reverts a change of the email address', () => {
  async function moved(): Promise<{ jo: Person; next: string; id: string }> {
    const jo = await new Person(cms).settle()
    const next = new Person(cms).email
    await moveTo(jo, next)
    return { jo, next, id: await jo.linkIn('emailChanged') }
  }

  it('restores the account, ends all sessions and sends a link to reset the password', async () => {
    const { jo, next, id } = await moved()
    const mallory = new Person(cms, next)
    await mallory.logIn()
    const change = { ...NEW, password: jo.password }
    expect(await outcome(mallory.call('updatePassword', { body: change }))).toBe('204')

    const guest = new Person(cms)
    expect(await outcome(guest.call('undoEmailChange', { body: { id } }))).toBe('204')
    for (const person of [jo, mallory]) {
      expect(await outcome(person.call('readUser'))).toBe('401 sessionExpired')
    }
    const guesses = [jo.password, NEW.new_password]
    for (const email of [jo.email, next]) {
      for (const password of guesses) {
        expect(await outcome(new Person(cms, email).logIn({ password }))).toBe(
          '401 wrongCredentials',
        )
      }
    }
    const token = await jo.linkIn('resetPassword')
    const body = { token, password: 'vier rote äpfel', confirm_password: 'vier rote äpfel' }
    expect(await outcome(guest.call('resetPassword', { body }))).toBe('204')
    jo.credentials = null
    expect(await outcome(jo.logIn({ password: 'vier rote äpfel' }))).toBe('200')
    expect((await jo.account()).email).toBe(jo.email)
    expect((await jo.mails(next)).at(-1)).toBe('emailRestored')
  })

  it('works once within seven days, and for nothing else', async () => {
    const { jo, id } = await moved()
    const undo = () => outcome(new Person(cms).call('undoEmailChange', { body: { id } }))
    expect(await outcome(jo.call('verifyEmail', { body: { id } }))).toBe('410 linkExpired')
    expect((await Promise.all([undo(), undo()])).sort()).toEqual(['204', '410 linkExpired'])
    expect(await undo()).toBe('410 linkExpired')

    const other = await moved()
    const { rows } = await cms.pool.query<{ days: number }>(
      `SELECT round(extract(epoch FROM max(expires_at) - now()) / 86400)::int AS days FROM account_links`,
    )
    expect(rows).toEqual([{ days: 7 }])
    await cms.pool.query("UPDATE account_links SET expires_at = now() - interval '1 second'")
    const late = new Person(cms).call('undoEmailChange', { body: { id: other.id } })
    expect(await outcome(late)).toBe('410 linkExpired')
  })

  it('works after a second change of the address', async () => {
    const { jo, next, id } = await moved()
    const mallory = new Person(cms, next)
    await mallory.logIn()
    const third = new Person(cms).email
    await moveTo(mallory, third)
    expect(await outcome(jo.call('undoEmailChange', { body: { id } }))).toBe('204')
    // The link that was sent to the second address is invalid.
    const second = await mallory.linkIn('emailChanged')
    expect(await outcome(jo.call('undoEmailChange', { body: { id: second } }))).toBe(
      '410 linkExpired',
    )
  })

  it('removes the providers that were added with the new address, not older ones', async () => {
    const { jo, id } = await moved()
    const user = jo.credentials?.adminId
    await cms.pool.query(
      `INSERT INTO account_identities (provider, subject, user_id, created_at)
       VALUES ('github', 'mine', $1, now() - interval '1 year'), ('github', 'theirs', $1, now())`,
      [user],
    )
    await jo.call('undoEmailChange', { body: { id } })
    const { rows } = await cms.pool.query(
      'SELECT subject FROM account_identities WHERE user_id = $1',
      [user],
    )
    expect(rows).toEqual([{ subject: 'mine' }])
  })

  it('removes the second factors that were added since, and all recovery codes', async () => {
    const { jo, id } = await moved()
    const user = jo.credentials?.adminId
    await cms.pool.query(
      `INSERT INTO passkeys (user_id, name, credential_id, public_key, counter, created_at)
       VALUES ($1::int, 'mine', 'mine ' || $1::text, 'key', 0, now() - interval '1 year'),
         ($1::int, 'theirs', 'theirs ' || $1::text, 'key', 0, now())`,
      [user],
    )
    await cms.pool.query(
      "INSERT INTO totp_secrets (user_id, sealed_secret, last_step) VALUES ($1, 'x', 0)",
      [user],
    )
    await cms.pool.query("INSERT INTO recovery_codes (user_id, digest) VALUES ($1, 'x')", [user])
    await jo.call('undoEmailChange', { body: { id } })
    const left = async (query: string): Promise<object[]> =>
      (await cms.pool.query<object>(query, [user])).rows
    expect(await left('SELECT name FROM passkeys WHERE user_id = $1')).toEqual([{ name: 'mine' }])
    expect(await left('SELECT 1 FROM totp_secrets WHERE user_id = $1')).toEqual([])
    expect(await left('SELECT 1 FROM recovery_codes WHERE user_id = $1')).toEqual([])
  })

  it('is refused if the address has got another account in the meantime', async () => {
    const { jo, id } = await moved()
    await new Person(cms, jo.email).settle()
    expect(await outcome(jo.call('undoEmailChange', { body: { id } }))).toBe('410 linkExpired')
  })
})
