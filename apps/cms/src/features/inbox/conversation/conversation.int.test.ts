import { randomUUID } from 'node:crypto'
import type { Message } from '@studio/shared/api/conversation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminHeaders, askPayload } from '../../../test-support/ask-payload'
import { callApi } from '../../../test-support/call-api'
import { contactBody } from '../../../test-support/form-body'
import { outcome, Person } from '../../../test-support/person'
import { newStaff } from '../../../test-support/staff'
import { startCms, type TestCms } from '../../../test-support/start-cms'

let cms: TestCms
let editor: Record<string, string>

beforeAll(async () => {
  cms = await startCms()
  editor = await adminHeaders(await newStaff(cms))
})

afterAll(() => cms.stop())

/**
 * Sends a message from the contact form.
 *
 * @returns the message's reference
 */
async function send(person: Person, changes: object = {}): Promise<string> {
  const body = await contactBody({ email: person.email, ...changes })
  const response = await person.call('sendContact', { body })
  return ((await response.json()) as { reference: string }).reference
}

const read = (person: Person, reference: string) =>
  person.call('readMessage', { parameters: { reference } })

const reply = (person: Person, reference: string, text: string) =>
  person.call('replyToMessage', { parameters: { reference }, body: { text } })

async function stored(reference: string) {
  const where = { reference: { equals: reference } }
  const { docs } = await cms.payload.find({ collection: 'submissions', where, depth: 0 })
  if (!docs[0]) throw new Error('The message was not stored.')
  return docs[0]
}

async function studioAnswers(reference: string, text: string, headers = editor): Promise<Response> {
  const { id } = await stored(reference)
  return askPayload('POST', '/inbox/answer', { body: { id, text }, headers })
}

async function mails(template: string, address: string) {
  const { rows } = await cms.pool.query<{ to: string; language: string; data: object }>(
    `SELECT "to", reply_to, language, data FROM mails
     WHERE template = $1 AND ("to" = $2 OR reply_to = $2) ORDER BY id`,
    [template, address],
  )
  return rows
}

async function countReplies(reference: string): Promise<number> {
  const { rows } = await cms.pool.query<{ count: number }>(
    `SELECT count(*)::int FROM replies
     JOIN submissions ON submissions.id = submission_id WHERE reference = $1`,
    [reference],
  )
  return rows[0]?.count ?? -1
}

describe('a message in the portal', () => {
  it('shows the original and the replies in order of time', async () => {
    const jo = await new Person(cms).settle()
    const reference = await send(jo, { company: 'Weaver', phone: '+49 30 1234' })
    expect((await studioAnswers(reference, 'Which format?')).status).toBe(200)
    expect((await reply(jo, reference, '  Widescreen.\nAnd square. ')).status).toBe(200)
    expect((await studioAnswers(reference, 'Thank you.')).status).toBe(200)
    const message = (await (await read(jo, reference)).json()) as Message
    expect(message).toMatchObject({
      reference,
      form: 'contact',
      status: 'answered',
      name: 'Amal Haddad',
      email: jo.email,
      company: 'Weaver',
      phone: '+49 30 1234',
      projectType: 'storyboards',
      text: 'We need boards for a spot of 30 seconds.',
      file: null,
    })
    expect(message.replies.map(({ from, text }) => [from, text])).toEqual([
      ['studio', 'Which format?'],
      ['client', 'Widescreen.\nAnd square.'],
      ['studio', 'Thank you.'],
    ])
  })

  it('names the attached file', async () => {
    const jo = await new Person(cms).settle()
    const reference = await send(jo)
    const data = Buffer.from('%PDF-1.7\n1 0 obj\nstartxref\n9\n%%EOF\n')
    const { id } = await cms.payload.create({
      collection: 'attachments',
      data: { originalName: 'Sketch.pdf' },
      file: { data, mimetype: 'application/pdf', name: `${reference}.pdf`, size: data.length },
    })
    await cms.pool.query('UPDATE submissions SET file_id = $1 WHERE reference = $2', [
      id,
      reference,
    ])
    const message: unknown = await (await read(jo, reference)).json()
    expect(message).toMatchObject({ file: { name: 'Sketch.pdf', size: data.length } })
  })

  it('is not found by others, nor if it is a job application', async () => {
    const [jo, kim] = [await new Person(cms).settle(), await new Person(cms).settle()]
    const reference = await send(jo)
    const others = await send(kim)
    await cms.pool.query("UPDATE submissions SET kind = 'application' WHERE reference = $1", [
      others,
    ])
    for (const unknown of [reference, others, '0000-0000', 'unknown', 'x'.repeat(21)]) {
      expect(await outcome(read(kim, unknown))).toBe('404 notFound')
      expect(await outcome(reply(kim, unknown, 'Hello'))).toBe('404 notFound')
    }
    expect(await countReplies(reference)).toBe(0)
    const guest = new Person(cms)
    expect(await outcome(read(guest, reference))).toBe('401 unauthenticated')
    expect(await outcome(reply(guest, reference, 'Hello'))).toBe('401 unauthenticated')
  })

  it('that was sent before the account was confirmed belongs to it afterwards', async () => {
    const jo = new Person(cms)
    const reference = await send(jo)
    await jo.settle()
    expect((await read(jo, reference)).status).toBe(200)
  })
})

