import { afterAll, beforeAll, expect, it } from 'vitest'
import { outcome, Person } from '../../test-support/person'
import { newStaff } from '../../test-support/staff'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { purgeExpiredAccess } from './purge-expired-access'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

it('deletes expired records and unused invitations, and nothing else', async () => {
  const [jo, kim] = [await new Person(cms).settle(), await new Person(cms).settle()]
  const editor = await newStaff(cms)
  const invited = [new Person(cms), new Person(cms)] as const
  for (const { email } of invited) {
    const data = { email, roles: ['client' as const], password: undefined as unknown as string }
    await cms.payload.create({ collection: 'users', data })
  }
  // An old account whose email address was corrected by an admin, without a session.
  const moved = new Person(cms)
  const { id } = await cms.payload.create({
    collection: 'users',
    data: { email: moved.email, password: moved.password, roles: ['client'] },
  })
  await cms.pool.query('UPDATE users SET verified_at = NULL WHERE id = $1', [id])
  await cms.pool.query("UPDATE users SET created_at = now() - interval '31 days'")
  await cms.pool.query(
    "UPDATE users SET invited_at = now() - interval '31 days' WHERE email = $1",
    [invited[0].email],
  )
  await cms.pool.query(
    "UPDATE sessions SET expires_at = now() - interval '1 second' WHERE user_id = $1",
    [kim.credentials?.adminId],
  )
  await purgeExpiredAccess(cms.pool)
  const { rows } = await cms.pool.query<{ email: string }>('SELECT email FROM users')
  const emails = rows.map(({ email }) => email)
  expect(emails).not.toContain(invited[0].email)
  for (const { email } of [jo, kim, editor, invited[1], moved]) expect(emails).toContain(email)
  const sessions = await cms.pool.query('SELECT user_id FROM sessions')
  expect(sessions.rowCount).toBe(2)
  expect(await outcome(jo.call('readUser'))).toBe('200')
})

it('keeps an invitation that has expired for a month, for the studio to see', async () => {
  const person = new Person(cms)
  const data = { email: person.email, roles: ['client' as const] }
  await cms.payload.create({
    collection: 'users',
    data: { ...data, password: undefined },
  })
  const links = async () => {
    const { rowCount } = await cms.pool.query('SELECT 1 FROM account_links WHERE email = $1', [
      person.email,
    ])
    return rowCount
  }
  const end = (days: number) =>
    cms.pool.query(
      'UPDATE account_links SET expires_at = now() - make_interval(days => $2) WHERE email = $1',
      [person.email, days],
    )
  await end(29)
  await purgeExpiredAccess(cms.pool)
  expect(await links()).toBe(1)
  await end(31)
  await purgeExpiredAccess(cms.pool)
  expect(await links()).toBe(0)
})
