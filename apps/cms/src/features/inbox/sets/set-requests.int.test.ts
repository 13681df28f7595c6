import { ownPictureField } from '@studio/shared/api/set-request'
import type { SetScene } from '@studio/shared/contracts/virtual-set'
import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { handleEndpoints } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callApi } from '../../../test-support/call-api'
import { tokenOfPerson } from '../../../test-support/form-body'
import { startCms, type TestCms } from '../../../test-support/start-cms'

/**
 * A picture of 1.3 MB that takes 240 MB of memory, because it is interlaced and has 30 megapixels
 * with 16 bits.
 */
const huge = await sharp({
  create: { width: 6_000, height: 5_000, channels: 4, background: '#283848' },
})
  .toColourspace('rgb16')
  .png({ progressive: true })
  .toBuffer()

let cms: TestCms
const tokens: Record<string, string> = {}

beforeAll(async () => {
  cms = await startCms()
  for (const role of ['client', 'translator', 'editor', 'admin'] as const) {
    const data = { email: `${role}@staff.example`, password: PASSWORD }
    await cms.payload.create({
      collection: 'users',
      data: { ...data, roles: [role], name: `The ${role}` },
    })
    tokens[role] = (await cms.payload.login({ collection: 'users', data })).token ?? ''
  }
})

afterAll(() => cms.stop())

const person = { isFlippedX: false, isFlippedY: false, scale: 0.6, x: 0.4, y: 0.9 }
const keying = { tolerance: 0.5, spill: 0.75, edge: 0.2 }

const SCENE: SetScene = {
  version: 1,
  background: {
    source: { from: 'library', key: 'library-stills-backdrop-loft' },
    ...{ isFlippedX: false, isFlippedY: false, scale: 1, x: 0, y: 0, blur: 0 },
  },
  people: [
    { id: 'a1', source: { from: 'own', key: 'me' }, keying, ...person },
    {
      id: 'a2',
      source: { from: 'library', key: 'library-stills-green-walker' },
      keying,
      ...person,
    },
  ],
  match: { light: 0.5, color: 0.5 },
  showsSafeAreas: true,
}

const picture = (format: 'gif' | 'jpeg' | 'png' | 'webp', width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background: '#2a8f3c' } })
    .toFormat(format)
    .toBuffer()

const PICTURES = { picture: await picture('jpeg'), [ownPictureField('me')]: await picture('png') }

const PASSWORD = 'a long enough password'

interface Sent {
  fields?: Record<string, string>
  files?: Record<string, Buffer | undefined>
}

async function form({ fields = {}, files = PICTURES }: Sent = {}) {
  const body = new FormData()
  const all = {
    name: 'Amal Haddad',
    email: `amal-${randomUUID().slice(0, 8)}@client.example`,
    set: JSON.stringify(SCENE),
    idempotency_key: randomUUID(),
    form_token: await tokenOfPerson(),
    ...fields,
  }
  for (const [name, value] of Object.entries(all)) body.set(name, value)
  for (const [name, data] of Object.entries(files)) {
    if (data) body.set(name, new File([new Uint8Array(data)], `${name}.bin`))
  }
  return { body, email: all.email }
}

async function find(email: string) {
  const where = { email: { equals: email } }
  return (await cms.payload.find({ collection: 'submissions', where, depth: 1 })).docs[0]
}

async function request(sent: Sent = {}) {
  const { body, email } = await form(sent)
  expect((await callApi('askForSet', { body, language: 'ar' })).status).toBe(200)
  const message = await find(email)
  if (!message) throw new Error('Nothing was stored.')
  return message
}

async function askStaff(role: string | null, path: string, body?: object): Promise<Response> {
  const { default: config } = await import('../../../payload.config')
  const headers = new Headers({ 'content-type': 'application/json' })
  if (role) headers.set('authorization', `JWT ${tokens[role]}`)
  const init = { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) }
  return handleEndpoints({
    config,
    request: new Request(`http://localhost:3001/api${path}`, init),
  })
}