describe('a reply', () => {
  it('reopens the message and is mailed to the office, with its author as Reply-To', async () => {
    const jo = await new Person(cms).settle()
    // The name is in the subject, so it stays that of the message, whatever the account's name is.
    const name = 'Lina Weaver'
    const names = { first_name: 'Lina', last_name: 'Weaver' }
    const reference = await send(jo, { country: 'gr', ...names })
    await studioAnswers(reference, 'Which format?')
    const after: unknown = await (await reply(jo, reference, 'Square.')).json()
    expect(after).toMatchObject({ status: 'received', replies: [{}, { text: 'Square.' }] })
    expect(await stored(reference)).toMatchObject({ status: 'new' })
    expect(await mails('replyForStaff', jo.email)).toMatchObject([
      {
        to: 'berlin@studio.example',
        language: 'de',
        data: { reference, name, email: jo.email, message: 'Square.' },
      },
    ])
  })

  it('that is sent twice is stored and mailed once', async () => {
    const jo = await new Person(cms).settle()
    const reference = await send(jo)
    const clicks = Array.from({ length: 5 }, () => reply(jo, reference, 'One more thing.'))
    for (const response of await Promise.all(clicks)) expect(response.status).toBe(200)
    await reply(jo, reference, 'One more thing.')
    expect(await countReplies(reference)).toBe(1)
    expect(await mails('replyForStaff', jo.email)).toHaveLength(1)
  })

  it.each([
    ['without a text', {}, '{"text":"required"}'],
    ['of nothing but spaces', { text: ' \n ' }, '{"text":"required"}'],
    ['that is too long', { text: 'x'.repeat(5_001) }, '{"text":"tooLong"}'],
    ['in the studio’s name', { text: 'Hello', from: 'studio' }, '{"from":"unknown"}'],
  ])('%s is refused', async (_, body, fields) => {
    const jo = await new Person(cms).settle()
    const parameters = { reference: await send(jo) }
    const refused = await outcome(jo.call('replyToMessage', { parameters, body }))
    expect(refused).toBe(`422 invalidFields ${fields}`)
    expect(await countReplies(parameters.reference)).toBe(0)
  })

  it('is rate limited per account', async () => {
    const jo = await new Person(cms).settle()
    const reference = await send(jo)
    const outcomes = []
    for (let count = 0; count < 31; count += 1) {
      outcomes.push((await reply(jo, reference, 'Once')).status)
    }
    expect(outcomes.indexOf(429)).toBe(30)
  })

  it('to a message marked as spam leaves that status', async () => {
    const jo = await new Person(cms).settle()
    const reference = await send(jo)
    await cms.pool.query("UPDATE submissions SET status = 'spam' WHERE reference = $1", [reference])
    const after: unknown = await (await reply(jo, reference, 'Hello?')).json()
    expect(after).toMatchObject({ status: 'received', replies: [{ text: 'Hello?' }] })
    expect(await stored(reference)).toMatchObject({ status: 'spam' })
    expect(await mails('replyForStaff', jo.email)).toEqual([])
  })

  it('is not stored if its mail cannot be queued', async () => {
    const jo = await new Person(cms).settle()
    const reference = await send(jo)
    await cms.pool.query('ALTER TABLE mails RENAME TO mails_away')
    const refused = await outcome(reply(jo, reference, 'Hello'))
    await cms.pool.query('ALTER TABLE mails_away RENAME TO mails')
    expect(refused).toBe('500 internal')
    expect(await countReplies(reference)).toBe(0)
  })
})

