import { afterAll, beforeAll, expect, it } from 'vitest'
import { outcome, Person } from '../test-support/person'
import { newStaff } from '../test-support/staff'
import { startCms, type TestCms } from '../test-support/start-cms'
import { purgeExpiredAccess } from './purge-expired-access'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

it('deletes what has ended and invitations that nobody took up, and nothing else', async () => {
  const [jo, kim] = [await new Person(cms).settle(), await new Person(cms).settle()]
  const editor = await newStaff(cms)
  const invited = [new Person(cms), new Person(cms)] as const
  for (const { email } of invited) {
    const data = { email, roles: ['client' as const], password: undefined as unknown as string }
    await cms.payload.create({ collection: 'users', data })
  }
  // Somebody of long ago, whose e-mail address an admin has just put right, and who is not logged
  // in.
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
