import { randomUUID } from 'node:crypto'
import { access, readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { GUEST_VISIT_HEADER } from '@studio/shared/api/headers'
import type { Note } from '@studio/shared/review/notes'
import type { MemberRole } from '@studio/shared/review/projects'
import { MAX_NOTE_FILE_BYTES } from '@studio/shared/review/note-files'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outcome, Person } from '../../../../test-support/person'
import { largePng } from '../../../../test-support/large-png'
import { newProject, newVersion, type ReviewProject } from '../../../../test-support/review-project'
import { newStaff } from '../../../../test-support/staff'
import { startCms, type TestCms } from '../../../../test-support/start-cms'
import { askStream, beginUpload, pathOf, sendPiece } from '../../../../test-support/tus-client'

const PNG: Buffer = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let cms: TestCms
let root: string
let editor: Person
let reviewer: Person
let colleague: Person
let viewer: Person
let stranger: Person
let project: ReviewProject

beforeAll(async () => {
  cms = await startCms()
  root = path.join(process.env.MEDIA_DIR ?? '', 'review', 'files')
  editor = await newStaff(cms)
  ;[reviewer, colleague, viewer, stranger] = await Promise.all([
    new Person(cms).settle(),
    new Person(cms).settle(),
    new Person(cms).settle(),
    new Person(cms).settle(),
  ])
})

afterAll(() => cms.stop())

const members = (): [Person, MemberRole][] => [
  [reviewer, 'reviewer'],
  [colleague, 'clientAdmin'],
  [viewer, 'viewer'],
]

beforeEach(async () => {
  await cms.pool.query('TRUNCATE rate_limits')
  await cms.pool.query('DELETE FROM review_uploads')
  project = await newProject(cms, members())
})

/** @returns the upload's id */
async function sent(
  person: Person,
  { name = 'light.png', bytes = PNG, deliverable = project.deliverableId } = {},
): Promise<string> {
  const size = bytes.byteLength
  const created = await beginUpload(person, { deliverable, name, size, purpose: 'attachment' })
  expect(created.status).toBe(201)
  const last = await sendPiece(person, pathOf(created), 0, new Uint8Array(bytes))
  expect(last.status).toBe(204)
  return pathOf(created).split('/').at(-1) ?? ''
}

const begin = (person: Person, changes: object = {}) =>
  outcome(
    beginUpload(person, {
      ...{ deliverable: project.deliverableId, name: 'light.png', size: 100 },
      purpose: 'attachment',
      ...changes,
    }),
  )

const write = (person: Person, files: string[], changes: object = {}) =>
  person.call('writeNote', {
    parameters: { version: String(project.versionId) },
    body: {
      ...{ key: randomUUID(), anchor: { kind: 'whole' }, text: 'As in the picture.' },
      files,
      ...changes,
    },
  })

async function written(person: Person, files: string[], changes: object = {}): Promise<Note> {
  const answer = await write(person, files, changes)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Note
}

const reply = (person: Person, note: Note, files: string[]) =>
  person.call('replyToNote', {
    parameters: { note: note.id },
    body: { key: randomUUID(), text: 'Like this?', files },
  })

async function notes(person: Person, version = project.versionId): Promise<Note[]> {
  const parameters = { version: String(version) }
  const answer = await person.call('readNotes', { parameters })
  return ((await answer.json()) as { notes: Note[] }).notes
}

const open = (person: Person | null, note: Pick<Note, 'files'>, method = 'GET') =>
  askStream(person, method, note.files[0]?.url.slice('/api'.length) ?? '/review/note-files/0')

const isStored = (upload: string) =>
  access(path.join(root, upload, 'original')).then(
    () => true,
    () => false,
  )

const WRONG_FILES = '422 invalidFields {"files":"invalidChoice"}'

