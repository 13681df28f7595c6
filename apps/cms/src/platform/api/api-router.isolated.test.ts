import { proxied } from '@studio/shared/test-support/proxied-request'
import { beforeEach, describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})
const { withCalls } = await import('./api-router')
const { env } = await import('../env')

const CMS = 'http://localhost:3001'
const asked = vi.fn<(request: Request, slug: string[]) => void>()
const isStaffUpload = vi.fn<() => Promise<boolean>>()
const front = withCalls(async (request, { params }) => {
  asked(request, (await params).slug)
  return new Response('from Payload')
}, isStaffUpload)

beforeEach(() => {
  asked.mockReset()
  isStaffUpload.mockReset().mockResolvedValue(false)
})

function call(method: string, path: string, headers: Record<string, string> = {}, body?: string) {
  const [withoutQuery = ''] = path.split('?')
  const slug = withoutQuery.split('/').filter(Boolean)
  const init = { method, headers, body: body ?? null }
  const request = proxied(new Request(`${CMS}/api${path}`, init))
  return front(request, { params: Promise.resolve({ slug }) })
}

const slugAsked = () => asked.mock.calls[0]?.[1].join('/')

it('passes a declared call to its endpoint, with the original query', async () => {
  await call('GET', '/loc?lang=uk')
  expect(slugAsked()).toBe('declared/loc')
  expect(asked.mock.calls[0]?.[0].url).toBe(`${CMS}/api/loc?lang=uk`)
})

it('passes all other requests to Payload, with a locale', async () => {
  await call('GET', '/pages?limit=1')
  expect(slugAsked()).toBe('pages')
  expect(asked.mock.calls[0]?.[0].url).toBe(`${CMS}/api/pages?limit=1&locale=en`)
})

it.each(['/price-book/history/7?page=1', '/publishing/usage/pages/7', '/editing/pages/7/revert'])(
  'leaves the query of a custom endpoint alone: %s',
  async (path) => {
    await call('GET', path)
    expect(asked.mock.calls[0]?.[0].url).toBe(`${CMS}/api${path}`)
  },
)

it.each([
  ['limit=10&locale=de', 'limit=10&locale=de'],
  ['limit=10', 'limit=10&locale=en'],
])('passes a GET query in a POST body to Payload as a GET: %s', async (body, expected) => {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-payload-http-method-override': 'GET',
  }
  await call('POST', '/pages', headers, body)
  const [request] = asked.mock.calls[0] ?? []
  expect([request?.method, request?.url]).toEqual(['GET', `${CMS}/api/pages?${expected}`])
})

it.each([
  [{}, 'declared/categories'],
  [{ authorization: 'Bearer x' }, 'declared/categories'],
  [{ authorization: 'Bearer x', cookie: 'studio-cms-token=x' }, 'declared/categories'],
  [{ cookie: 'other=x' }, 'declared/categories'],
  [{ cookie: 'studio-cms-token=x' }, 'categories'],
  [{ authorization: 'JWT x' }, 'categories'],
])('with %j, /categories is %s', async (headers, expected) => {
  await call('GET', '/categories', headers)
  expect(slugAsked()).toBe(expected)
})

it('marks declared calls only', async () => {
  const { isMarkedDeclared } = await import('./declared-mark')
  const forged = { 'x-declared-call': `t=${Date.now()},v1=${'0'.repeat(64)}` }
  await call('GET', '/user', forged)
  await call('GET', '/pages', forged)
  const [declared, other] = asked.mock.calls.map(([request]) => isMarkedDeclared(request.headers))
  expect([declared, other]).toEqual([true, false])
})

it("refuses a portal token outside of the portal's calls", async () => {
  const authorization = `Bearer ${'A'.repeat(43)}`
  for (const path of ['/submissions', '/users/me', '/inbox/export', '/globals/menus']) {
    const response = await call('GET', path, { authorization })
    expect([response.status, await response.json()]).toEqual([
      401,
      { error: { code: 'unauthenticated' } },
    ])
  }
  expect(asked).not.toHaveBeenCalled()
})

it('answers 404 in one format for unknown paths', async () => {
  const unknown = withCalls(
    () => Promise.resolve(Response.json({ message: 'Route not found "/api/x"' }, { status: 404 })),
    isStaffUpload,
  )
  const request = new Request(`${CMS}/api/x`)
  const answer = await unknown(request, { params: Promise.resolve({ slug: ['x'] }) })
  expect([answer.status, await answer.json()]).toEqual([404, { error: { code: 'notFound' } }])
})

it('does not treat an encoded slash as a path separator', async () => {
  const path = '/sessions/..%2F..%2Fusers'
  const request = new Request(`${CMS}/api${path}`, { method: 'DELETE' })
  const slug = ['sessions', '../../features/accounts/users']
  await front(request, { params: Promise.resolve({ slug }) })
  expect(asked.mock.calls[0]?.[1]).toEqual(['declared', ...slug])
})

