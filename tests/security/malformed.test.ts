import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendAttack, type Attack } from '../support/attacks/attack'
import { adminClient } from '../support/cms-client'
import { staffSession } from '../support/staff-session'
import { stackUnderTest } from '../support/stack-under-test'

let authorization: string
let end: () => Promise<void>

beforeAll(async () => {
  ;({ authorization, end } = await staffSession(await adminClient(), 'editor'))
})
afterAll(() => end())

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'multipart/form-data; boundary=x' }

function ask(method: string, path: string, more: Partial<Attack> = {}) {
  const { headers, ...rest } = more
  const sent = { authorization, ...headers }
  return sendAttack({
    kind: 'rest',
    target: 'cms',
    method,
    path: `/api${path}`,
    headers: sent,
    ...rest,
  })
}

for (const [method, path, status] of [
  ['POST', '/media/versions/1', 404],
  ['POST', '/users/versions/1', 404],
  ['GET', '/redirects/versions', 404],
  ['POST', '/users/verify/x', 404],
  ['POST', '/users/first-register', 404],
  ['GET', '/pages?limit=-1', 400],
  ['GET', '/pages?page=-2', 400],
  ['GET', '/pages?where=x', 400],
  ['GET', '/pages?where={"and":[null]}', 400],
  ['GET', '/pages?where[and][0]=x', 400],
  ['GET', '/pages?where[title]=x', 400],
  ['GET', '/pages?where[title][is]=x', 400],
  ['GET', '/pages?where[id][near]=1', 400],
  ['GET', '/pages/versions?limit=-1', 400],
  ['GET', '/globals/menus/versions?limit=-1', 400],
  ['GET', '/users?sort=hash', 400],
  ['GET', '/users?sort=-salt', 400],
  ['GET', '/users?sort=resetPasswordToken', 400],
  ['GET', '/media?sort=no such field', 400],
] as const) {
  test(`${method} ${path} is a ${status} with a code`, async () => {
    const answer = await ask(method, path)
    expect(answer.status, answer.text.slice(0, 300)).toBe(status)
    const code = status === 404 ? 'notFound' : 'invalidQuery'
    expect(JSON.parse(answer.text)).toMatchObject({ error: { code } })
  })
}

for (const [method, path, status, code] of [
  ['GET', '/no-such-collection', 404, 'notFound'],
  ['GET', '/no-such-collection/1/2/3', 404, 'notFound'],
  ['POST', '/no/such/call', 404, 'notFound'],
  ['DELETE', '/globals/no-such-global', 404, 'notFound'],
  ['GET', '/globals/no-such-global', 404, 'notFound'],
  ['PUT', '/pages', 404, 'notFound'],
  ['GET', '/declared/loc', 404, 'notFound'],
  ['GET', '/pages/99999999', 404, 'notFound'],
  ['GET', '/pages/x', 400, 'invalidQuery'],
  ['PATCH', '/pages/x', 400, 'invalidBody'],
  ['PATCH', '/pages/1e999', 400, 'invalidQuery'],
  ['PATCH', '/pages/1?publishSpecificLocale[a]=x', 400, 'invalidFields'],
  ['POST', '/pages/versions/x', 404, 'notFound'],
  ['DELETE', '/pages/99999999', 404, 'notFound'],
  ['GET', '/media/file/no-such-file.avif', 404, 'notFound'],
  ['GET', '/media/file/%00', 404, 'notFound'],
  ['GET', '/downloads/file/no-such-file.zip', 404, 'notFound'],
  ['GET', '/attachments/file/no-such-file.pdf', 404, 'notFound'],
  ['GET', '/payload-kv', 403, 'forbidden'],
  ['GET', '/payload-migrations', 404, 'notFound'],
  ['PATCH', '/users/1', 403, 'forbidden'],
  ['DELETE', '/security-events/1', 403, 'forbidden'],
  ['POST', '/security-events', 403, 'forbidden'],
  ['POST', '/pages', 400, 'invalidFields'],
  ['POST', '/media', 400, 'invalidFields'],
  ['DELETE', '/pages', 405, 'methodNotAllowed'],
  ['PATCH', '/pages', 405, 'methodNotAllowed'],
  ['POST', '/users/login', 401, 'unauthenticated'],
  ['POST', '/users/reset-password', 403, 'forbidden'],
  ['DELETE', '/loc', 405, 'methodNotAllowed'],
  ['POST', '/health', 405, 'methodNotAllowed'],
  ['DELETE', '/ready', 405, 'methodNotAllowed'],
  ['PATCH', '/openapi.json', 405, 'methodNotAllowed'],
  ['GET', '/not-allowed', 405, 'methodNotAllowed'],
  ['PUT', '/cross-site', 405, 'methodNotAllowed'],
] as const) {
  test(`${method} ${path} is a ${status} ${code}`, async () => {
    const hasBody = !['GET', 'DELETE'].includes(method)
    const answer = await ask(method, path, hasBody ? { headers: json, body: '{}' } : {})
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      status,
      expect.objectContaining({ error: expect.objectContaining({ code }) as object }),
    ])
  })
}

