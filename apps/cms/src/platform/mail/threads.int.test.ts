import type { PayloadRequest } from 'payload'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { adminHeaders, askPayload } from '../../test-support/ask-payload'
import { callApi } from '../../test-support/call-api'
import { contactBody } from '../../test-support/form-body'
import { startMailServer } from '../../test-support/mail-server'
import { Person } from '../../test-support/person'
import { newStaff } from '../../test-support/staff'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { queueMail } from './queue-mail'
import { sendMail } from './send-mail'
import { projectThread } from './threads'
import { smtpTransport } from './transport'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

beforeEach(() => cms.pool.query('DELETE FROM mails; DELETE FROM graphile_worker._private_jobs'))

/** Sends all waiting mails by SMTP, and returns them as a mail program reads them. */
async function sendAll(): Promise<Email[]> {
  const server = await startMailServer()
  const transport = smtpTransport(server.url)
  const { rows } = await cms.pool.query<{ id: number }>('SELECT id FROM mails ORDER BY id')
  for (const { id } of rows) {
    expect(await sendMail({ pool: cms.pool, transport, from: undefined }, id)).toBeNull()
  }
  transport.close()
  await server.stop()
  return Promise.all(server.received.map((raw) => PostalMime.parse(raw)))
}

const to = (address: string) => (mail: Email) => mail.to?.some((one) => one.address === address)

/** Each mail refers to those before it, answers the last of them and has the same subject. */
function expectThread(mails: Email[]): void {
  for (const [index, mail] of mails.entries()) {
    const earlier = mails.slice(0, index).map(({ messageId }) => messageId)
    const [root, ...references] = mail.references?.split(/\s+/) ?? []
    expect(root).toBe(mails[0]?.references?.split(/\s+/)[0])
    expect(references).toEqual(earlier)
    expect(mail.inReplyTo).toBe(earlier.at(-1))
    expect(mail.subject).toBe(mails[0]?.subject)
  }
}

it.each(['en', 'de', 'ar'] as const)(
  'a message, its confirmation, the answers and the replies are one conversation in %s',
  async (language) => {
    const jo = await new Person(cms).settle()
    const editor = await adminHeaders(await newStaff(cms))
    // The language of the account is another one, but a conversation keeps its language.
    const other = language === 'de' ? 'ar' : 'de'
    await cms.pool.query('UPDATE users SET locale = $1 WHERE email = $2', [other, jo.email])
    await cms.pool.query('DELETE FROM mails')
    const body = await contactBody({ email: jo.email })
    const response = await callApi('sendContact', { body, language })
    const { reference } = (await response.json()) as { reference: string }
    const { docs } = await cms.payload.find({
      collection: 'submissions',
      where: { reference: { equals: reference } },
    })
    const answer = (text: string) =>
      askPayload('POST', '/inbox/answer', { body: { id: docs[0]?.id, text }, headers: editor })
    await answer('Which format?')
    await jo.call('replyToMessage', { parameters: { reference }, body: { text: 'Widescreen.' } })
    await answer('Thank you.')

    const mails = await sendAll()
    const toSender = mails.filter(to(jo.email))
    const toStaff = mails.filter((mail) => !to(jo.email)(mail))
    expect([toSender.length, toStaff.length]).toEqual([3, 2])
    expectThread(toSender)
    expectThread(toStaff)
    expect(toSender[0]?.subject).toContain(reference)
    // A reply that the sender writes in a mail program appears beside the mails to staff.
    expect(toStaff[0]?.references).toBe(toSender[0]?.references)
    const ids = mails.map(({ messageId }) => messageId)
    expect(new Set(ids).size).toBe(mails.length)
  },
)

it('the mails about versions of a project are one conversation, other mails belong to none', async () => {
  const req = { payload: cms.payload } as unknown as PayloadRequest
  const about = {
    name: 'Jo',
    project: 'Harbor',
    deliverable: 'Spot · v2',
    link: 'https://x.example',
  }
  const mail = { to: 'jo@client.example', locale: 'en' as const, thread: projectThread(7) }
  await queueMail(req, { ...mail, template: 'roundOpened', data: { ...about, due: '' } })
  await queueMail(req, { ...mail, template: 'versionToSign', data: about })
  await queueMail(req, { ...mail, to: 'al@client.example', template: 'versionToSign', data: about })
  const data = { name: 'Jo', link: 'https://x.example' }
  await queueMail(req, { to: mail.to, locale: 'en', template: 'resetPassword', data })
  const [opened, sign, others, reset] = await sendAll()
  expectThread([opened, sign].filter((one) => one !== undefined))
  expect(others?.inReplyTo).toBeUndefined()
  expect(reset?.references).toBeUndefined()
})