it('passes streams to their endpoints, with an unread body', async () => {
  const headers = { 'content-type': 'application/offset+octet-stream' }
  await call('PATCH', '/review/uploads/abc', headers, 'bytes')
  expect(slugAsked()).toBe('declared/review/uploads/abc')
  const [request] = asked.mock.calls[0] ?? []
  expect([request?.bodyUsed, await request?.text()]).toEqual([false, 'bytes'])
  expect((await call('PUT', '/review/uploads/abc')).headers.get('allow')).toBe(
    'PATCH, HEAD, DELETE',
  )
})

it('does not expose its calls under their internal path', async () => {
  expect((await call('GET', '/declared/loc')).status).toBe(404)
  expect(asked).not.toHaveBeenCalled()
})

it('lists the methods of a path', async () => {
  const response = await call('DELETE', '/loc')
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
  expect(await response.json()).toEqual({ error: { code: 'methodNotAllowed' } })
})

it('ignores method override headers', async () => {
  await call('POST', '/vinfo', { 'x-http-method-override': 'GET' })
  expect(asked.mock.calls[0]?.[0].headers.has('x-http-method-override')).toBe(false)
  expect(asked.mock.calls[0]?.[0].method).toBe('POST')
})

it('answers a malformed body that Payload cannot parse', async () => {
  asked.mockImplementation(() => {
    throw new SyntaxError('Unexpected end of JSON input')
  })
  const response = await call('POST', '/pages', { 'x-http-method-override': 'GET' })
  expect([response.status, await response.json()]).toEqual([
    400,
    { error: { code: 'invalidBody' } },
  ])
})

/** A body of 30 MB without a declared length. It is produced only as fast as it is read. */
function endlessBody() {
  const chunk = new Uint8Array(64 * 1024).fill(0x20)
  const sent = { bytes: 0 }
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent.bytes >= 30 * 1024 * 1024) {
        controller.close()
        return
      }
      sent.bytes += chunk.byteLength
      controller.enqueue(chunk)
    },
  })
  return { sent, stream }
}

async function sendLong(path: string, headers: Record<string, string>) {
  const { sent, stream } = endlessBody()
  const init = { method: 'POST', headers, body: stream, duplex: 'half' as const }
  const slug = path.split('/').filter(Boolean)
  const response = await front(new Request(`${CMS}/api${path}`, init), {
    params: Promise.resolve({ slug }),
  })
  return { response, bytes: sent.bytes }
}

const MB = 1024 * 1024

describe('a body that exceeds the limit', () => {
  const form = { 'content-type': 'multipart/form-data; boundary=x' }
  const json = { 'content-type': 'application/json' }
  const asGet = { 'x-http-method-override': 'GET' }

  it.each([
    ['/users/login', json, 256 * 1024],
    ['/pages', json, 2 * MB],
    ['/pages', { ...json, ...asGet }, 2 * MB],
    ['/pages', { ...asGet, 'content-type': 'application/x-www-form-urlencoded' }, 2 * MB],
    ['/media', form, 2 * MB],
    ['/access', { 'content-type': 'text/plain' }, 2 * MB],
  ])('is read no further than the limit: %s %j', async (path, headers, most) => {
    const { response, bytes } = await sendLong(path, headers)
    expect([response.status, await response.json()]).toEqual([413, { error: { code: 'tooLarge' } }])
    expect(bytes).toBeLessThan(most)
    expect(asked).not.toHaveBeenCalled()
  })

  it('is not read at all if its length is declared', async () => {
    const headers = { ...json, 'content-length': String(150 * MB) }
    const { response, bytes } = await sendLong('/users/login', headers)
    expect(response.status).toBe(413)
    expect(bytes).toBeLessThan(256 * 1024)
  })

  it('is passed to Payload unread if staff upload a file', async () => {
    isStaffUpload.mockResolvedValue(true)
    expect((await sendLong('/media', form)).response.status).toBe(200)
    expect(asked).toHaveBeenCalledOnce()
  })
})

it('a body within the limit is passed on unchanged', async () => {
  const body = JSON.stringify({ title: 'a'.repeat(100_000) })
  await call('POST', '/pages', { 'content-type': 'application/json' }, body)
  expect(await asked.mock.calls[0]?.[0].text()).toBe(body)
})

it.each([
  ['GET', '/pages?limit=-1', undefined, { limit: 'wrongType' }],
  ['GET', '/pages?where=x', undefined, { where: 'wrongType' }],
  ['POST', '/pages', 'where[title]=a', { where: 'wrongType' }],
])('the invalid parameters of the query %s %s %s are named', async (method, path, body, fields) => {
  const headers = {
    ...(body && { 'content-type': 'application/x-www-form-urlencoded' }),
    'x-payload-http-method-override': 'GET',
  }
  const response = await call(method, path, headers, body)
  expect([response.status, await response.json()]).toEqual([
    400,
    { error: { code: 'invalidQuery', fields } },
  ])
})

it.each([
  [undefined, null],
  ['https://elsewhere.example', null],
  ['null', null],
  [`${env.WEB_URL}.elsewhere.example`, null],
  [env.WEB_URL, env.WEB_URL],
])('scripts of %s may read the response: %s', async (origin, allowed) => {
  for (const method of ['GET', 'OPTIONS']) {
    const { headers } = await call(method, '/loc', origin ? { origin } : {})
    expect(headers.get('access-control-allow-origin')).toBe(allowed)
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.get('vary')).toBe('Origin')
  }
})
