import { randomUUID } from 'node:crypto'
import { access, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { User } from '../../payload-types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callApi } from '../../test-support/call-api'
import { tokenOfPerson } from '../../test-support/form-body'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms()
})

afterAll(() => cms.stop())

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\nxref\n0 1\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n'

async function form(changes: Record<string, string> = {}, file?: { name: string; text: string }) {
  const body = new FormData()
  const fields = {
    job: '3d-generalist',
    name: 'Jo Weaver',
    email: `jo-${randomUUID().slice(0, 8)}@client.example`,
    portfolio: 'https://reel.example/jo',
    idempotency_key: randomUUID(),
    form_token: await tokenOfPerson(),
    ...changes,
  }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  if (file)
    body.set(
      'file',
      new File([Buffer.from(file.text, 'latin1')], file.name, { type: 'application/pdf' }),
    )
  return { body, email: fields.email }
}

async function find(email: string) {
  const where = { email: { equals: email } }
  const { docs } = await cms.payload.find({ collection: 'submissions', where, depth: 1 })
  return docs[0]
}

const attachments = () => path.join(process.env.MEDIA_DIR ?? '', 'attachments')

describe('an application', () => {
  it('is stored with its position and with the file under a generated name', async () => {
    const { body, email } = await form({}, { name: '../../My reel <1>.pdf', text: PDF })
    const response = await callApi('sendApplication', { body, language: 'de' })
    expect(response.status).toBe(200)
    const message = await find(email)
    expect(message).toMatchObject({
      kind: 'application',
      portfolio: 'https://reel.example/jo',
      job: { slug: '3d-generalist' },
      file: { mimeType: 'application/pdf', originalName: '.._.._My reel _1_.pdf' },
    })
    expect(await readdir(attachments())).toEqual([`${message?.reference}.pdf`])
    const { rows } = await cms.pool.query('SELECT template, data FROM mails WHERE "to" = $1', [
      email,
    ])
    expect(rows).toMatchObject([
      { template: 'applicationReceived', data: { job: '3D Generalist (m/w/d)' } },
    ])
  })

  it('does not require a file', async () => {
    const { body, email } = await form()
    expect((await callApi('sendApplication', { body })).status).toBe(200)
    expect((await find(email))?.file).toBeFalsy()
  })

  it.each([
    [
      'a web page that calls itself a PDF',
      {},
      '<!doctype html><script></script>',
      'file',
      'fileType',
    ],
    ['half of a PDF', {}, PDF.slice(0, 30), 'file', 'fileType'],
    ['half of a picture', {}, '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'file', 'fileType'],
    ['a position that is not open', { job: 'no-such-job' }, PDF, 'job', 'invalidChoice'],
    ['a portfolio that is no address', { portfolio: 'my reel' }, PDF, 'portfolio', 'invalidUrl'],
  ])('is refused with %s', async (_, changes, text, field, code) => {
    const { body, email } = await form(changes, { name: 'a.pdf', text })
    const response = await callApi('sendApplication', { body })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      error: { code: 'invalidFields', fields: { [field]: code } },
    })
    expect(await find(email)).toBeUndefined()
  })
})

describe('the file', () => {
  const asRole = (role: User['roles'][number]) =>
    ({ id: 99, collection: 'users', roles: [role] }) as unknown as User

  it.each(['client', 'translator'] as const)('is not served to a %s', async (role) => {
    const read = cms.payload.find({
      collection: 'attachments',
      user: asRole(role),
      overrideAccess: false,
    })
    await expect(read).rejects.toThrow()
  })

  it('is deleted with its message', async () => {
    const { body, email } = await form({}, { name: 'b.pdf', text: PDF })
    await callApi('sendApplication', { body })
    const message = await find(email)
    const file = path.join(attachments(), `${message?.reference}.pdf`)
    await access(file)
    await cms.payload.delete({ collection: 'submissions', id: message?.id ?? 0 })
    await expect(access(file)).rejects.toThrow()
    const { rowCount } = await cms.pool.query('SELECT 1 FROM attachments WHERE filename = $1', [
      path.basename(file),
    ])
    expect(rowCount).toBe(0)
  })
})