describe('the studio’s answer', () => {
  it("reaches a client in the message's language, with its text and a link to its page", async () => {
    const jo = await new Person(cms).settle()
    await cms.pool.query("UPDATE users SET locale = 'ar' WHERE email = $1", [jo.email])
    const reference = await send(jo, { email: 'other@client.example' })
    await studioAnswers(reference, 'Which format?')
    const { status, answeredAt } = await stored(reference)
    expect(status).toBe('answered')
    expect(Date.parse(answeredAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    const link = `http://localhost:3000/de/portal/messages/${reference}`
    expect(await mails('messageAnswered', jo.email)).toMatchObject([
      { language: 'de', data: { name: jo.name, reference, message: 'Which format?', link } },
    ])
  })

  it('reaches others completely, in the language of their message', async () => {
    const body = await contactBody({ country: 'gr' })
    const response = await callApi('sendContact', { body, language: 'de' })
    const { reference } = (await response.json()) as { reference: string }
    await studioAnswers(reference, 'Welches Format?')
    expect(await mails('messageAnsweredByMail', body.email)).toEqual([
      {
        to: body.email,
        reply_to: 'berlin@studio.example',
        language: 'de',
        data: { name: 'Amal Haddad', reference, message: 'Welches Format?' },
      },
    ])
  })

  it('that is sent twice is stored and mailed once, and names its author', async () => {
    const jo = await new Person(cms).settle()
    const reference = await send(jo)
    await Promise.all([1, 2, 3].map(() => studioAnswers(reference, 'Which format?')))
    expect(await countReplies(reference)).toBe(1)
    expect(await mails('messageAnswered', jo.email)).toHaveLength(1)
    const { id } = await stored(reference)
    const query = `where[submission][equals]=${id}&depth=1`
    const list: unknown = await (
      await askPayload('GET', `/replies?${query}`, { headers: editor })
    ).json()
    expect(list).toMatchObject({ docs: [{ from: 'studio', author: { name: 'Jo Weaver' } }] })
  })

  it.each([
    [null, 401],
    ['translator', 403],
    ['editor', 200],
    ['admin', 200],
  ] as const)('may be sent by %s: %i', async (role, status) => {
    const jo = await new Person(cms).settle()
    const reference = await send(jo)
    const headers = role ? await adminHeaders(await newStaff(cms, role)) : {}
    const written = await studioAnswers(reference, 'Hello', headers)
    expect(written.status).toBe(status)
    expect(await countReplies(reference)).toBe(status === 200 ? 1 : 0)
    const listed = await askPayload('GET', '/replies', { headers })
    expect(listed.status).toBe(status === 200 ? 200 : 403)
  })

  it.each([
    ['to no message', { text: 'To nobody', id: 2_000_000_000 }, 404],
    ['of nothing but spaces', { text: ' ' }, 422],
    ['that is too long', { text: 'x'.repeat(5_001) }, 422],
  ])('%s is refused', async (_, changes, status) => {
    const { id } = await stored(await send(await new Person(cms).settle()))
    const body = { id, ...changes }
    const response = await askPayload('POST', '/inbox/answer', { body, headers: editor })
    expect(response.status).toBe(status)
  })

  it('cannot be sent by Payload’s own API', async () => {
    const { id } = await stored(await send(await new Person(cms).settle()))
    const body = { submission: id, from: 'studio', text: randomUUID() }
    const response = await askPayload('POST', '/replies', { body, headers: editor })
    expect(response.status).toBe(403)
  })
})

describe('a conversation', () => {
  it("is part of the account's data, without the name of the staff member", async () => {
    const jo = await new Person(cms).settle()
    const reference = await send(jo)
    await studioAnswers(reference, 'Which format?')
    await reply(jo, reference, 'Square.')
    const { account } = (await (await jo.call('exportAccount')).json()) as { account: object }
    expect(account).toMatchObject({
      messages: [
        {
          reference,
          replies: [
            { from: 'studio', text: 'Which format?' },
            { from: 'client', text: 'Square.' },
          ],
        },
      ],
    })
  })

  it('is deleted with the account, mails included', async () => {
    const [jo, kim] = [await new Person(cms).settle(), await new Person(cms).settle()]
    const [reference, others] = [await send(jo), await send(kim)]
    await reply(jo, reference, 'Mine')
    await reply(kim, others, 'Not mine')
    await jo.call('eraseAccount', { body: { password: jo.password } })
    const { rows } = await cms.pool.query('SELECT 1 FROM replies WHERE text = $1', ['Mine'])
    expect(rows).toEqual([])
    expect(await mails('replyForStaff', jo.email)).toEqual([])
    expect(await countReplies(others)).toBe(1)
  })

  it('is deleted with its sender, and with the message', async () => {
    const staff = await newStaff(cms, 'admin')
    const admin = await adminHeaders(staff)
    const [jo, kim] = [await new Person(cms).settle(), await new Person(cms).settle()]
    const [reference, others] = [await send(jo), await send(kim)]
    await reply(jo, reference, 'To be erased')
    await reply(kim, others, 'To be deleted')
    const { id } = await stored(others)
    await askPayload('POST', '/inbox/erase', {
      body: { email: jo.email, currentPassword: staff.password },
      headers: admin,
    })
    await askPayload('DELETE', `/submissions/${id}`, {
      body: { currentPassword: staff.password },
      headers: admin,
    })
    const { rows } = await cms.pool.query("SELECT text FROM replies WHERE text LIKE 'To be %'")
    expect(rows).toEqual([])
  })

  it('remains when the account of its author is deleted', async () => {
    const leaving = await newStaff(cms, 'admin')
    const headers = await adminHeaders(leaving)
    const jo = await new Person(cms).settle()
    const reference = await send(jo)
    await studioAnswers(reference, 'Goodbye.', headers)
    const where = { email: { equals: leaving.email } }
    await cms.payload.delete({ collection: 'users', where })
    const message: unknown = await (await read(jo, reference)).json()
    expect(message).toMatchObject({ replies: [{ from: 'studio', text: 'Goodbye.' }] })
  })
})