describe('a file of a note', () => {
  it('is shown with its name to readers who see the note, and to nobody else', async () => {
    const note = await written(reviewer, [await sent(reviewer, { name: 'ضوء «1».png' })])
    expect(note.files).toMatchObject([
      { name: 'ضوء «1».png', size: PNG.byteLength, isPicture: true },
    ])
    for (const person of [editor, colleague, viewer]) {
      expect((await notes(person))[0]?.files).toEqual(note.files)
      const answer = await open(person, note)
      expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(PNG)]).toEqual([
        200,
        true,
      ])
    }
    expect(await outcome(open(null, note))).toBe('401 unauthenticated')
    expect(await outcome(open(stranger, note))).toBe('404 notFound')
    expect(await outcome(askStream(editor, 'GET', '/review/note-files/0x1'))).toBe('404 notFound')
  })

  it('needs no text beside it, and can be attached to replies', async () => {
    const note = await written(reviewer, [await sent(reviewer)], { text: '' })
    const answer = await reply(editor, note, [await sent(editor, { name: 'b.png' })])
    const answered = (await answer.json()) as Note
    expect(answered.files.map(({ name }) => name)).toEqual(['light.png'])
    expect(answered.replies[0]?.files.map(({ name }) => name)).toEqual(['b.png'])
    expect((await open(reviewer, answered.replies[0] as Note['replies'][0])).status).toBe(200)
  })

  it('is carried with its note, and with replies', async () => {
    await written(reviewer, [await sent(reviewer)])
    const next = await newVersion(cms, project.deliverableId, 2)
    const { carryNotes } = await import('../carry-notes')
    await carryNotes(cms.pool, next)
    const [carried] = await notes(viewer, next)
    expect(carried?.files.map(({ name }) => name)).toEqual(['light.png'])
    await reply(reviewer, carried as Note, [await sent(reviewer, { name: 'again.png' })])
    const [answered] = await notes(viewer, next)
    expect(answered?.files.map(({ name }) => name)).toEqual(['light.png'])
    expect(answered?.replies[0]?.files.map(({ name }) => name)).toEqual(['again.png'])
  })

  it("is in its sender's data export, by name", async () => {
    const sender = await new Person(cms).settle()
    project = await newProject(cms, [[sender, 'reviewer']])
    await written(sender, [await sent(sender, { name: 'mine.png' })])
    const data = (await (await sender.call('exportAccount')).json()) as {
      account: { review: { attachments: object[] } }
    }
    expect(data.account.review.attachments).toMatchObject([
      { fileName: 'mine.png', size: PNG.byteLength },
    ])
  })
})

describe('attaching', () => {
  it('refuses files of others, for every role', async () => {
    const upload = await sent(reviewer)
    for (const person of [editor, colleague]) {
      expect(await outcome(write(person, [upload]))).toBe(WRONG_FILES)
    }
    expect(await notes(editor)).toEqual([])
    expect((await written(reviewer, [upload])).files).toHaveLength(1)
  })

  it('refuses a file that is attached already, also in parallel', async () => {
    const upload = await sent(reviewer)
    const both = await Promise.all([
      outcome(write(reviewer, [upload])),
      outcome(write(reviewer, [upload])),
    ])
    expect(both.sort()).toEqual(['200', WRONG_FILES])
    const [note] = await notes(reviewer)
    expect(await outcome(reply(reviewer, note as Note, [upload]))).toBe(WRONG_FILES)
  })

  it('refuses files of another project, and accepts those of another film of the same one', async () => {
    const elsewhere = await newProject(cms, members())
    const foreign = await sent(reviewer, { deliverable: elsewhere.deliverableId })
    expect(await outcome(write(reviewer, [foreign]))).toBe(WRONG_FILES)
    const { id } = await cms.payload.create({
      collection: 'deliverables',
      data: { title: 'Cut-down', project: project.projectId },
    })
    await written(reviewer, [await sent(reviewer, { deliverable: id })])
  })

  it('refuses incomplete uploads, versions, and unknown ids', async () => {
    const given = { deliverable: project.deliverableId, name: 'a.png', size: PNG.byteLength }
    const half = pathOf(await beginUpload(reviewer, { ...given, purpose: 'attachment' }))
    expect(await outcome(write(reviewer, [half.split('/').at(-1) ?? '']))).toBe(WRONG_FILES)
    const version = pathOf(await beginUpload(editor, given))
    await sendPiece(editor, version, 0, new Uint8Array(PNG))
    expect(await outcome(write(editor, [version.split('/').at(-1) ?? '']))).toBe(WRONG_FILES)
    expect(await outcome(write(reviewer, ['0'.repeat(32)]))).toBe(WRONG_FILES)
    expect(await outcome(write(reviewer, ['../x']))).toBe(
      '422 invalidFields {"files.0":"wrongType"}',
    )
  })

  it('accepts the same files for a repeated note', async () => {
    const [key, upload] = [randomUUID(), await sent(reviewer)]
    const first = await written(reviewer, [upload], { key })
    expect(await written(reviewer, [upload], { key })).toEqual(first)
  })
})

