import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { queueMail } from '../platform/mail/queue-mail'
import { startMailServer } from '../test-support/mail-server'
import { startCms, type TestCms } from '../test-support/start-cms'

const inFull = it.runIf(process.env.TEST_FULL)

let cms: TestCms
let folder: string
let workers: ChildProcess[] = []

beforeAll(async () => {
  cms = await startCms()
  folder = await mkdtemp(path.join(tmpdir(), 'outbox-'))
})

afterAll(async () => {
  await cms.stop()
  await rm(folder, { recursive: true, force: true })
})

beforeEach(() => cms.pool.query('DELETE FROM mails; DELETE FROM graphile_worker._private_jobs'))

afterEach(() => {
  for (const worker of workers) worker.kill('SIGKILL')
  workers = []
})

function startWorker(settings: Record<string, string>): ChildProcess {
  const worker = spawn(process.execPath, ['--import', 'tsx', 'src/worker/main.ts'], {
    cwd: path.resolve(__dirname, '../..'),
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: 'ignore',
  })
  workers.push(worker)
  return worker
}

async function end(worker: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const ended = once(worker, 'exit')
  worker.kill(signal)
  await ended
}

function queue(): Promise<void> {
  const req = { payload: cms.payload } as unknown as PayloadRequest
  const to = 'amal@client.example'
  return queueMail(req, { to, template: 'accountErased', locale: 'en', data: { name: 'Amal' } })
}

async function status(): Promise<string | undefined> {
  const { rows } = await cms.pool.query<{ status: string }>('SELECT status FROM mails')
  return rows[0]?.status
}

const becomes = (wanted: string) => expect.poll(status, { timeout: 120_000 }).toBe(wanted)

/** Makes the database reject the update that marks a mail as sent. */
async function refuseNotes(): Promise<void> {
  await cms.pool.query(`
    CREATE FUNCTION refuse_note() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'not now'; END $$;
    CREATE TRIGGER refuse_note BEFORE UPDATE ON mails
      FOR EACH ROW WHEN (NEW.status = 'sent') EXECUTE FUNCTION refuse_note();
  `)
}

const allowNotes = () => cms.pool.query('DROP FUNCTION IF EXISTS refuse_note CASCADE')

const FOREVER = new Promise<void>(() => undefined)

it('sends a mail that is queued while the worker runs, and stops on SIGTERM', async () => {
  const server = await startMailServer()
  const worker = startWorker({ SMTP_URL: server.url })
  await queue()
  await becomes('sent')
  await queue()
  await expect.poll(() => server.received.length, { timeout: 60_000 }).toBe(2)
  await end(worker, 'SIGTERM')
  expect(worker.exitCode).toBe(0)
  await server.stop()
})

inFull.each([
  ['before the mail server has received it', 'recipient', 'sent'],
  ['after the mail server has accepted it, before its response', 'answer', 'unconfirmed'],
  ['after the response of the mail server, before it is stored', 'note', 'unconfirmed'],
] as const)('a mail is delivered once if the worker is killed %s', async (_, moment, outcome) => {
  let isReached = false
  const hang = () => {
    isReached = true
    return FOREVER
  }
  if (moment === 'note') await refuseNotes()
  const first = await startMailServer(moment === 'note' ? {} : { [moment]: hang })
  const killed = startWorker({ SMTP_URL: first.url })
  await queue()
  await expect.poll(() => isReached || first.received.length > 0, { timeout: 120_000 }).toBe(true)
  // After this time, the response of the mail server has arrived.
  await sleep(500)
  expect(await status()).toBe(moment === 'recipient' ? 'waiting' : 'sending')
  await end(killed, 'SIGKILL')
  await allowNotes()

  const second = await startMailServer()
  const next = startWorker({ SMTP_URL: second.url })
  await becomes(outcome)
  await end(next, 'SIGTERM')
  await second.stop()
  void first.stop()
  expect([...first.received, ...second.received]).toHaveLength(1)
})

inFull('saves a mail in the folder once, also when it is killed before that is noted', async () => {
  await refuseNotes()
  const killed = startWorker({ MAIL_DIR: folder })
  await queue()
  await expect.poll(() => readdir(folder), { timeout: 120_000 }).toHaveLength(1)
  expect(await status()).toBe('sending')
  await end(killed, 'SIGKILL')
  await allowNotes()
  const next = startWorker({ MAIL_DIR: folder })
  await becomes('sent')
  await end(next, 'SIGTERM')
  expect(await readdir(folder)).toHaveLength(1)
})

inFull('lets a second worker wait, and take over at once when the first is killed', async () => {
  const server = await startMailServer({ recipient: () => FOREVER })
  const first = startWorker({ SMTP_URL: server.url })
  await queue()
  const locks = async () => {
    const { rows } = await cms.pool.query<{ locked_by: string | null }>(
      'SELECT locked_by FROM graphile_worker.jobs WHERE key IS NOT NULL AND locked_by IS NOT NULL',
    )
    return rows.length
  }
  await expect.poll(locks, { timeout: 120_000 }).toBe(1)
  startWorker({ MAIL_DIR: folder })
  await sleep(5_000)
  expect(await status()).toBe('waiting')
  await end(first, 'SIGKILL')
  await becomes('sent')
  void server.stop()
})

inFull('goes on when the database has ended its connections', async () => {
  const server = await startMailServer()
  const worker = startWorker({ SMTP_URL: server.url, PGAPPNAME: 'worker' })
  await queue()
  await becomes('sent')
  await cms.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'worker' AND datname = current_database()`,
  )
  await cms.pool.query('DELETE FROM mails')
  await queue()
  await becomes('sent')
  await end(worker, 'SIGTERM')
  expect(worker.exitCode).toBe(0)
  await server.stop()
  expect(server.received).toHaveLength(2)
})

inFull('notes that a mail was sent once the database lets it', async () => {
  await refuseNotes()
  const server = await startMailServer()
  const worker = startWorker({ SMTP_URL: server.url })
  await queue()
  await expect.poll(() => server.received.length, { timeout: 120_000 }).toBe(1)
  await allowNotes()
  await becomes('sent')
  await end(worker, 'SIGTERM')
  await server.stop()
  expect(server.received).toHaveLength(1)
})

inFull('goes on when the database did not let it note that a job has ended', async () => {
  await cms.pool.query(`
    CREATE FUNCTION refuse_end() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'not now'; END $$;
    CREATE TRIGGER refuse_end BEFORE DELETE ON graphile_worker._private_jobs
      FOR EACH ROW EXECUTE FUNCTION refuse_end();
  `)
  const server = await startMailServer()
  const worker = startWorker({ SMTP_URL: server.url })
  await queue()
  await becomes('sent')
  await sleep(1_000)
  await cms.pool.query('DROP FUNCTION refuse_end CASCADE')
  await cms.pool.query('DELETE FROM mails')
  await queue()
  await becomes('sent')
  await end(worker, 'SIGTERM')
  expect(worker.exitCode).toBe(0)
  await server.stop()
  expect(server.received).toHaveLength(2)
})
