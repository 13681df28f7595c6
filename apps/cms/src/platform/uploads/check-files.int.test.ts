import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminHeaders } from '../../test-support/ask-payload'
import { askCms } from '../../test-support/ask-cms'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms
let png: Buffer
let headers: Record<string, string>

beforeAll(async () => {
  cms = await startCms()
  const login = { email: 'editor@files.example', password: 'a long enough password' }
  await cms.payload.create({
    collection: 'users',
    data: { ...login, name: 'Editor', roles: ['editor'] },
  })
  headers = await adminHeaders(login)
  png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
})

afterAll(() => cms.stop())

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\nstartxref\n9\n%%EOF\n')

const FILES = {
  media: { type: 'image/png', ending: 'png', data: { alt: 'A square' } },
  downloads: { type: 'application/pdf', ending: 'pdf', data: { title: 'A test' } },
}

interface Answer {
  status: number
  filename: string | undefined
  text: string
}

async function send(path: string, body: BodyInit, json = false, method = 'POST'): Promise<Answer> {
  const sent = { ...headers, ...(json && { 'content-type': 'application/json' }) }
  const request = new Request(`http://localhost:3001/api${path}`, { method, headers: sent, body })
  const answer = await askCms(request)
  const text = await answer.text()
  const { doc } = JSON.parse(text) as { doc?: { filename: string } }
  return { status: answer.status, filename: doc?.filename, text }
}

function upload(collection: keyof typeof FILES, name: string, more: object = {}): Promise<Answer> {
  const { type, data } = FILES[collection]
  const form = new FormData()
  form.set('_payload', JSON.stringify({ ...data, ...more }))
  form.set('file', new File([new Uint8Array(collection === 'media' ? png : PDF)], name, { type }))
  return send(`/${collection}`, form)
}

describe.each(['media', 'downloads'] as const)('a file for %s', (collection) => {
  const { ending, data } = FILES[collection]

  it.each(['html', 'svg', 'xhtml', 'js', 'exe', 'xml', 'HTML', 'html\u200b', 'html.'])(
    'is refused at its field if its name ends in .%s',
    async (other) => {
      const { status, text } = await upload(collection, `attack.${ending}.${other}`)
      expect([status, text]).toEqual([400, expect.stringContaining('"path":"file"')])
    },
  )

  it.each([
    ['a\u202Eb', ''],
    ['a%0D%0AX: 1', ''],
    ['a"; filename="x', ''],
    ['a\u200bb', ''],
    ['a dot at the end', '.'],
  ])('is stored under a safe name: %j', async (name, end) => {
    const { status, filename } = await upload(collection, `${name}.${ending}${end}`)
    expect(status).toBe(201)
    expect(filename).toMatch(/^[a-zA-Z0-9 =.-]+$/)
    expect(filename?.endsWith(`.${ending}`)).toBe(true)
  })

  it.each([
    {},
    { url: 'http://localhost:1/a.png', filename: 'a.png' },
    { url: 'file:///etc/passwd', filename: 'a.png' },
    { url: `/api/${collection}/file/a.png`, filename: 'review/files/a' },
    { url: 'http://localhost:3001/api/media/file/x', filename: 'a.png', prefix: 'review' },
    { file: 'a.png' },
    { filename: ['a'], url: { a: 1 } },
  ])('is needed for a new document; %j is no file', async (sent) => {
    const { status, text } = await send(
      `/${collection}`,
      JSON.stringify({ ...data, ...sent }),
      true,
    )
    expect(status).toBe(400)
    expect(JSON.parse(text)).toHaveProperty('error.code')
  })

  it('is stored although the form has fields of other storages', async () => {
    const { status } = await upload(collection, `prefixed.${ending}`, { prefix: 'x', url: 'y' })
    expect(status).toBe(201)
  })
})
