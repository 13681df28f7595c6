import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { logCmsFailure } from './client'
import { readGuestRoom } from './read-guest-room'
import { readReviewMail } from './read-review-mail'
import { readSearch } from './read-search'

const SECRET = 'secret-of-a-visitor'

/** The reads whose address contains a secret link or the words of a visitor. */
const READS = {
  'the room of a guest': () => readGuestRoom(SECRET, null, 'en'),
  'the choice of mails': () => readReviewMail(SECRET, 'en'),
  'the search': () => readSearch({ country: 'us', locale: 'en', q: SECRET, visitor: null }),
}

let logged: unknown[]

beforeEach(() => {
  logged = []
  vi.stubEnv('SITE_URL', 'http://web.test')
  vi.stubEnv('PUBLISH_SECRET', 'a-secret-that-is-long-enough-for-this')
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void logged.push(words))
})

/** @returns all that a failed read writes to the log, including what Next would write */
async function logOf(read: () => Promise<unknown>): Promise<string> {
  const error = await read().catch((failure: unknown) => {
    logCmsFailure(failure)
    return failure
  })
  const { stack, cause } = error instanceof Error ? error : new Error()
  return [JSON.stringify(logged), stack, String(cause)].join('\n')
}

describe.each(Object.entries(READS))('%s', (_, read) => {
  it('is logged without its address while the CMS does not answer', async () => {
    vi.stubEnv('CMS_URL', 'http://127.0.0.1:1')
    const log = await logOf(read)
    expect(log).toContain('CmsUnavailable')
    expect(log).not.toContain(SECRET)
  })

  it('is logged without its address after a bad answer', async () => {
    const server = createServer((_asked, answer) => void answer.writeHead(500).end('<html>'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    vi.stubEnv('CMS_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    expect(await logOf(read)).not.toContain(SECRET)
    server.close()
  })
})
