import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { purgeExpiredMessages } from './purge-expired-messages'

let cms: TestCms
let folder: string

beforeAll(async () => {
  cms = await startCms()
  folder = await mkdtemp(path.join(tmpdir(), 'attachments-'))
})

afterAll(async () => {
  await cms.stop()
  await rm(folder, { recursive: true, force: true })
})

/** @param keep the number of days until the message expires */
async function addMessage(name: string, keep: number): Promise<void> {
  await writeFile(path.join(folder, `${name}.pdf`), '%PDF')
  await cms.pool.query(
    `WITH file AS (
       INSERT INTO attachments (original_name, filename, created_at)
       VALUES ($1::text, $1::text || '.pdf', now() - interval '1 day') RETURNING id
     )
     INSERT INTO submissions (reference, kind, status, email, country, language, idempotency_key,
                              fingerprint, keep_until, file_id)
     SELECT $1::text, 'application', 'new', $1::text || '@client.example', 'us', 'en', $1::text, '', now() + make_interval(days => $2::int), id
     FROM file`,
    [name, keep],
  )
}

async function addReply(reference: string): Promise<void> {
  await cms.pool.query(
    `INSERT INTO replies (submission_id, "from", text)
     SELECT id, 'client', reference FROM submissions WHERE reference = $1`,
    [reference],
  )
}

async function addSubscriber(name: string, status: string, days: number): Promise<void> {
  await cms.pool.query(
    `INSERT INTO subscribers (email, status, language, asked_at, source, end_token, updated_at)
     VALUES ($1, $2, 'en', now(), 'test', $1, now() - make_interval(days => $3))`,
    [name, status, days],
  )
}

async function addMail(to: string, status: string, days: number): Promise<void> {
  await cms.pool.query(
    `INSERT INTO mails ("to", template, language, data, status, updated_at)
     VALUES ($1, 'accountErased', 'en', '{}', $2, now() - make_interval(days => $3))`,
    [to, status, days],
  )
}

async function column(query: string): Promise<unknown[]> {
  const { rows } = await cms.pool.query<Record<string, unknown>>(query)
  return rows.flatMap((row): unknown[] => Object.values(row))
}

it('deletes expired messages with their files, and nothing else', async () => {
  await addMessage('over', -1)
  await addMessage('kept', 1)
  await addReply('over')
  await addReply('kept')
  await addSubscriber('unconfirmed', 'pending', 8)
  await addSubscriber('undecided', 'pending', 6)
  await addSubscriber('reader', 'confirmed', 900)
  await addSubscriber('left', 'ended', 31)
  await addMail('sent', 'sent', 31)
  await addMail('failed', 'failed', 29)
  await addMail('waiting', 'waiting', 90)

  expect(await purgeExpiredMessages(cms.pool, folder)).toBe(5)
  expect(await column('SELECT reference FROM submissions')).toEqual(['kept'])
  expect(await column('SELECT text FROM replies')).toEqual(['kept'])
  expect(await column('SELECT filename FROM attachments')).toEqual(['kept.pdf'])
  expect(await readdir(folder)).toEqual(['kept.pdf'])
  expect(await column('SELECT email FROM subscribers ORDER BY email')).toEqual([
    'reader',
    'undecided',
  ])
  expect(await column('SELECT "to" FROM mails ORDER BY "to"')).toEqual(['failed', 'waiting'])
  expect(await purgeExpiredMessages(cms.pool, folder)).toBe(0)
})
