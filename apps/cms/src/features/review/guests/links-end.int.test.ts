import type { GuestLink } from '@studio/shared/review/guest-links'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminHeaders, askPayload } from '../../../test-support/ask-payload'
import { Guest, PASSPHRASE } from '../../../test-support/guest'
import { outcome, Person } from '../../../test-support/person'
import { newProject, type ReviewProject } from '../../../test-support/review-project'
import { newStaff } from '../../../test-support/staff'
import { startCms, type TestCms } from '../../../test-support/start-cms'

let cms: TestCms
let admin: Person
let client: Person
let project: ReviewProject

beforeAll(async () => {
  cms = await startCms()
  admin = await newStaff(cms, 'admin')
})

afterAll(() => cms.stop())

beforeEach(async () => {
  await cms.pool.query('TRUNCATE rate_limits')
  client = await new Person(cms).settle()
  project = await newProject(cms, [[client, 'clientAdmin']])
})

async function guestOf(maker: Person): Promise<Guest> {
  const answered = await maker.call('createGuestLink', {
    parameters: { deliverable: String(project.deliverableId) },
    body: { label: 'Brand team', passphrase: PASSPHRASE, days: 30, mayComment: true },
  })
  const { secret } = (await answered.json()) as { secret: string; links: GuestLink[] }
  const guest = new Guest(cms, secret)
  expect(await outcome(guest.enter())).toBe('200')
  return guest
}

const idOf = async (person: Person) => (await person.account()).id

async function expectOver(guest: Guest): Promise<void> {
  expect(await outcome(guest.ask('readGuestRoom'))).toBe('404 notFound')
  expect(await outcome(guest.enter())).toBe('404 notFound')
  const { rows } = await cms.pool.query(
    `SELECT FROM guest_links WHERE deliverable_id = $1 AND revoked_at IS NULL`,
    [project.deliverableId],
  )
  expect(rows).toEqual([])
}

describe('a guest link ends with the account that made it', () => {
  it('when a client deletes the account', async () => {
    const guest = await guestOf(client)
    const line = await guest.stream('events')
    expect(
      await outcome(client.call('eraseAccount', { body: { password: client.password } })),
    ).toBe('204')
    // The guest's event stream is closed.
    expect(await line.text()).toContain('event: open')
    await expectOver(guest)
  })

  it('when an admin deletes it', async () => {
    const guest = await guestOf(client)
    const headers = await adminHeaders(admin)
    const body = { currentPassword: admin.password }
    const deleted = await askPayload('DELETE', `/users/${await idOf(client)}`, { body, headers })
    expect(deleted.status).toBe(200)
    await expectOver(guest)
  })

  it('when an admin deletes several accounts, including staff', async () => {
    const editor = await newStaff(cms)
    const guests = [await guestOf(client), await guestOf(editor)]
    const ids = [await idOf(client), await idOf(editor)]
    const headers = await adminHeaders(admin)
    const body = { currentPassword: admin.password }
    for (const id of ids) {
      expect((await askPayload('DELETE', `/users/${id}`, { body, headers })).status).toBe(200)
    }
    for (const guest of guests) await expectOver(guest)
  })

  it('when the account is deleted directly in the database', async () => {
    const guest = await guestOf(client)
    const id = await idOf(client)
    await cms.pool.query('DELETE FROM sessions WHERE user_id = $1', [id])
    await cms.pool.query('DELETE FROM users WHERE id = $1', [id])
    expect(await outcome(guest.ask('readGuestRoom'))).toBe('404 notFound')
    expect(await outcome(guest.enter())).toBe('404 notFound')
  })

  it('when somebody leaves the staff', async () => {
    const editor = await newStaff(cms)
    const guest = await guestOf(editor)
    const data = { roles: ['client' as const] }
    await cms.payload.update({ collection: 'users', id: Number(await idOf(editor)), data })
    await expectOver(guest)
  })

  it('when the member is removed from the project', async () => {
    const guest = await guestOf(client)
    const data = { members: [] }
    await cms.payload.update({ collection: 'projects', id: project.projectId, data })
    await expectOver(guest)
  })
})