describe('refused uploads', () => {
  it.each([
    [{ name: 'logo.svg' }, '422 invalidFields {"filename":"fileType"}'],
    [{ name: 'page.html' }, '422 invalidFields {"filename":"fileType"}'],
    [{ name: 'light.png.exe' }, '422 invalidFields {"filename":"fileType"}'],
    [{ name: 'all.zip' }, '422 invalidFields {"filename":"fileType"}'],
    [{ size: MAX_NOTE_FILE_BYTES + 1 }, '422 invalidFields {"filename":"fileTooLarge"}'],
    [{ purpose: 'avatar' }, '422 invalidFields {"purpose":"invalidChoice"}'],
  ])('%j', async (changes, expected) => {
    expect(await begin(reviewer, changes)).toBe(expected)
  })

  it('files of viewers and of strangers', async () => {
    expect(await begin(viewer)).toBe('403 forbidden')
    expect(await begin(stranger)).toBe('404 notFound')
    // Reviewers may attach files to notes even if they may not upload versions.
    expect(await begin(reviewer)).toBe('201')
    expect(await begin(reviewer, { purpose: 'version' })).toBe('403 forbidden')
  })

  it('files whose type contradicts their name', async () => {
    const page = Buffer.from('<script>alert(1)</script>')
    const given = { deliverable: project.deliverableId, name: 'a.png', size: page.byteLength }
    const at = pathOf(await beginUpload(reviewer, { ...given, purpose: 'attachment' }))
    const answer = await outcome(sendPiece(reviewer, at, 0, new Uint8Array(page)))
    expect(answer).toBe('422 invalidFields {"filename":"fileType"}')
  })
})

it('is never executed: text is downloaded, and pictures are sandboxed', async () => {
  const name = '../../a\u202Etxt.\r\nX: 1.txt'
  const page = Buffer.from('<script>alert(1)</script>')
  const text = await open(
    editor,
    await written(reviewer, [await sent(reviewer, { name, bytes: page })]),
  )
  expect(text.headers.get('content-type')).toBe('application/octet-stream')
  expect(text.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"\r\n/\\]+"/)
  const picture = await open(editor, await written(reviewer, [await sent(reviewer)]))
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect(picture.headers.get('content-disposition')).toBeNull()
  for (const { headers } of [text, picture]) {
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('cache-control')).toBe('private, max-age=300')
  }
})

it('is only downloaded if it is a picture with too many pixels, or with a broken header', async () => {
  const broken = Buffer.concat([largePng(8, 8).subarray(0, 20), Buffer.from('no header of a PNG')])
  for (const [bytes, isPicture] of [
    [largePng(7_000, 7_000), true],
    [largePng(20_000, 20_000), false],
    [largePng(65_000, 1_000), false],
    [broken, false],
  ] as const) {
    const note = await written(reviewer, [await sent(reviewer, { bytes })])
    expect(note.files).toMatchObject([{ name: 'light.png', isPicture }])
    const { headers } = await open(viewer, note)
    expect([headers.get('content-type'), headers.has('content-disposition')]).toEqual(
      isPicture ? ['image/png', false] : ['application/octet-stream', true],
    )
  }
})

