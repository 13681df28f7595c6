import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminHeaders } from '../../test-support/ask-payload'
import { askCms } from '../../test-support/ask-cms'
import { newStaff } from '../../test-support/staff'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms
let headers: Record<string, string>
let login: { email: string; password: string }

beforeAll(async () => {
  cms = await startCms()
  const { email, password } = await newStaff(cms, 'admin')
  login = { email, password }
  headers = await adminHeaders(login)
})

afterAll(() => cms.stop())

function send(method: string, path: string, type: string | null, body?: BodyInit) {
  const sent = { ...headers, ...(type !== null && { 'content-type': type }) }
  const url = `http://localhost:3001/api${path}`
  return askCms(new Request(url, { method, headers: sent, body: body ?? null }))
}

async function outcome(answer: Promise<Response>): Promise<string> {
  const response = await answer
  const { error } = (await response.json()) as { error?: { code: string } }
  return [response.status, error?.code].filter(Boolean).join(' ')
}

/** Every call of Payload that stores a document. */
function writes(): [method: string, path: string][] {
  const { collections, globals } = cms.payload.config
  return [
    ...collections
      // Preferences are written under their keys, and migrations not at all.
      .filter(({ slug }) => !['payload-preferences', 'payload-migrations'].includes(slug))
      .flatMap(({ slug }): [string, string][] => [
        ['POST', `/${slug}`],
        ['PATCH', `/${slug}/1`],
        ['PATCH', `/${slug}/1?draft=true`],
      ]),
    ...globals.map(({ slug }): [string, string] => ['POST', `/globals/${slug}`]),
  ]
}

async function newPage(): Promise<number> {
  const data = { title: 'Bodies', slug: `bodies-${Date.now()}`, _status: 'draft' as const }
  return (await cms.payload.create({ collection: 'pages', data, draft: true })).id
}

describe('the body of a write', () => {
  it.each([
    'text/plain',
    'text/html',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/merge-patch+json',
    'application/jsonx',
    'multipart/mixed; boundary=x',
    'x',
    '',
  ])('of the type “%s” is not supported', async (type) => {
    for (const [method, path] of writes()) {
      const answer = send(method, path, type, new TextEncoder().encode('{"seoTitle":"x"}'))
      expect([method, path, await outcome(answer)]).toEqual([
        method,
        path,
        '415 unsupportedMediaType',
      ])
    }
  })

  it('without a type is not supported', async () => {
    for (const [method, path] of writes()) {
      const answer = send(method, path, null, new TextEncoder().encode('{"seoTitle":"x"}'))
      expect([method, path, await outcome(answer)]).toEqual([
        method,
        path,
        '415 unsupportedMediaType',
      ])
    }
  })

  it.each([null, 'application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'is missing, with the type %s',
    async (type) => {
      for (const [method, path] of writes()) {
        for (const body of [undefined, new Uint8Array()]) {
          const answer = send(method, path, type, body)
          expect([method, path, await outcome(answer)]).toEqual([method, path, '400 invalidBody'])
        }
      }
    },
  )

  it.each([
    'application/json',
    'application/JSON',
    'Application/Json; charset=utf-8',
    'application/json ;charset=UTF-8',
    ' application/json',
  ])('is JSON with the type “%s”', async (type) => {
    const id = await newPage()
    const answer = await send('PATCH', `/pages/${id}?draft=true`, type, '{"seoTitle":"Typed"}')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ doc: { seoTitle: 'Typed' } })
  })

  it.each(['multipart/form-data', 'Multipart/Form-Data'])(
    'may be a form of the admin: %s',
    async (type) => {
      const id = await newPage()
      const form = `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"seoTitle":"Formed"}\r\n--x--\r\n`
      const path = `/pages/${id}?draft=true`
      const answer = await send('PATCH', path, `${type}; boundary=x`, form)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ doc: { seoTitle: 'Formed' } })
    },
  )
})

it('a form with nothing but a file is no failure of the server', async () => {
  for (const [method, path] of writes()) {
    const body = new FormData()
    body.set('file', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }))
    const answer = await send(method, path, null, body)
    expect([method, path, answer.status < 500]).toEqual([method, path, true])
  }
})

it('a login is JSON, and a logout needs no body', async () => {
  const body = JSON.stringify(login)
  expect(await outcome(send('POST', '/users/login', 'text/plain', body))).toBe(
    '415 unsupportedMediaType',
  )
  expect(await outcome(send('POST', '/users/login', 'application/JSON', body))).toBe('200')
  expect(await outcome(send('POST', '/users/refresh-token', null))).toBe('200')
  expect(await outcome(send('POST', '/pages/access/1', null))).not.toMatch(/^[45]/)
})
