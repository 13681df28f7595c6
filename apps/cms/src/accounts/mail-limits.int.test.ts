import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminHeaders, askPayload } from '../test-support/ask-payload'
import { outcome, Person } from '../test-support/person'
import { newStaff } from '../test-support/staff'
import { startCms, type TestCms } from '../test-support/start-cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

const forgot = (email: string, from: Person) =>
  outcome(from.call('forgotPassword', { body: { email } }))

describe('mailed links', () => {
  it('cannot be used up for their owner, with or without an account', async () => {
    const jo = await new Person(cms).settle()
    for (const email of [jo.email, new Person(cms).email]) {
      for (let time = 0; time < 2; time += 1) {
        const stranger = new Person(cms)
        for (let nth = 0; nth < 5; nth += 1) await forgot(email, stranger)
        expect(await forgot(email, stranger)).toBe('429 tooManyRequests')
      }
      // The owner, at another address, solves a puzzle, which browsers do by themselves.
      expect(await forgot(email, new Person(cms))).toBe('428 proofRequired')
      expect((await new Person(cms).mails(email)).length).toBeLessThanOrEqual(6)
    }
  })
})

describe('the lock of an open document', () => {
  it('is only ever the caller’s own', async () => {
    const [editor, admin] = [await newStaff(cms), await newStaff(cms, 'admin')]
    const headers = await adminHeaders(editor)
    const lockFor = ({ credentials }: Person) =>
      askPayload('POST', '/payload-locked-documents', {
        headers,
        body: {
          document: { relationTo: 'pages', value: 1 },
          user: { relationTo: 'users', value: Number(credentials?.adminId) },
        },
      })
    expect((await lockFor(admin)).status).toBe(403)
    const own = await lockFor(editor)
    expect(own.status).toBe(201)
    const { doc } = (await own.json()) as { doc: { id: number } }
    const body = { user: { relationTo: 'users', value: Number(admin.credentials?.adminId) } }
    const path = `/payload-locked-documents/${doc.id}`
    expect((await askPayload('PATCH', path, { body, headers })).status).toBe(403)
  })
})

it('an editor cannot copy a price list, whose copy nobody but an admin could delete', async () => {
  const headers = await adminHeaders(await newStaff(cms))
  const { totalDocs } = await cms.payload.count({ collection: 'price-groups' })
  const copied = await askPayload('POST', '/price-groups/1/duplicate', { body: {}, headers })
  expect(copied.status).toBeGreaterThanOrEqual(400)
  expect(copied.status).toBeLessThan(500)
  expect((await cms.payload.count({ collection: 'price-groups' })).totalDocs).toBe(totalDocs)
})
