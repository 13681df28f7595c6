import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminHeaders, askPayload } from '../../test-support/ask-payload'
import { inquiryBody } from '../../test-support/form-body'
import { outcome, Person } from '../../test-support/person'
import { newProject, newVersion } from '../../test-support/review-project'
import { newStaff } from '../../test-support/staff'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

const PASSWORDS = [
  'drei kleine birnen',
  'vier rote äpfel',
  'sechs blaue pflaumen',
  'zwei gelbe kiwis',
]

function atOnce(times: number, send: (nth: number) => Promise<Response>): Promise<string[]> {
  return Promise.all(Array.from({ length: times }, (_, nth) => outcome(send(nth))))
}

const isClear = (answer: string) => !answer.startsWith('5')

/** An admin's calls of Payload's own API. */
async function asAdmin() {
  const admin = await newStaff(cms, 'admin')
  const headers = await adminHeaders(admin)
  const proof = { currentPassword: admin.password }
  return {
    admin,
    ask: (method: string, path: string, body: object = {}) =>
      askPayload(method, path, { body: { ...proof, ...body }, headers }),
  }
}

describe('at the same time', () => {
  it('only one of several new passwords is set, and the others have a wrong old one', async () => {
    const jo = await new Person(cms).settle()
    const answers = await atOnce(PASSWORDS.length, (nth) => {
      const password = PASSWORDS[nth]
      const body = { password: jo.password, new_password: password, confirm_password: password }
      return jo.call('updatePassword', { body })
    })
    expect(answers.toSorted()).toEqual([
      '204',
      ...PASSWORDS.slice(1).map(() => '422 invalidFields {"password":"wrongPassword"}'),
    ])
    const password = PASSWORDS[answers.indexOf('204')] ?? ''
    expect(await outcome(new Person(cms, jo.email).logIn({ password }))).toBe('200')
    expect((await jo.mails()).filter((mail) => mail === 'passwordChanged')).toHaveLength(1)
  })

  it('a profile is saved several times with new addresses', async () => {
    const jo = await new Person(cms).settle()
    const answers = await atOnce(5, (nth) => {
      const email = new Person(cms, `new-${nth % 2}-${jo.email}`).email
      return jo.call('updateProfile', { body: { name: 'Jo', email, password: jo.password } })
    })
    expect(answers).toEqual(answers.map(() => '200'))
  })

  it('an account is erased once', async () => {
    const jo = await new Person(cms).settle()
    await jo.call('sendInquiry', { body: await inquiryBody({ email: jo.email }) })
    const body = { password: jo.password }
    const answers = await atOnce(4, () => jo.call('eraseAccount', { body }))
    expect(answers.filter((answer) => answer === '204')).toHaveLength(1)
    expect(answers.filter((answer) => !isClear(answer))).toEqual([])
    expect((await jo.mails()).filter((mail) => mail === 'accountErased')).toHaveLength(1)
  })

  it('a person is erased once', async () => {
    const { ask } = await asAdmin()
    const { email } = new Person(cms)
    await new Person(cms).call('sendInquiry', { body: await inquiryBody({ email }) })
    const answers = await atOnce(5, () => ask('POST', '/inbox/erase', { email }))
    expect(answers).toEqual(answers.map(() => '200'))
  })

  it('a project with deliverables is deleted once', async () => {
    const { ask } = await asAdmin()
    const { projectId, deliverableId } = await newProject(cms, [])
    await newVersion(cms, deliverableId, 2)
    const answers = await atOnce(4, () => ask('DELETE', `/projects/${projectId}`))
    expect(answers.map((answer) => answer.slice(0, 3)).toSorted()).toEqual([
      '200',
      ...['404', '404', '404'],
    ])
  })

  it('a version is restored once', async () => {
    const { admin } = await asAdmin()
    const { versionId } = await newProject(cms, [])
    const parameters = { version: String(versionId) }
    expect(await outcome(admin.call('removeVersion', { parameters }))).toBe('204')
    const answers = await atOnce(5, () => admin.call('restoreVersion', { parameters }))
    expect(answers).toContain('204')
    expect(answers.filter((answer) => !isClear(answer))).toEqual([])
  })
})
