import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../payload-types'
import { callApi } from '../../test-support/call-api'
import { contactBody } from '../../test-support/form-body'
import { startCms, type TestCms } from '../../test-support/start-cms'

let cms: TestCms
const PASSWORD = 'a long enough password'
const tokens: Record<string, string> = {}
const people: Record<string, User> = {}

beforeAll(async () => {
  cms = await startCms()
  for (const role of ['client', 'translator', 'editor', 'admin'] as const) {
    const email = `${role}@staff.example`
    const data = { email, password: PASSWORD, roles: [role], name: `The ${role}` }
    people[role] = await cms.payload.create({ collection: 'users', data })
    const { token } = await cms.payload.login({
      collection: 'users',
      data: { email, password: PASSWORD },
    })
    tokens[role] = token ?? ''
  }
})

afterAll(() => cms.stop())

async function ask(role: string | null, path: string, init: RequestInit = {}): Promise<Response> {
  const { default: config } = await import('../../payload.config')
  const headers = new Headers(init.headers)
  if (role) headers.set('authorization', `JWT ${tokens[role]}`)
  const request = new Request(`http://localhost:3001/api${path}`, { ...init, headers })
  return handleEndpoints({ config, request })
}

const json = (body: object, method = 'POST'): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

async function receive(changes: object = {}) {
  const body = await contactBody(changes)
  await callApi('sendContact', { body })
  const where = { email: { equals: body.email } }
  const { docs } = await cms.payload.find({ collection: 'submissions', where, depth: 0 })
  const [message] = docs
  if (!message) throw new Error('The message was not stored.')
  return message
}

describe('an assigned message', () => {
  const assigned = async (email: string) => {
    const { rows } = await cms.pool.query(
      'SELECT data, language FROM mails WHERE template = \'messageAssigned\' AND "to" = $1',
      [email],
    )
    return rows as { data: Record<string, string>; language: string }[]
  }

  it('the person gets one mail, and none for taking or keeping it', async () => {
    const { id, reference } = await receive()
    const { editor, admin } = people
    const assign = (role: string, to: unknown) =>
      ask(role, `/submissions/${id}?locale=en`, json({ assignedTo: to }, 'PATCH'))
    expect((await assign('editor', editor?.id)).status).toBe(200)
    expect(await assigned('editor@staff.example')).toEqual([])
    expect((await assign('editor', admin?.id)).status).toBe(200)
    expect((await assign('editor', admin?.id)).status).toBe(200)
    expect(await assigned('admin@staff.example')).toMatchObject([
      { language: 'en', data: { by: 'The editor', reference, name: 'The admin' } },
    ])
    expect((await assign('editor', null)).status).toBe(200)
    expect(await assigned('admin@staff.example')).toHaveLength(1)
  })
})

