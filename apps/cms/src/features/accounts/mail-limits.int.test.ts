import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminHeaders, askPayload } from '../../test-support/ask-payload'
import { outcome, Person } from '../../test-support/person'
import { newStaff } from '../../test-support/staff'
import { startCms, type TestCms } from '../../test-support/start-cms'

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

describe('a new email address', () => {
  const change = (person: Person, email: string) =>
    outcome(
      person.call('updateProfile', { body: { name: 'Jo', email, password: person.password } }),
    )

  it('gets few mails, from all accounts together, whether it is known or not', async () => {
    const owner = await new Person(cms).settle()
    for (const email of [owner.email, new Person(cms).email]) {
      const before = (await owner.mails(email)).length
      const [jo, kim] = [await new Person(cms).settle(), await new Person(cms).settle()]
      const answers = []
      for (const person of [jo, kim, jo, kim, jo, kim, jo, kim]) {
        answers.push(await change(person, email))
      }
      expect(answers.at(0)).toBe('200')
      expect(answers.at(-1)).toBe('429 tooManyRequests')
      expect((await owner.mails(email)).length - before).toBeLessThanOrEqual(5)
      // A change of the name alone is not a mail.
      expect(await change(jo, jo.email)).toBe('200')
    }
  })

  it('is asked for only a few times by one account', async () => {
    const jo = await new Person(cms).settle()
    const answers = []
    for (let nth = 0; nth < 6; nth += 1) answers.push(await change(jo, new Person(cms).email))
    expect(answers).toEqual([...answers.slice(1).map(() => '200'), '429 tooManyRequests'])
  })

  it('gets few mails from the admin, too', async () => {
    const staff = await newStaff(cms)
    const headers = await adminHeaders(staff)
    const { email } = new Person(cms)
    const statuses = []
    for (let nth = 0; nth < 6; nth += 1) {
      const body = { email, currentPassword: staff.password }
      const path = `/users/${staff.credentials?.adminId}`
      statuses.push((await askPayload('PATCH', path, { body, headers })).status)
    }
    expect(statuses).toEqual([...statuses.slice(1).map(() => 200), 429])
    expect((await staff.mails(email)).length).toBe(5)
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