test('refusals of anonymous requests have a code too', async () => {
  for (const path of [
    '/pages',
    '/users',
    '/submissions',
    '/users/me/x',
    '/globals/security-settings',
  ]) {
    const answer = await ask('POST', path, { headers: { ...json, authorization: '' }, body: '{}' })
    expect(answer.status, path).toBeGreaterThanOrEqual(400)
    expect(answer.status, path).toBeLessThan(500)
    expect(JSON.parse(answer.text), path).toMatchObject({
      error: { code: expect.any(String) as string },
    })
  }
})

for (const [title, headers, body] of [
  ['JSON that is none', json, '{"title":'],
  ['a form without an end', form, '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb'],
  ['a form without a boundary', { 'content-type': 'multipart/form-data' }, 'a=b'],
  [
    'a document that is no JSON',
    form,
    '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"a\r\n--x--\r\n',
  ],
] as const) {
  test(`${title} is a 400 with a code`, async () => {
    const answer = await ask('POST', '/pages', { headers, body })
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('"error":{"code"')])
  })
}

test('a page of the admin refuses other methods and unknown server actions', async () => {
  const { cmsUrl } = stackUnderTest()
  for (const [method, path, headers] of [
    ['POST', '/admin', form],
    ['POST', '/admin/login', json],
    ['PUT', '/admin', json],
    ['DELETE', '/hand-off', {}],
    ['POST', '/hand-off', form],
    ['PATCH', '/reference', json],
    ['POST', '/outbox', json],
  ] as const) {
    const sent = { method, headers: { ...headers, origin: cmsUrl } }
    const response = await fetch(
      `${cmsUrl}${path}`,
      method === 'DELETE' ? sent : { ...sent, body: '-' },
    )
    expect([response.status, await response.json()], `${method} ${path}`).toEqual([
      405,
      { error: { code: 'methodNotAllowed' } },
    ])
  }
})

test('a path of the website’s program refuses other methods', async () => {
  const { webUrl } = stackUnderTest()
  for (const path of ['/_next/static/x.js', '/_next/image?url=x', '/_next/data/x/en.json']) {
    const headers = { 'next-action': 'x', ...json }
    const response = await fetch(`${webUrl}${path}`, { method: 'POST', headers, body: '{}' })
    expect([response.status, await response.json()], path).toEqual([
      405,
      { error: { code: 'methodNotAllowed' } },
    ])
  }
})

test('a page of the website refuses server actions and forms with files', async () => {
  const { webUrl } = stackUnderTest()
  const field = `--x\r\nContent-Disposition: form-data; name="$ACTION_ID_${'0'.repeat(42)}"\r\n\r\n\r\n--x--`
  for (const [path, headers, body] of [
    ['/contact', { 'next-action': 'a'.repeat(42), 'content-type': 'text/plain' }, '[]'],
    ['/', { 'next-action': 'x', origin: 'http://elsewhere.example' }, '[]'],
    ['/us/en/contact', form, field],
    ['/no-such-page', form, '--x'],
  ] as const) {
    const response = await fetch(`${webUrl}${path}`, { method: 'POST', headers, body })
    expect([response.status, await response.json()], path).toEqual([
      405,
      { error: { code: 'methodNotAllowed' } },
    ])
  }
})

test('a file with an impossible name is not found', async () => {
  const { webUrl } = stackUnderTest()
  for (const path of ['/media/x.avif/a%00b', '/media/%00/x.avif', '/media/download/x/a%00b']) {
    const response = await fetch(`${webUrl}${path}`)
    expect([response.status, await response.json()], path).toEqual([
      404,
      { error: { code: 'notFound' } },
    ])
  }
})

test('no answer contains an internal address', async () => {
  const { cmsUrl } = stackUnderTest()
  const { port } = new URL(cmsUrl)
  for (const path of [
    '/payload-kv',
    '/payload-migrations',
    '/no-such-collection',
    '/payload-jobs',
  ]) {
    for (const method of ['GET', 'POST', 'DELETE', 'PATCH']) {
      const answer = await ask(method, path)
      expect(answer.status).toBeLessThan(500)
      expect(answer.text).not.toContain(port)
      expect(answer.text).not.toMatch(/localhost|0\.0\.0\.0|\[::\]|Cannot (GET|POST)/)
    }
  }
})

test('a form from another site to a page of the admin is refused without an error 500', async () => {
  const { cmsUrl } = stackUnderTest()
  for (const headers of [
    { 'next-action': '0'.repeat(42), 'content-type': 'text/plain;charset=UTF-8' },
    form,
  ]) {
    for (const origin of ['https://elsewhere.example', 'null', 'nonsense']) {
      const response = await fetch(`${cmsUrl}/admin`, {
        method: 'POST',
        headers: { ...headers, origin },
        body: '[]',
      })
      expect([response.status, await response.json()]).toEqual([
        403,
        { error: { code: 'crossSite' } },
      ])
    }
  }
})
