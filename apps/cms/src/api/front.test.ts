import { beforeEach, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})
const { withCalls } = await import('./front')
const { env } = await import('../env')

const CMS = 'http://localhost:3001'
const asked = vi.fn<(request: Request, slug: string[]) => void>()
const front = withCalls(async (request, { params }) => {
  asked(request, (await params).slug)
  return new Response('from Payload')
})

beforeEach(() => {
  asked.mockReset()
})

function call(method: string, path: string, headers: Record<string, string> = {}, body?: string) {
  const [withoutQuery = ''] = path.split('?')
  const slug = withoutQuery.split('/').filter(Boolean)
  const request = new Request(`${CMS}/api${path}`, { method, headers, body: body ?? null })
  return front(request, { params: Promise.resolve({ slug }) })
}

const slugAsked = () => asked.mock.calls[0]?.[1].join('/')

it('sends a declared call to its endpoint, with the query as it came', async () => {
  await call('GET', '/loc?lang=uk')
  expect(slugAsked()).toBe('declared/loc')
  expect(asked.mock.calls[0]?.[0].url).toBe(`${CMS}/api/loc?lang=uk`)
})

it('sends all else to Payload, in a language', async () => {
  await call('GET', '/pages?limit=1')
  expect(slugAsked()).toBe('pages')
  expect(asked.mock.calls[0]?.[0].url).toBe(`${CMS}/api/pages?limit=1&locale=en`)
})

it.each([
  ['limit=10&locale=de', 'limit=10&locale=de'],
  ['limit=10', 'limit=10&locale=en'],
])('asks Payload what the admin’s lists of choices ask in a body: %s', async (body, expected) => {
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

it('says in one way that there is no such address', async () => {
  const unknown = withCalls(() =>
    Promise.resolve(Response.json({ message: 'Route not found "/api/x"' }, { status: 404 })),
  )
  const request = new Request(`${CMS}/api/x`)
  const answer = await unknown(request, { params: Promise.resolve({ slug: ['x'] }) })
  expect([answer.status, await answer.json()]).toEqual([404, { error: { code: 'notFound' } }])
})

it('takes a slash within a segment for none between two', async () => {
  const path = '/sessions/..%2F..%2Fusers'
  const request = new Request(`${CMS}/api${path}`, { method: 'DELETE' })
  const slug = ['sessions', '../../users']
  await front(request, { params: Promise.resolve({ slug }) })
  expect(asked.mock.calls[0]?.[1]).toEqual(['declared', ...slug])
})

it('has no second address for its calls', async () => {
  expect((await call('GET', '/declared/loc')).status).toBe(404)
  expect(asked).not.toHaveBeenCalled()
})

it('names the methods of an address', async () => {
  const response = await call('DELETE', '/loc')
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
  expect(await response.json()).toEqual({ error: { code: 'methodNotAllowed' } })
})

it('takes no other method by a header', async () => {
  await call('POST', '/vinfo', { 'x-http-method-override': 'GET' })
  expect(asked.mock.calls[0]?.[0].headers.has('x-http-method-override')).toBe(false)
  expect(asked.mock.calls[0]?.[0].method).toBe('POST')
})

it('answers a broken body that Payload stumbles over', async () => {
  asked.mockImplementation(() => {
    throw new SyntaxError('Unexpected end of JSON input')
  })
  const response = await call('POST', '/pages', { 'x-http-method-override': 'GET' })
  expect([response.status, await response.json()]).toEqual([
    400,
    { error: { code: 'invalidBody' } },
  ])
})

it.each([
  [undefined, null],
  ['https://elsewhere.example', null],
  ['null', null],
  [`${env.WEB_URL}.elsewhere.example`, null],
  [env.WEB_URL, env.WEB_URL],
])('lets scripts of %s read: %s', async (origin, allowed) => {
  for (const method of ['GET', 'OPTIONS']) {
    const { headers } = await call(method, '/loc', origin ? { origin } : {})
    expect(headers.get('access-control-allow-origin')).toBe(allowed)
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.get('vary')).toBe('Origin')
  }
})
