import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startCms, type TestCms } from '../test-support/start-cms'
import { startMailServer } from '../test-support/mail-server'
import { queueMail } from './queue-mail'
import { sendNext } from './send-next'
import { readSender, type Sender } from './sender'
import { folderTransport, smtpTransport, type MailTransport } from './transport'

let cms: TestCms
let folder: string
let sender: Sender

beforeAll(async () => {
  cms = await startCms()
  folder = await mkdtemp(path.join(tmpdir(), 'outbox-'))
  sender = await readSender(cms.pool, undefined)
})

afterAll(async () => {
  await cms.stop()
  await rm(folder, { recursive: true, force: true })
})

beforeEach(() => cms.pool.query('DELETE FROM mails'))

const mail = {
  to: 'amal@client.example',
  template: 'resetPassword',
  locale: 'ar',
  data: { name: 'Amal', link: 'https://studio.example/ar/password/reset/secret' },
} as const

function queue(changes: object = {}): Promise<void> {
  const req = { payload: cms.payload } as unknown as PayloadRequest
  return queueMail(req, { ...mail, ...changes })
}

async function row() {
  const { rows } = await cms.pool.query<Record<string, unknown>>(
    `SELECT status, attempts::int, data, last_error, sent_at IS NOT NULL AS "isSent",
            extract(epoch FROM next_attempt_at - now())::int AS pause FROM mails`,
  )
  return rows[0]
}

const broken: MailTransport = {
  send: () => Promise.reject(new Error('450 mailbox busy')),
  close: () => undefined,
}

describe('a queued mail', () => {
  it('lies in the folder as a file that a mail program reads, and its secret is forgotten', async () => {
    await queue()
    const sent = await sendNext(cms.pool, folderTransport(folder), sender)
    expect(sent?.problem).toBeNull()
    const [file = ''] = await readdir(folder)
    const read = await PostalMime.parse(await readFile(path.join(folder, file)))
    expect(read).toMatchObject({
      subject: 'تعيين كلمة مرور جديدة',
      from: { name: 'Mangrove Motion', address: 'hello@studio.example' },
      to: [{ address: mail.to }],
      messageId: `<mail-${sent?.id}@studio.example>`,
    })
    expect(read.text).toContain(mail.data.link)
    expect(read.html).toContain('dir="rtl"')
    expect(await row()).toMatchObject({ status: 'sent', isSent: true, attempts: 1, data: {} })
    expect(await sendNext(cms.pool, broken, sender)).toBeNull()
  })

  it('reaches a mail server by SMTP', async () => {
    const server = await startMailServer()
    const transport = smtpTransport(server.url)
    await queue({ replyTo: 'amal@client.example' })
    await sendNext(cms.pool, transport, sender)
    transport.close()
    await server.stop()
    expect(server.received).toHaveLength(1)
    const read = await PostalMime.parse(server.received[0] ?? '')
    expect(read.replyTo).toMatchObject([{ address: 'amal@client.example' }])
  })

  it('that the server refuses stays, keeps its data, and is tried again after a pause', async () => {
    await queue()
    await sendNext(cms.pool, broken, sender)
    expect(await row()).toMatchObject({
      status: 'waiting',
      attempts: 1,
      data: mail.data,
      last_error: '450 mailbox busy',
      pause: 5,
    })
    expect(await sendNext(cms.pool, folderTransport(folder), sender)).toBeNull()
    await cms.pool.query('UPDATE mails SET next_attempt_at = now()')
    await sendNext(cms.pool, folderTransport(folder), sender)
    expect(await row()).toMatchObject({ status: 'sent', attempts: 2, last_error: null })
  })

  it('is given up after two days', async () => {
    await queue()
    await cms.pool.query(`UPDATE mails SET created_at = now() - interval '48 hours'`)
    await sendNext(cms.pool, broken, sender)
    expect(await row()).toMatchObject({ status: 'failed', pause: null })
  })

  it('that makes no sense holds nobody up', async () => {
    await cms.pool.query(
      `INSERT INTO mails ("to", template, language, data, status, next_attempt_at)
       VALUES ('x@client.example', 'gone', 'fr', '[]', 'waiting', now() - interval '1 hour')`,
    )
    await queue()
    const transport = folderTransport(folder)
    expect((await sendNext(cms.pool, transport, sender))?.problem).toContain('template')
    expect((await sendNext(cms.pool, transport, sender))?.problem).toBeNull()
  })

  it('is taken by one worker only, and at once by another when that one dies', async () => {
    await queue()
    let letGo = (): void => undefined
    const slow: MailTransport = {
      send: () => new Promise((_, reject) => (letGo = () => reject(new Error('died')))),
      close: () => undefined,
    }
    const first = sendNext(cms.pool, slow, sender)
    await expect.poll(async () => (await sendNext(cms.pool, broken, sender)) === null).toBe(true)
    letGo()
    expect((await first)?.problem).toBe('died')
  })
})

it('sends nothing of what was rolled back', async () => {
  const transactionID = await cms.payload.db.beginTransaction()
  if (transactionID === null) throw new Error('no transaction')
  const req = { transactionID, payload: cms.payload } as unknown as PayloadRequest
  await queueMail(req, mail)
  await cms.payload.db.rollbackTransaction(transactionID)
  expect(await row()).toBeUndefined()
})

it('calls the worker after the commit', async () => {
  const listener = await cms.pool.connect()
  const heard: string[] = []
  listener.on('notification', ({ channel }) => heard.push(channel))
  await listener.query('LISTEN mails')
  await queue()
  await expect.poll(() => listener.query('SELECT 1').then(() => heard)).toEqual(['mails'])
  listener.release(true)
})
