import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome, Person } from '../../test-support/person'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

const STRANGERS = { password: 'chosen by a stranger', confirm_password: 'chosen by a stranger' }

async function accountsOf({ email }: Person) {
  const { docs } = await cms.payload.find({
    collection: 'users',
    where: { email: { equals: email } },
  })
  return docs
}

function confirm(person: Person, id: string): Promise<string> {
  return outcome(person.call('verifyEmail', { body: { id } }))
}

describe('two registrations of one email address', () => {
  it.each(['first', 'second'] as const)(
    'are independent: the %s account is created when its link is opened',
    async (which) => {
      const jo = new Person(cms)
      await jo.register()
      const own = await jo.linkIn('verifyEmail')
      const mallory = new Person(cms, jo.email)
      await mallory.register({
        ...STRANGERS,
        name: 'Mallory',
        company: 'Evil Ltd',
        company_authority: true,
        receives_updates: true,
      })
      const others = await jo.linkIn('verifyEmail')
      expect(others).not.toBe(own)
      expect(await accountsOf(jo)).toEqual([])

      const isFirst = which === 'first'
      expect(await confirm(jo, isFirst ? own : others)).toBe('204')
      const [account, ...more] = await accountsOf(jo)
      expect(more).toEqual([])
      expect(account).toMatchObject(
        isFirst
          ? { name: jo.name, company: null, receivesUpdates: false }
          : { name: 'Mallory', company: 'Evil Ltd', receivesUpdates: true },
      )
      expect(Boolean(account?.consents?.companyAuthorityAt)).toBe(!isFirst)
      expect(await outcome(jo.logIn())).toBe(isFirst ? '200' : '401 wrongCredentials')
      expect(await outcome(mallory.logIn(STRANGERS_LOGIN))).toBe(
        isFirst ? '401 wrongCredentials' : '200',
      )
      // The other registration is invalid afterwards.
      expect(await confirm(jo, isFirst ? others : own)).toBe('410 linkExpired')
    },
  )

  it('create one account, even if both links are opened at the same moment', async () => {
    const jo = new Person(cms)
    await jo.register()
    const first = await jo.linkIn('verifyEmail')
    await jo.register()
    const second = await jo.linkIn('verifyEmail')
    const both = await Promise.all([first, second, first].map((id) => confirm(jo, id)))
    expect(both.filter((answer) => answer === '204').length).toBeGreaterThan(0)
    expect(await accountsOf(jo)).toHaveLength(1)
    expect(await outcome(jo.logIn())).toBe('200')
  })

  it('are both mailed again on request, and the older links become invalid', async () => {
    const jo = new Person(cms)
    await jo.register()
    const old = await jo.linkIn('verifyEmail')
    await new Person(cms, jo.email).register(STRANGERS)
    expect(await jo.mails()).toHaveLength(2)
    await jo.call('resendVerification', { body: { email: jo.email } })
    expect(await jo.mails()).toHaveLength(4)
    expect(await confirm(jo, old)).toBe('410 linkExpired')
    const { rows } = await cms.pool.query<{ data: { link: string; name: string } }>(
      'SELECT data FROM mails WHERE "to" = $1 ORDER BY id DESC LIMIT 2',
      [jo.email],
    )
    for (const { data } of rows) expect(data.link).toMatch(/\/email\/verify\/[\w-]{43}$/)
  })
})

const STRANGERS_LOGIN = { password: STRANGERS.password }

describe('an unverified email address', () => {
  it('has no account: only a login with the right password gets the reason', async () => {
    const jo = new Person(cms)
    await jo.register()
    expect(await outcome(jo.logIn())).toBe('403 emailUnverified')
    expect(await outcome(jo.logIn({ password: 'not the right one' }))).toBe('401 wrongCredentials')
    expect(await accountsOf(jo)).toEqual([])
  })

  it('does not show messages that were sent in its name before a link confirms it', async () => {
    const jo = new Person(cms)
    const body = {
      first_name: 'Jo',
      last_name: 'Weaver',
      email: jo.email,
      project_type: 'animatics',
      message: 'A secret spot with a fox',
      idempotency_key: randomUUID(),
    }
    await jo.call('sendContact', { body })
    // An admin created the account, but the email address may belong to another person.
    const { email, password, name } = jo
    const data = { email, password, name, roles: ['editor' as const] }
    await cms.payload.create({ collection: 'users', data })
    await jo.logIn()
    expect(await (await jo.call('readPortal')).json()).toMatchObject({ projects: [] })
    expect(await (await jo.call('exportAccount')).text()).not.toContain('secret spot')

    await jo.call('forgotPassword', { body: { email } })
    const token = await jo.linkIn('resetPassword')
    const next = { password: 'drei kleine birnen', confirm_password: 'drei kleine birnen' }
    await jo.call('resetPassword', { body: { token, ...next } })
    jo.credentials = null
    await jo.logIn({ password: next.password })
    const portal = await (await jo.call('readPortal')).text()
    expect(portal).toContain('A secret spot with a fox')
  })

  it('of an unverified account is verified by a registration, which completes the account', async () => {
    const jo = new Person(cms)
    const data = { email: jo.email, password: 'an older and other one', name: 'Old name' }
    const { id } = await cms.payload.create({
      collection: 'users',
      data: { ...data, roles: ['client'] },
    })
    await jo.register()
    expect((await accountsOf(jo))[0]).toMatchObject({ id, name: 'Old name' })
    expect(await confirm(jo, await jo.linkIn('verifyEmail'))).toBe('204')
    expect((await accountsOf(jo))[0]).toMatchObject({ id, name: jo.name })
    expect(await outcome(jo.logIn({ password: data.password }))).toBe('401 wrongCredentials')
    expect(await outcome(jo.logIn())).toBe('200')
  })
})

it('only the hash of the password is stored', async () => {
  const jo = new Person(cms)
  await jo.register()
  const { rows } = await cms.pool.query('SELECT details FROM account_links')
  expect(JSON.stringify(rows)).toContain('pbkdf2-sha256-v1:')
  expect(JSON.stringify(rows)).not.toContain(jo.password)
})
