import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { checkDatabase } from './check-database'

const right = process.env.TEST_DATABASE_SERVER ?? ''
const changed = (change: Partial<URL>) => Object.assign(new URL(right), change).href
const { host, username } = new URL(right)

let server: Server | undefined
afterEach(() => server?.close())

/** A server that refuses each connection with an error code of Postgres. */
async function refusing(code: string): Promise<string> {
  const fields = `SFATAL\0C${code}\0Mrefused\0\0`
  const answer = Buffer.alloc(5 + Buffer.byteLength(fields))
  answer.write('E')
  answer.writeInt32BE(4 + Buffer.byteLength(fields), 1)
  answer.write(fields, 5)
  server = createServer((socket) => socket.once('data', () => socket.end(answer)))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return `127.0.0.1:${String(port)}`
}

/** A port at which nothing listens, because its server has just been closed. */
async function freePort(): Promise<string> {
  const address = await refusing('00000')
  await new Promise((resolve) => server?.close(resolve))
  return address
}

describe('DATABASE_URL at the start', () => {
  it('may be right', async () => {
    await expect(checkDatabase(right)).resolves.toBeUndefined()
  })

  it('is said to have a wrong password', async () => {
    await expect(checkDatabase(changed({ password: 'wrong' }))).rejects.toThrow(
      `DATABASE_URL does not work: ${host} refuses the password of the user ${username}: correct the password`,
    )
  })

  it('is said to name a database that does not exist', async () => {
    await expect(checkDatabase(changed({ pathname: '/nowhere' }))).rejects.toThrow(
      `DATABASE_URL does not work: there is no database “nowhere” at ${host}: create it, or correct the name`,
    )
  })

  it('is said to name a port at which nothing listens', async () => {
    const address = await freePort()
    await expect(checkDatabase(`postgres://studio:hunter2@${address}/studio`, 0)).rejects.toThrow(
      `DATABASE_URL does not work: nothing listens at ${address}: start Postgres there, or correct host and port`,
    )
  })

  it('is said to name a host that does not exist', async () => {
    const url = 'postgres://studio:hunter2@nowhere.invalid/studio'
    await expect(checkDatabase(url, 0)).rejects.toThrow(
      /^DATABASE_URL does not work: .*nowhere\.invalid:5432.*: correct the host$/,
    )
  })

  it.each([
    ['28000', 'does not let the user studio in'],
    ['42501', 'the user studio may not use the database “studio”'],
    ['53300', 'has no connection left'],
    ['57P03', 'is still starting or shutting down'],
    ['XX000', 'does not take the connection (refused)'],
  ])('is explained when Postgres answers %s: %s', async (code, reason) => {
    const address = await refusing(code)
    const check = checkDatabase(`postgres://studio:hunter2@${address}/studio`, 0)
    await expect(check).rejects.toThrow(reason)
    await expect(check).rejects.not.toThrow('hunter2')
  })

  it('is said to be unreadable if it is no address', async () => {
    await expect(checkDatabase('postgres://studio:a/b#c@host:x/studio', 0)).rejects.toThrow(
      'DATABASE_URL cannot be read: it must look like postgres://user:password@host:5432/database',
    )
  })

  it('waits for a server that answers a moment later', async () => {
    const address = await refusing('57P03')
    let tries = 0
    server?.on('connection', () => {
      tries += 1
    })
    await expect(
      checkDatabase(`postgres://studio:hunter2@${address}/studio`, 1_200),
    ).rejects.toThrow('is still starting')
    expect(tries).toBeGreaterThan(1)
  })
})