describe('files are deleted', () => {
  it('at once with their note', async () => {
    const upload = await sent(reviewer)
    const note = await written(reviewer, [upload])
    expect(await isStored(upload)).toBe(true)
    await reviewer.call('deleteNote', { parameters: { note: note.id } })
    expect(await isStored(upload)).toBe(false)
    expect(await outcome(open(editor, note))).toBe('404 notFound')
  })

  it('with their project, and a day later if they were not attached', async () => {
    const { purgeUploads, UPLOAD_KEPT } = await import('../../versions/uploads/purge-uploads')
    const { purgeVersionFiles } = await import('../../versions/purge-files')
    const { privateStorage, UPLOADS_DIR } =
      await import('../../../../platform/storage/private-storage')
    const doomed = await newProject(cms, members())
    const [taken, unused, fresh] = [await sent(reviewer), await sent(reviewer), await sent(editor)]
    await written(reviewer, [taken])
    const other = await sent(reviewer, { deliverable: doomed.deliverableId })
    const onDoomed = { parameters: { version: String(doomed.versionId) } }
    const words = { key: randomUUID(), anchor: { kind: 'whole' }, text: 'Gone soon.' }
    const last = await reviewer.call('writeNote', {
      ...onDoomed,
      body: { ...words, files: [other] },
    })
    expect(last.status).toBe(200)
    await cms.payload.delete({ collection: 'projects', id: doomed.projectId })
    const longAgo = new Date(Date.now() - UPLOAD_KEPT - 60_000)
    for (const folder of await readdir(root))
      await utimes(path.join(root, folder), longAgo, longAgo)
    await cms.pool.query('UPDATE note_files SET created_at = $1 WHERE upload = ANY ($2)', [
      longAgo,
      [taken, unused],
    ])
    await purgeUploads(cms.pool, UPLOADS_DIR)
    await purgeVersionFiles(cms.pool, privateStorage)
    expect(await Promise.all([taken, fresh, unused, other].map(isStored))).toEqual([
      ...[true, true],
      ...[false, false],
    ])
  })
})

it('guests see files of their film, and cannot send any', async () => {
  const passphrase = 'seven green lamps'
  const made = await colleague.call('createGuestLink', {
    parameters: { deliverable: String(project.deliverableId) },
    body: { label: 'Brand team', passphrase, days: 7, mayComment: true },
  })
  const { secret: link } = (await made.json()) as { secret: string }
  const entry = await new Person(cms).call('enterAsGuest', {
    parameters: { link },
    body: { name: 'Rana', passphrase },
  })
  const { visit } = (await entry.json()) as { visit: string }
  const headers = { [GUEST_VISIT_HEADER]: visit }
  const upload = await sent(reviewer)
  const note = await written(reviewer, [upload])
  const read = await new Person(cms).call('readNotesAsGuest', {
    parameters: { link, version: String(project.versionId) },
    headers,
  })
  const [seen] = ((await read.json()) as { notes: Note[] }).notes
  expect(seen?.files[0]?.url).toBe(`/api/guests/${link}/note-files/${note.files[0]?.id}`)
  const at = seen?.files[0]?.url.slice('/api'.length) ?? ''
  expect((await askStream(null, 'GET', at, { headers })).status).toBe(200)
  expect(await outcome(askStream(null, 'GET', at))).toBe('401 unauthenticated')

  const { deliverableId } = await newProject(cms, members())
  const elsewhere = await newVersion(cms, deliverableId, 2)
  const other = await reviewer.call('writeNote', {
    parameters: { version: String(elsewhere) },
    body: {
      ...{ key: randomUUID(), anchor: { kind: 'whole' }, text: 'Elsewhere.' },
      files: [await sent(reviewer, { deliverable: deliverableId })],
    },
  })
  const { files } = (await other.json()) as Note
  const foreign = `/guests/${link}/note-files/${files[0]?.id}`
  expect(await outcome(askStream(null, 'GET', foreign, { headers }))).toBe('404 notFound')

  const attempt = await new Person(cms).call('writeNoteAsGuest', {
    parameters: { link, version: String(project.versionId) },
    body: {
      ...{ key: randomUUID(), anchor: { kind: 'whole' }, text: 'Mine.' },
      files: [await sent(reviewer)],
    },
    headers,
  })
  expect(await outcome(attempt)).toBe(WRONG_FILES)
})