async function ticketFor(id: number): Promise<string> {
  const answer = await askStaff('editor', `/inbox/set-link/${id}`)
  expect(answer.status).toBe(200)
  const { url } = (await answer.json()) as { url: string }
  expect(url).toMatch(/\/green-screen-studio#set-request=/)
  return url.split('#set-request=')[1] ?? ''
}

/** The folder is created with the first picture. */
const attachments = () =>
  readdir(path.join(process.env.MEDIA_DIR ?? '', 'attachments')).catch(() => [])
const open = (ticket: string) => callApi('openRequestedSet', { body: { ticket } })

describe('a request for a set', () => {
  it('is a message in the inbox, with its set, its picture and the sender’s pictures', async () => {
    const message = await request({ fields: { message: 'For a talk show.', country: 'gr' } })
    expect(message).toMatchObject({
      kind: 'virtualSet',
      status: 'new',
      language: 'ar',
      country: 'gr',
      message: 'For a talk show.',
      set: SCENE,
      file: { mimeType: 'image/jpeg' },
      setPictures: [{ key: 'me', file: { mimeType: 'image/png' } }],
    })
    const { rows } = await cms.pool.query(
      'SELECT template, language FROM mails WHERE "to" = $1 OR reply_to = $1 ORDER BY id',
      [message.email],
    )
    expect(rows).toEqual([
      { template: 'inquiryReceived', language: 'ar' },
      { template: 'inquiryForStaff', language: 'de' },
    ])
    const own = (await attachments()).filter((file) => file.startsWith(message.reference))
    expect(own.sort()).toEqual([`${message.reference}-me.png`, `${message.reference}.jpg`])
  })

  it('needs neither text nor own pictures if the set has none', async () => {
    const scene = { ...SCENE, people: [] }
    const files = { picture: PICTURES.picture }
    const message = await request({ files, fields: { set: JSON.stringify(scene) } })
    expect(message).toMatchObject({ message: '', setPictures: [], set: { people: [] } })
  })

  it('sent twice with one key is one message', async () => {
    const { body, email } = await form()
    const answers = await Promise.all([1, 2, 3].map(() => callApi('askForSet', { body })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const where = { email: { equals: email } }
    expect((await cms.payload.count({ collection: 'submissions', where })).totalDocs).toBe(1)
    body.set('picture', new File([new Uint8Array(await picture('png'))], 'other.png'))
    expect((await callApi('askForSet', { body })).status).toBe(409)
  })

  const own = ownPictureField('me')
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  const scene = (changes: object) => ({ set: JSON.stringify({ ...SCENE, ...changes }) })
  const people = (count: number) => Array.from({ length: count }, () => SCENE.people[1])

  it.each<[string, Sent, Record<string, string>]>([
    ['without a picture', { files: { [own]: PICTURES[own] } }, { picture: 'required' }],
    ['without an own picture that its set names', { files: { picture: PICTURES.picture } }, { [own]: 'required' }], // prettier-ignore
    ['with a picture that its set does not name', { files: { ...PICTURES, own_other: html } }, { own_other: 'fileType' }], // prettier-ignore
    ['with one picture too many', { files: { ...PICTURES, own_other: PICTURES.picture } }, { own_other: 'unknown' }], // prettier-ignore
    ['with a web page for a picture', { files: { ...PICTURES, picture: html } }, { picture: 'fileType' }], // prettier-ignore
    ['with a web page for an own picture', { files: { ...PICTURES, [own]: html } }, { [own]: 'fileType' }], // prettier-ignore
    ['with a PDF', { files: { ...PICTURES, [own]: Buffer.from('%PDF-1.7\n%%EOF\n') } }, { [own]: 'fileType' }], // prettier-ignore
    ['with a small file that would take much memory', { files: { ...PICTURES, picture: huge } }, { picture: 'fileType' }], // prettier-ignore
    ['with half of a picture', { files: { ...PICTURES, picture: Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1') } }, { picture: 'fileType' }], // prettier-ignore
    ['with a picture that is too heavy', { files: { ...PICTURES, picture: Buffer.concat([PICTURES.picture, Buffer.alloc(8 * 1024 * 1024)]) } }, { picture: 'fileTooLarge' }], // prettier-ignore
    ['with a file under another name', { files: { ...PICTURES, file: PICTURES.picture } }, { file: 'unknown' }], // prettier-ignore
    ['with a set that is no JSON', { fields: { set: '{' } }, { set: 'wrongType' }],
    ['with a set of nothing', { fields: { set: 'null' } }, { set: 'wrongType' }],
    ['with a set of another version', { fields: scene({ version: 2 }) }, { set: 'wrongType' }],
    ['with a crowd', { fields: scene({ people: people(7) }) }, { set: 'wrongType' }],
    ['with a key that climbs', { fields: scene({ people: [{ ...SCENE.people[0], source: { from: 'own', key: '../x' } }] }) }, { set: 'wrongType' }], // prettier-ignore
    ['with a set as long as a book', { fields: { set: 'x'.repeat(20_001) } }, { set: 'tooLong' }],
    ['without a name', { fields: { name: ' ' } }, { name: 'required' }],
    ['with no address to answer to', { fields: { email: 'amal@' } }, { email: 'invalidEmail' }],
  ])('is refused %s', async (_, sent, fields) => {
    const before = (await attachments()).length
    const { body, email } = await form(sent)
    const response = await callApi('askForSet', { body })
    expect([response.status, await response.json()]).toEqual([
      422,
      { error: { code: 'invalidFields', fields } },
    ])
    expect(await find(email)).toBeUndefined()
    expect((await attachments()).length).toBe(before)
  })

  it('is refused if it exceeds the size of a request', async () => {
    const heavy = Buffer.alloc(25 * 1024 * 1024)
    const { body } = await form({ files: { picture: heavy } })
    const response = await callApi('askForSet', { body })
    expect([response.status, await response.json()]).toEqual([413, { error: { code: 'tooLarge' } }])
  })

  it('is deleted with its files when its sender is erased', async () => {
    const { email, reference } = await request()
    const { rows } = await cms.pool.query('SELECT id FROM attachments WHERE filename LIKE $1', [
      `${reference}%`,
    ])
    expect(rows).toHaveLength(2)
    expect(
      (await askStaff('admin', '/inbox/erase', { email, currentPassword: PASSWORD })).status,
    ).toBe(200)
    expect(await find(email)).toBeUndefined()
    expect((await attachments()).filter((file) => file.startsWith(reference))).toEqual([])
    const left = await cms.pool.query('SELECT 1 FROM attachments WHERE filename LIKE $1', [
      `${reference}%`,
    ])
    expect(left.rowCount).toBe(0)
  })

  it('keeps its files until it expires, and is deleted with them', async () => {
    const { purgeExpiredMessages } = await import('../purge-expired-messages')
    const folder = path.join(process.env.MEDIA_DIR ?? '', 'attachments')
    const { id, reference } = await request()
    await cms.pool.query("UPDATE attachments SET created_at = now() - interval '2 hours'")
    const own = async () => (await attachments()).filter((file) => file.startsWith(reference))
    await purgeExpiredMessages(cms.pool, folder)
    expect(await own()).toHaveLength(2)
    await cms.pool.query("UPDATE submissions SET keep_until = now() - interval '1 day' WHERE id = $1", [id]) // prettier-ignore
    await purgeExpiredMessages(cms.pool, folder)
    expect(await own()).toEqual([])
  })
})

describe('a request opened by staff', () => {
  it('shows the set with the sender’s own pictures, byte for byte', async () => {
    const ticket = await ticketFor((await request()).id)
    const opened = await open(ticket)
    expect([opened.status, await opened.json()]).toEqual([200, { scene: SCENE, pictures: ['me'] }])
    const read = await callApi('readRequestedPicture', { body: { ticket, key: 'me' } })
    const { type, data } = (await read.json()) as { type: string; data: string }
    expect(type).toBe('image/png')
    expect(Buffer.from(data, 'base64')).toEqual(PICTURES[own('me')])
    expect(read.headers.get('cache-control')).toBe('no-store')
  })

  it('is linked for roles that may read the inbox, and for no others', async () => {
    const { id } = await request()
    const statuses = await Promise.all(
      [null, 'client', 'translator', 'editor', 'admin'].map(
        async (role) => (await askStaff(role, `/inbox/set-link/${id}`)).status,
      ),
    )
    expect(statuses).toEqual([401, 403, 403, 200, 200])
    for (const other of ['0', 'x', '2000000', '99999999999'])
      expect((await askStaff('editor', `/inbox/set-link/${other}`)).status).toBe(404)
  })

  it('cannot be read with an expired or foreign ticket, nor by a key outside the set', async () => {
    const { makeSetTicket, TICKET_AGE_MS } = await import('./set-ticket')
    const { id } = await request()
    const other = await request({
      files: { picture: PICTURES.picture },
      fields: { set: JSON.stringify({ ...SCENE, people: [] }) },
    })
    const old = makeSetTicket(id, Date.now() - TICKET_AGE_MS - 1)
    for (const ticket of [old, makeSetTicket(2_000_000), `${makeSetTicket(id)}x`, 'x']) {
      expect((await open(ticket)).status).toBe(404)
      const read = await callApi('readRequestedPicture', { body: { ticket, key: 'me' } })
      expect(read.status).toBe(404)
    }
    const foreign = { ticket: makeSetTicket(other.id), key: 'me' }
    expect((await callApi('readRequestedPicture', { body: foreign })).status).toBe(404)
    expect((await callApi('readRequestedPicture', { body: { ...foreign, key: '../me' } })).status).toBe(422) // prettier-ignore
  })

  it('is not found after its message was deleted', async () => {
    const { id, email } = await request()
    const ticket = await ticketFor(id)
    await askStaff('admin', '/inbox/erase', { email, currentPassword: PASSWORD })
    expect((await open(ticket)).status).toBe(404)
  })

  it('is rate limited, without counting its pictures', async () => {
    const { RATE_LIMITS } = await import('../../../platform/rate-limits/rules')
    const ticket = await ticketFor((await request()).id)
    const address = '203.0.113.77'
    const statuses: number[] = []
    for (let count = 0; count <= RATE_LIMITS.requestedSet.points; count += 1) {
      const sent = { body: { ticket: 'x' }, address }
      statuses.push((await callApi('openRequestedSet', sent)).status)
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429])
    const read = () => callApi('readRequestedPicture', { body: { ticket, key: 'me' }, address })
    expect((await read()).status).toBe(200)
    await cms.pool.query("UPDATE rate_limits SET points = $1 WHERE key LIKE 'requestedPicture%'", [
      RATE_LIMITS.requestedPicture.points,
    ])
    expect((await read()).status).toBe(429)
  })

  it('opens without a picture whose file is gone', async () => {
    const { id, reference } = await request()
    await rm(path.join(process.env.MEDIA_DIR ?? '', 'attachments', `${reference}-me.png`))
    const ticket = await ticketFor(id)
    expect(await (await open(ticket)).json()).toEqual({ scene: SCENE, pictures: ['me'] })
    const read = await callApi('readRequestedPicture', { body: { ticket, key: 'me' } })
    expect(read.status).toBe(404)
  })
})

const own = ownPictureField
