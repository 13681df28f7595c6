import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queueMail } from '../mail/queue-mail'
import { startCms, type TestCms } from '../../test-support/start-cms'
import { inTransaction } from './in-transaction'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

const mail = {
  to: 'a@client.example',
  template: 'accountErased',
  locale: 'en',
  data: { name: 'Amal' },
} as const

function request(): PayloadRequest {
  return { payload: cms.payload } as unknown as PayloadRequest
}

async function count(): Promise<number> {
  const { rows } = await cms.pool.query<{ count: number }>('SELECT count(*)::int FROM mails')
  return rows[0]?.count ?? -1
}

it('returns the result of the work after the commit', async () => {
  const req = request()
  expect(await inTransaction(req, () => queueMail(req, mail).then(() => 'done'))).toBe('done')
  expect(await count()).toBe(1)
  expect(req.transactionID).toBeUndefined()
})

it('rolls everything back if the work fails', async () => {
  const req = request()
  const work = async () => {
    await queueMail(req, mail)
    throw new Error('failed later')
  }
  await expect(inTransaction(req, work)).rejects.toThrow('failed later')
  expect(await count()).toBe(1)
})

it('throws if the COMMIT fails, which Payload ignores', async () => {
  await cms.pool.query(`
    CREATE FUNCTION refuse_commit() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'not now'; END $$;
    CREATE CONSTRAINT TRIGGER refuse_commit AFTER INSERT ON mails
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_commit();
  `)
  const req = request()
  await expect(inTransaction(req, () => queueMail(req, mail))).rejects.toThrow('not committed')
  expect(await count()).toBe(1)
  await cms.pool.query('DROP FUNCTION refuse_commit CASCADE')
})

describe('with a pool', () => {
  const insert = "INSERT INTO rate_limits (key, points, expire) VALUES ('in-transaction', 1, 1)"
  const stored = async () => {
    const { rowCount } = await cms.pool.query(
      "DELETE FROM rate_limits WHERE key = 'in-transaction'",
    )
    return rowCount
  }

  it('returns the result of the work after the commit', async () => {
    expect(await inTransaction(cms.pool, (client) => client.query(insert))).toMatchObject({
      rowCount: 1,
    })
    expect(await stored()).toBe(1)
  })

  it('rolls everything back if the work fails', async () => {
    const work = inTransaction(cms.pool, async (client) => {
      await client.query(insert)
      throw new Error('failed later')
    })
    await expect(work).rejects.toThrow('failed later')
    expect(await stored()).toBe(0)
  })

  it('throws if the work ignores the error of a query', async () => {
    const work = inTransaction(cms.pool, async (client) => {
      await client.query(insert)
      await client.query('SELECT nothing').catch(() => null)
    })
    await expect(work).rejects.toThrow('not committed')
    expect(await stored()).toBe(0)
  })

  it('throws the error of the work if the connection is lost', async () => {
    const work = inTransaction(cms.pool, async (client) => {
      await client.query(insert)
      await client.query('SELECT pg_terminate_backend(pg_backend_pid())')
    })
    await expect(work).rejects.toThrow(/terminat/)
    expect(await stored()).toBe(0)
  })
})
