import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { startMailServer } from '../../test-support/mail-server'
import { addMissingMailJobs } from './mail-jobs'
import { queueMail } from './queue-mail'
import { sendMail } from './send-mail'
import { folderTransport, smtpTransport, type MailTransport } from './transport'

let cms: TestCms
let folder: string

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outbox-'))
  await cms.pool.query('DELETE FROM mails; DELETE FROM graphile_worker._private_jobs')
})

afterEach(() => rm(folder, { recursive: true, force: true }))

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

async function send(transport: MailTransport) {
  const { rows } = await cms.pool.query<{ id: number }>('SELECT max(id) AS id FROM mails')
  const id = rows[0]?.id ?? 0
  return { id, problem: await sendMail({ pool: cms.pool, transport, from: undefined }, id) }
}

/** For each waiting job, the number of seconds until it is due. */
async function jobs() {
  const { rows } = await cms.pool.query<{ pause: number }>(
    'SELECT extract(epoch FROM run_at - now())::int AS pause FROM graphile_worker.jobs',
  )
  return rows.map(({ pause }) => pause)
}

const broken: MailTransport = {
  isIdempotent: false,
  send: () => Promise.reject(new Error('450 mailbox busy')),
  close: () => undefined,
}

describe('a queued mail', () => {
  it('has the one-click unsubscribe headers if it can be unsubscribed from', async () => {
    const endCall = `https://studio.example/api/unsubscribe/12-${'x'.repeat(43)}?locale=ar`
    const endLink = 'https://studio.example/ar/email/unsubscribe/x'
    const data = {
      ...{ name: '', projects: 'Spot', endLink, endCall },
      settingsLink: 'https://studio.example/ar/settings',
      news: JSON.stringify({ groups: [], isCut: false }),
    }
    const server = await startMailServer()
    const transport = smtpTransport(server.url)
    await queue({ template: 'reviewNews', data })
    expect((await send(transport)).problem).toBeNull()
    await queue()
    expect((await send(transport)).problem).toBeNull()
    transport.close()
    await server.stop()
    const [news, other] = await Promise.all(server.received.map((raw) => PostalMime.parse(raw)))
    const headersOf = (parsed: typeof news) =>
      parsed?.headers.filter(({ key }) => key.startsWith('list-unsubscribe'))
    expect(headersOf(news)).toMatchObject([
      { key: 'list-unsubscribe', value: `<${endCall}>` },
      { key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' },
    ])
    expect(headersOf(other)).toEqual([])
  })

  it('is a file that mail programs can open, and its data is deleted', async () => {
    await queue()
    const sent = await send(folderTransport(folder))
    expect(sent.problem).toBeNull()
    const [file = ''] = await readdir(folder)
    const read = await PostalMime.parse(await readFile(path.join(folder, file)))
    expect(read).toMatchObject({
      subject: 'تعيين كلمة مرور جديدة',
      from: { name: 'Mangrove Motion', address: 'hello@studio.example' },
      to: [{ address: mail.to }],
      messageId: `<mail-${sent.id}@studio.example>`,
    })
    expect(read.text).toContain(mail.data.link)
    expect(read.html).toContain('dir="rtl"')
    const sentRow = { status: 'sent', isSent: true, attempts: 1, data: {} }
    expect(await row()).toMatchObject(sentRow)
    expect((await send(broken)).problem).toBeNull()
    expect(await row()).toMatchObject(sentRow)
  })

  it('reaches a mail server by SMTP, and is claimed before the server can accept it', async () => {
    const states: unknown[] = []
    const note = async () => void states.push((await row())?.status)
    const server = await startMailServer({ recipient: note, answer: note })
    const transport = smtpTransport(server.url)
    await queue({ replyTo: 'amal@client.example' })
    expect((await send(transport)).problem).toBeNull()
    transport.close()
    await server.stop()
    expect(states).toEqual(['waiting', 'sending'])
    expect(server.received).toHaveLength(1)
    const read = await PostalMime.parse(server.received[0] ?? '')
    expect(read.replyTo).toMatchObject([{ address: 'amal@client.example' }])
  })

  it('keeps its data if the server refuses it, and is retried after a pause', async () => {
    await queue()
    await send(broken)
    expect(await row()).toMatchObject({
      status: 'waiting',
      attempts: 1,
      data: mail.data,
      last_error: '450 mailbox busy',
      pause: 5,
    })
    expect(await jobs()).toEqual([5])
    await send(folderTransport(folder))
    expect(await row()).toMatchObject({ status: 'sent', attempts: 2, last_error: null })
  })

  it('waits as well if the server refuses it after the last byte', async () => {
    await queue()
    const refusing: MailTransport = {
      ...broken,
      send: async (_, claim) => {
        await claim()
        throw new Error('554 no')
      },
    }
    await send(refusing)
    expect(await row()).toMatchObject({ status: 'waiting', attempts: 1, last_error: '554 no' })
    expect(await jobs()).toEqual([5])
  })

  it('is given up after two days', async () => {
    await queue()
    await cms.pool.query(
      `UPDATE mails SET created_at = now() - interval '48 hours';
       DELETE FROM graphile_worker._private_jobs`,
    )
    await send(broken)
    expect(await row()).toMatchObject({ status: 'failed', pause: null })
    expect(await jobs()).toEqual([])
  })

  it('fails with an explanation if it is invalid', async () => {
    await cms.pool.query(
      `INSERT INTO mails ("to", template, language, data, status, next_attempt_at)
       VALUES ('x@client.example', 'gone', 'fr', '[]', 'waiting', now() - interval '1 hour')`,
    )
    expect((await send(folderTransport(folder))).problem).toContain('template')
  })

  it('is delivered by only one of two workers, and by none once it is deleted', async () => {
    const server = await startMailServer()
    const transports = [smtpTransport(server.url), smtpTransport(server.url)]
    await queue()
    // Makes sure that both workers read the mail before one of them claims it.
    let both = 0
    const together = transports.map((transport): MailTransport => ({
      ...transport,
      send: async (content, claim) => {
        both += 1
        await expect.poll(() => both).toBe(2)
        await transport.send(content, claim)
      },
    }))
    const outcomes = await Promise.all(together.map(send))
    expect(outcomes.filter(({ problem }) => problem === null)).toHaveLength(1)
    expect(await row()).toMatchObject({ status: 'sent', attempts: 1, last_error: null })
    expect(server.received).toHaveLength(1)

    await queue()
    const erasing: MailTransport = {
      ...broken,
      send: async (content, claim) => {
        await cms.pool.query('DELETE FROM mails')
        await smtpTransport(server.url).send(content, claim)
      },
    }
    expect((await send(erasing)).problem).toContain('deleted')
    for (const transport of transports) transport.close()
    await server.stop()
    expect(server.received).toHaveLength(1)
  })

  it('waits for the next worker if the worker stops before the server can accept it', async () => {
    const stopping = new AbortController()
    const server = await startMailServer({
      recipient: () => new Promise(() => setTimeout(() => stopping.abort(), 50)),
    })
    const transport = smtpTransport(server.url)
    await queue()
    const { rows } = await cms.pool.query<{ id: number }>('SELECT id FROM mails')
    const context = { pool: cms.pool, transport, from: undefined, stop: stopping.signal }
    expect(await sendMail(context, rows[0]?.id ?? 0)).toBeTruthy()
    expect(await row()).toMatchObject({ status: 'waiting' })
    transport.close()
    void server.stop()
  })
})

it('a rollback removes the mail and its job', async () => {
  const transactionID = await cms.payload.db.beginTransaction()
  if (transactionID === null) throw new Error('no transaction')
  const req = { transactionID, payload: cms.payload } as unknown as PayloadRequest
  await queueMail(req, mail)
  expect(await jobs()).toEqual([])
  await cms.payload.db.rollbackTransaction(transactionID)
  expect(await row()).toBeUndefined()
  expect(await jobs()).toEqual([])
})

it('a mail without a job, or whose job failed too often, gets a new one', async () => {
  await queue()
  await addMissingMailJobs(cms.pool)
  expect(await jobs()).toEqual([0])
  await cms.pool.query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts')
  await addMissingMailJobs(cms.pool)
  const { rows } = await cms.pool.query(
    'SELECT 1 FROM graphile_worker.jobs WHERE key IS NOT NULL AND attempts < max_attempts',
  )
  expect(rows).toHaveLength(1)
  await cms.pool.query('DELETE FROM graphile_worker._private_jobs')
  await addMissingMailJobs(cms.pool)
  expect(await jobs()).toEqual([0])
})

it('the worker is notified after the commit', async () => {
  const listener = await cms.pool.connect()
  const heard: string[] = []
  listener.on('notification', ({ channel }) => heard.push(channel))
  await listener.query('LISTEN "jobs:insert"')
  await queue()
  await expect.poll(() => listener.query('SELECT 1').then(() => heard)).toEqual(['jobs:insert'])
  listener.release(true)
})