describe('a message in the inbox', () => {
  it('gets a signed note and the answer’s date, and keeps its content', async () => {
    const { id, createdAt } = await receive()
    const change = {
      status: 'answered',
      notes: [{ text: 'Called them.', author: people.admin?.id }],
      message: 'rewritten',
      email: 'other@client.example',
    }
    const response = await ask('editor', `/submissions/${id}?locale=en`, json(change, 'PATCH'))
    expect(response.status).toBe(200)
    const after = await cms.payload.findByID({ collection: 'submissions', id, depth: 0 })
    expect(after).toMatchObject({
      status: 'answered',
      message: 'We need boards for a spot of 30 seconds.',
      notes: [{ text: 'Called them.', author: people.editor?.id }],
    })
    expect(after.email).not.toBe('other@client.example')
    expect(Date.parse(after.answeredAt ?? '')).toBeGreaterThan(Date.parse(createdAt))
  })

  it('marked as spam is kept for 30 days', async () => {
    const { id } = await receive()
    await ask('editor', `/submissions/${id}?locale=en`, json({ status: 'spam' }, 'PATCH'))
    const { keepUntil } = await cms.payload.findByID({ collection: 'submissions', id })
    const days = (Date.parse(keepUntil) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThan(30.1)
  })

  it.each([
    [null, 403],
    ['client', 403],
    ['translator', 403],
    ['editor', 200],
    ['admin', 200],
  ])('may be read by %s: %i', async (role, status) => {
    const { id } = await receive()
    expect((await ask(role, `/submissions/${id}?locale=en`)).status).toBe(status)
  })
})

describe('an attachment', () => {
  it('may be downloaded by editors and admins, and by nobody else', async () => {
    const data = Buffer.from('%PDF-1.7\n1 0 obj\nstartxref\n9\n%%EOF\n')
    const file = { data, mimetype: 'application/pdf', name: 'private.pdf', size: data.length }
    await cms.payload.create({
      collection: 'attachments',
      data: { originalName: 'Reel.pdf' },
      file,
    })
    const statuses = []
    for (const role of [null, 'client', 'translator', 'editor', 'admin']) {
      const response = await ask(role, '/attachments/file/private.pdf')
      statuses.push(response.status)
      if (response.status !== 200) continue
      expect(response.headers.get('content-disposition')).toBe('attachment')
      expect(response.headers.get('cache-control')).toContain('no-store')
      await response.arrayBuffer()
    }
    expect(statuses).toEqual([403, 403, 403, 200, 200])
  })
})

describe('the export', () => {
  it('contains the filtered messages, without formulas', async () => {
    const kept = await receive({ company: '=HYPERLINK("x")' })
    const other = await receive()
    const query = `where[reference][equals]=${kept.reference}`
    const response = await ask('editor', `/inbox/export?${query}`)
    expect(response.headers.get('content-disposition')).toContain('attachment')
    const table = await response.text()
    expect(table).toContain(kept.reference)
    expect(table).not.toContain(other.reference)
    expect(table).toContain(`"'=HYPERLINK(""x"")"`)
  })

  it.each(['/inbox/export', '/newsletter/export'])(
    '%s may be used by editors and admins only',
    async (path) => {
      const statuses = []
      for (const role of [null, 'client', 'translator', 'editor', 'admin']) {
        statuses.push((await ask(role, path)).status)
      }
      expect(statuses).toEqual([401, 403, 403, 200, 200])
    },
  )

  it.each([
    ['a field that there is not', 'where[nope][equals]=1'],
    ['a field that is hidden', 'where[idempotencyKey][equals]=1'],
    ['no filter at all', 'where=x'],
  ])('answers %s without a server error', async (_, query) => {
    const { status } = await ask('editor', `/inbox/export?${query}`)
    expect([200, 400]).toContain(status)
  })
})

describe('erasing a person', () => {
  it('deletes the messages, sign-up and mails of that person only', async () => {
    const other = await receive()
    const { email } = await receive({ receives_updates: true })
    const response = await ask(
      'admin',
      '/inbox/erase',
      json({ email: email.toUpperCase(), currentPassword: PASSWORD }),
    )
    expect(await response.json()).toEqual({ erased: 5 })
    for (const [table, column] of [
      ['submissions', 'email'],
      ['subscribers', 'email'],
      ['mails', '"to"'],
      ['mails', 'reply_to'],
    ]) {
      const found = await cms.pool.query(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [email])
      expect(found.rowCount, table).toBe(0)
    }
    await cms.payload.findByID({ collection: 'submissions', id: other.id })
  })

  it.each([
    [null, { email: 'a@b.example' }, 401],
    ['client', { email: 'a@b.example' }, 403],
    ['editor', { email: 'a@b.example' }, 403],
    ['admin', { email: 'nobody' }, 422],
    ['admin', {}, 422],
  ])('by %s with %j: %i', async (role, body, status) => {
    expect((await ask(role, '/inbox/erase', json(body))).status).toBe(status)
  })
})
