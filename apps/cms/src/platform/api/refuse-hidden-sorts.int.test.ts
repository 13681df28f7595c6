import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminHeaders, askPayload } from '../../test-support/ask-payload'
import { newStaff } from '../../test-support/staff'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms
let editor: { authorization: string }
let admin: { authorization: string }

beforeAll(async () => {
  cms = await startCms()
  editor = await adminHeaders(await newStaff(cms))
  admin = await adminHeaders(await newStaff(cms, 'admin'))
})

afterAll(() => cms.stop())

const statusOf = async (path: string, headers = editor) =>
  (await askPayload('GET', path, { headers })).status

describe('a list cannot be sorted by', () => {
  it.each([
    '/projects?sort=members.user.hash',
    '/projects?sort=-title,members.user.email',
    '/projects?sort[]=contact.hash',
    '/projects?sort=contact.resetPasswordToken',
    '/users?sort=hash',
    '/users?sort=sessions.id',
    '/guest-links?sort=digest',
    '/guest-links?sort=-passphraseHash',
    '/guest-links?sort=createdBy.salt',
    '/guest-visits?sort=link.digest',
    '/review-notes?sort=author.hash',
    '/submissions?sort=account.hash',
    '/projects?joins[deliverables][sort]=project.members.user.hash',
    '/guest-links?joins[visits][sort]=digest',
    '/pages/versions?sort=version.nothing',
    '/projects?sort=nothing',
  ])('a hidden field: %s', async (path) => {
    expect(await statusOf(path)).toBe(400)
  })

  it('private fields of accounts, not even by colleagues', async () => {
    expect(await statusOf('/users?sort=verifiedAt')).toBe(400)
    expect(await statusOf('/users?sort=verifiedAt', admin)).toBe(200)
  })
})

it.each([
  '/projects?sort=-updatedAt,title',
  '/projects?sort=contact',
  '/users?sort=email',
  '/pages?sort=_status',
  '/pages/versions?sort=-version.updatedAt',
  '/pages/versions?sort=-updatedAt',
  '/guest-links?joins[visits][sort]=-name',
])('a list can be sorted by visible fields: %s', async (path) => {
  expect(await statusOf(path)).toBe(200)
})
