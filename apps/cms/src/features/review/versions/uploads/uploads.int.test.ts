import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { MAX_PIECE_BYTES, MAX_VERSION_BYTES, UPLOADS_PATH } from '@studio/shared/review/uploads'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outcome, Person } from '../../../../test-support/person'
import { newProject, type ReviewProject } from '../../../../test-support/review-project'
import { newStaff } from '../../../../test-support/staff'
import { startCms, type TestCms } from '../../../../test-support/start-cms'
import {
  askStream,
  beginUpload,
  metadataOf,
  pathOf,
  sendPiece,
  uploadWhole,
} from '../../../../test-support/tus-client'

let cms: TestCms
let folder: string
let editor: Person
let reviewer: Person
let viewer: Person
let stranger: Person
let project: ReviewProject

beforeAll(async () => {
  cms = await startCms()
  folder = path.join(process.env.MEDIA_DIR ?? '', 'review')
  editor = await newStaff(cms)
  reviewer = await new Person(cms).settle()
  viewer = await new Person(cms).settle()
  stranger = await new Person(cms).settle()
})

afterAll(() => cms.stop())

beforeEach(async () => {
  await cms.pool.query('TRUNCATE rate_limits')
  await cms.pool.query('DELETE FROM review_uploads')
  await rm(path.join(folder, 'uploads'), { recursive: true, force: true })
  await mkdir(path.join(folder, 'uploads'), { recursive: true })
  project = await newProject(
    cms,
    [
      [reviewer, 'reviewer'],
      [viewer, 'viewer'],
    ],
    { mayUpload: true },
  )
})

/** Random bytes that begin with the signature of a film. */
function film(size = 200_000): Buffer {
  const head = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2')
  return Buffer.concat([head, randomBytes(size - head.length)])
}

interface Row {
  number: number
  kind: string
  file_name: string
  size: string
  state: string
  storage_key: string
  uploaded_by_id: number
}

async function versions(): Promise<Row[]> {
  const { rows } = await cms.pool.query<Row>(
    'SELECT *, number::int AS number FROM deliverable_versions WHERE deliverable_id = $1 ORDER BY id',
    [project.deliverableId],
  )
  // The first row is skipped, because it is the version that the project already had.
  return rows.slice(1)
}

async function begun(person: Person, size: number, name = 'film.mp4'): Promise<string> {
  const answer = await beginUpload(person, { deliverable: project.deliverableId, name, size })
  expect(answer.status).toBe(201)
  return pathOf(answer)
}

const offsetAt = async (person: Person, at: string) =>
  (await askStream(person, 'HEAD', at)).headers.get('upload-offset')

const piece = (bytes: Buffer, from = 0, to = bytes.length) =>
  new Uint8Array(bytes.subarray(from, to))

describe('an upload', () => {
  it('becomes the next version of its deliverable, complete and with a job', async () => {
    const bytes = film()
    const at = await begun(reviewer, bytes.length, 'Spot — v2 (“final”).mp4')
    expect((await sendPiece(reviewer, at, 0, piece(bytes, 0, 90_000))).status).toBe(204)
    expect(await offsetAt(reviewer, at)).toBe('90000')
    expect(await versions()).toEqual([])
    const last = await sendPiece(reviewer, at, 90_000, piece(bytes, 90_000))
    expect([last.status, last.headers.get('upload-offset')]).toEqual([204, '200000'])
    const [version, ...others] = await versions()
    expect(others).toEqual([])
    expect(version).toMatchObject({
      number: 2,
      kind: 'video',
      file_name: 'Spot — v2 (“final”).mp4',
      size: '200000',
      state: 'waiting',
      uploaded_by_id: Number((await reviewer.account()).id),
    })
    const stored = path.join(folder, 'files', version?.storage_key ?? '')
    expect((await readFile(stored)).equals(bytes)).toBe(true)
    expect(await readdir(path.join(folder, 'uploads'))).toEqual([])
    const { rowCount } = await cms.pool.query(
      `SELECT 1 FROM graphile_worker.jobs WHERE task_identifier LIKE 'process_%version'`,
    )
    expect(rowCount).toBeGreaterThan(0)
  })

  it('resumes at the offset on the disk', async () => {
    const bytes = film()
    const at = await begun(editor, bytes.length)
    await sendPiece(editor, at, 0, piece(bytes, 0, 100_000))
    expect(await outcome(sendPiece(editor, at, 50_000, piece(bytes, 50_000)))).toBe('409 conflict')
    expect(await offsetAt(editor, at)).toBe('100000')
    expect((await sendPiece(editor, at, 100_000, piece(bytes, 100_000))).status).toBe(204)
    expect(await versions()).toHaveLength(1)
  })

  it('keeps the part of a chunk that arrived before a disconnect', async () => {
    const bytes = film()
    const at = await begun(editor, bytes.length)
    const broken = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(piece(bytes, 0, 70_000))
        setTimeout(() => controller.error(new Error('cut')), 200)
      },
    })
    const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
    const answer = await askStream(editor, 'PATCH', at, { body: broken, headers })
    expect(answer.status).toBeLessThan(500)
    expect(await offsetAt(editor, at)).toBe('70000')
    await sendPiece(editor, at, 70_000, piece(bytes, 70_000))
    expect(await versions()).toHaveLength(1)
  })

  it('is finished by a status request if the server died before creating the version', async () => {
    const bytes = film()
    const at = await begun(editor, bytes.length)
    const id = at.split('/').at(-1) ?? ''
    await writeFile(path.join(folder, 'uploads', id), bytes)
    expect(await versions()).toEqual([])
    expect(await offsetAt(editor, at)).toBe('200000')
    expect(await offsetAt(editor, at)).toBe('200000')
    expect(await versions()).toHaveLength(1)
  })

  it('is finished if the file was moved already', async () => {
    const bytes = film()
    const at = await begun(editor, bytes.length)
    const id = at.split('/').at(-1) ?? ''
    await sendPiece(editor, at, 0, piece(bytes, 0, 100_000))
    await writeFile(path.join(folder, 'uploads', id), bytes)
    const other = film()
    await uploadWhole(editor, project.deliverableId, 'other.mp4', other)
    const [{ storage_key: key } = { storage_key: '' }] = await versions()
    const target = path.join(folder, 'files', path.dirname(key), '..', id)
    await rename(path.join(folder, 'files', path.dirname(key)), target)
    await rename(path.join(folder, 'uploads', id), path.join(target, 'original'))
    expect(await offsetAt(editor, at)).toBe('200000')
    const [, second] = await versions()
    expect(second).toMatchObject({ number: 3, storage_key: `${id}/original` })
  })

  it('gets a unique number, also if several end in parallel', async () => {
    const all = Array.from({ length: 4 }, (_, index) =>
      uploadWhole(index % 2 ? editor : reviewer, project.deliverableId, 'film.mp4', film()),
    )
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect((await versions()).map(({ number }) => number)).toEqual([2, 3, 4, 5])
  })

  it('becomes one version, however often its end is requested', async () => {
    const bytes = film()
    const at = await begun(editor, bytes.length)
    await writeFile(path.join(folder, 'uploads', at.split('/').at(-1) ?? ''), bytes)
    await Promise.all(Array.from({ length: 5 }, () => offsetAt(editor, at)))
    expect(await versions()).toHaveLength(1)
    expect(await outcome(sendPiece(editor, at, 0, piece(bytes)))).toBe('409 conflict')
  })

  it('can be cancelled', async () => {
    const bytes = film()
    const at = await begun(editor, bytes.length)
    await sendPiece(editor, at, 0, piece(bytes, 0, 100_000))
    expect((await askStream(editor, 'DELETE', at)).status).toBe(204)
    expect((await askStream(editor, 'HEAD', at)).status).toBe(404)
    expect(await readdir(path.join(folder, 'uploads'))).toEqual([])
    expect(await outcome(askStream(editor, 'DELETE', at))).toBe('404 notFound')
  })
})

describe('uploads', () => {
  const start = (person: Person | null, changes: object = {}) =>
    outcome(
      beginUpload(person, {
        ...{ deliverable: project.deliverableId, name: 'film.mp4', size: 1_000 },
        ...changes,
      }),
    )

  it('are refused for visitors without a session, strangers and viewers', async () => {
    expect(await start(null)).toBe('401 unauthenticated')
    expect(await start(stranger)).toBe('404 notFound')
    expect(await start(stranger, { deliverable: 999_999 })).toBe('404 notFound')
    expect(await start(viewer)).toBe('403 forbidden')
    expect(await start(editor)).toBe('201')
  })

  it('of clients are refused if staff do not allow them', async () => {
    project = await newProject(cms, [[reviewer, 'clientAdmin']])
    expect(await start(reviewer)).toBe('403 forbidden')
    expect(await start(editor)).toBe('201')
  })

  it('of others are not found', async () => {
    const bytes = film()
    const at = await begun(reviewer, bytes.length)
    for (const person of [editor, viewer]) {
      expect((await askStream(person, 'HEAD', at)).status).toBe(404)
      expect(await outcome(sendPiece(person, at, 0, piece(bytes)))).toBe('404 notFound')
      expect(await outcome(askStream(person, 'DELETE', at))).toBe('404 notFound')
    }
    expect(await offsetAt(reviewer, at)).toBe('0')
  })

  it('of a former member cannot be resumed', async () => {
    const bytes = film()
    const at = await begun(reviewer, bytes.length)
    expect((await sendPiece(reviewer, at, 0, piece(bytes, 0, 90_000))).status).toBe(204)
    const { projectId: id } = project
    await cms.payload.update({ collection: 'projects', id, data: { mayUpload: false } })
    expect(await outcome(sendPiece(reviewer, at, 90_000, piece(bytes, 90_000)))).toBe(
      '403 forbidden',
    )
    await cms.payload.update({ collection: 'projects', id, data: { members: [] } })
    expect(await outcome(sendPiece(reviewer, at, 90_000, piece(bytes, 90_000)))).toBe(
      '404 notFound',
    )
    expect((await askStream(reviewer, 'HEAD', at)).status).toBe(404)
    expect(await versions()).toEqual([])
  })

  it('are limited per account while unfinished', async () => {
    const { MAX_UNFINISHED } = await import('./begin-upload')
    const all = Array.from({ length: MAX_UNFINISHED + 5 }, () => start(reviewer))
    const answers = await Promise.all(all)
    expect(answers.filter((answer) => answer === '201')).toHaveLength(MAX_UNFINISHED)
    expect(answers).toContain('429 tooManyRequests')
  })

  it('are limited per account and day', async () => {
    await cms.pool.query(
      `INSERT INTO review_uploads (id, account_id, deliverable_id, file_name, size)
       SELECT 'old' || n, $1, $2, 'film.mp4', $3 FROM generate_series(1, 19) AS n`,
      [(await reviewer.account()).id, project.deliverableId, MAX_VERSION_BYTES],
    )
    expect(await start(reviewer, { size: MAX_VERSION_BYTES })).toBe('201')
    await cms.pool.query(`UPDATE review_uploads SET size = size * 2`)
    await cms.pool.query(`DELETE FROM review_uploads WHERE id IN ('old1', 'old2')`)
    expect(await start(reviewer, { size: MAX_VERSION_BYTES })).toBe('429 tooManyRequests')
  })
})

describe('refused immediately', () => {
  it.each([
    [{ size: MAX_VERSION_BYTES + 1 }, '413 tooLarge'],
    [{ size: 0 }, '422 invalidFields {"filename":"required"}'],
    [{ name: 'film.mp4.exe' }, '422 invalidFields {"filename":"fileType"}'],
    [{ name: 'logo.svg' }, '422 invalidFields {"filename":"fileType"}'],
    [{ name: 'list.m3u8' }, '422 invalidFields {"filename":"fileType"}'],
    [{ name: 'x'.repeat(300) }, '422 invalidFields {"filename":"tooLong"}'],
    [{ name: ' ' }, '422 invalidFields {"filename":"required"}'],
  ])('%j', async (changes, expected) => {
    const given = { deliverable: project.deliverableId, name: 'film.mp4', size: 1_000, ...changes }
    expect(await outcome(beginUpload(editor, given))).toBe(expected)
  })

  it('invalid requests', async () => {
    const metadata = metadataOf({ deliverable: '1', filename: 'a.mp4' })
    const attempts: Record<string, string>[] = [
      {},
      { 'upload-length': '10' },
      { 'upload-length': 'ten', 'upload-metadata': metadata },
      { 'upload-length': '-1', 'upload-metadata': metadata },
      { 'upload-length': '10', 'upload-metadata': 'deliverable !!' },
      { 'upload-length': '10', 'upload-metadata': metadataOf({ deliverable: 'x' }) },
      { 'upload-defer-length': '1', 'upload-metadata': metadata },
      { 'upload-length': '10', 'upload-metadata': metadata, 'tus-resumable': '9.9.9' },
    ]
    for (const headers of attempts) {
      const answer = await askStream(editor, 'POST', UPLOADS_PATH, { headers })
      expect(answer.status, JSON.stringify(headers)).toBeGreaterThanOrEqual(400)
      expect(answer.status, JSON.stringify(headers)).toBeLessThan(500)
      expect(await answer.json()).toHaveProperty('error.code')
    }
    const odd = askStream(editor, 'POST', `${UPLOADS_PATH}?odd=1`)
    expect(await outcome(odd)).toBe('400 invalidQuery {"odd":"unknown"}')
    expect(await outcome(askStream(editor, 'PUT', UPLOADS_PATH))).toBe('405 methodNotAllowed')
    const at = `${UPLOADS_PATH}/${'0'.repeat(32)}`
    expect(await outcome(sendPiece(editor, at, 0, new Uint8Array(1)))).toBe('404 notFound')
    const outside = `${UPLOADS_PATH}/..%2Foriginals`
    expect(await outcome(sendPiece(editor, outside, 0, new Uint8Array(1)))).toBe(
      '401 unauthenticated',
    )
  })

  it('chunks that are too long, beyond the end, or have the wrong offset', async () => {
    const at = await begun(editor, 1_000)
    const long = { 'content-length': String(MAX_PIECE_BYTES + 1) }
    expect(await outcome(askStream(editor, 'PATCH', at, { headers: long }))).toBe('413 tooLarge')
    expect(await outcome(sendPiece(editor, at, 0, new Uint8Array(1_001)))).toBe('413 tooLarge')
    const type = { 'content-type': 'application/offset+octet-stream' }
    const nowhere = askStream(editor, 'PATCH', at, { body: 'x', headers: type })
    expect(await outcome(nowhere)).toBe('400 invalidBody')
  })
})

it('the first chunk reveals a wrong type, and the upload is deleted', async () => {
  const size = 10 * 1024 * 1024
  const at = await begun(reviewer, size)
  const lie = Buffer.from('#EXTM3U\nhttps://elsewhere.example/a.ts\n'.padEnd(100_000, '\n'))
  const answer = await outcome(sendPiece(reviewer, at, 0, piece(lie)))
  expect(answer).toBe('422 invalidFields {"filename":"fileType"}')
  expect((await askStream(reviewer, 'HEAD', at)).status).toBe(404)
  expect(await readdir(path.join(folder, 'uploads'))).toEqual([])
  expect(await versions()).toEqual([])
})

it('a name with path characters is stored as text', async () => {
  const name = '../../etc/\u202Epasswd.bin'
  expect((await uploadWhole(editor, project.deliverableId, name, film(100))).status).toBe(204)
  const [version] = await versions()
  expect(version).toMatchObject({ file_name: '.._.._etc__passwd.bin', kind: 'file' })
  expect(version?.storage_key).toMatch(/^[0-9a-f]{32}\/original$/)
})

it('abandoned uploads are deleted a day later', async () => {
  const { purgeUploads, UPLOAD_KEPT } = await import('./purge-uploads')
  const uploads = path.join(folder, 'uploads')
  const [old, slow] = [await begun(editor, 200_000), await begun(editor, 200_000)]
  const fileOf = (at: string) => path.join(uploads, at.split('/').at(-1) ?? '')
  const longAgo = new Date(Date.now() - UPLOAD_KEPT - 60_000)
  await utimes(fileOf(old), longAgo, longAgo)
  await cms.pool.query('UPDATE review_uploads SET created_at = $1', [longAgo])
  expect(await purgeUploads(cms.pool, uploads)).toBe(1)
  expect((await askStream(editor, 'HEAD', old)).status).toBe(404)
  expect(await offsetAt(editor, slow)).toBe('0')
  await expect(stat(fileOf(old))).rejects.toThrow('ENOENT')
  await askStream(editor, 'DELETE', slow)
})

describe('pictures combined into one version', () => {
  async function uploadPage(person: Person, name: string): Promise<string> {
    const bytes = Buffer.concat([PNG, randomBytes(2_000)])
    const about = { deliverable: project.deliverableId, name, purpose: 'page' as const }
    const created = await beginUpload(person, { ...about, size: bytes.byteLength })
    const address = pathOf(created)
    expect((await sendPiece(person, address, 0, bytes)).status).toBe(204)
    return address.split('/').at(-1) ?? ''
  }
  const join = (person: Person, uploads: string[]) =>
    person.call('makePictureVersion', {
      parameters: { deliverable: String(project.deliverableId) },
      body: { uploads },
    })
  const versions = async () => {
    const { rows } = await cms.pool.query<{ file_name: string; kind: string; mime_type: string }>(
      `SELECT file_name, kind, mime_type FROM deliverable_versions
       WHERE deliverable_id = $1 AND number > 1 ORDER BY number`,
      [project.deliverableId],
    )
    return rows
  }

  it('become its pages in the given order, once', async () => {
    const [first, second] = [
      await uploadPage(reviewer, 'board_2.png'),
      await uploadPage(reviewer, 'board_1.png'),
    ]
    expect(await versions()).toEqual([])
    expect(await outcome(join(reviewer, [second, first]))).toBe('204')
    expect(await outcome(join(reviewer, [second, first]))).toBe('204')
    expect(await versions()).toEqual([
      { file_name: 'board_1 +1.zip', kind: 'pages', mime_type: 'application/zip' },
    ])
    expect(await outcome(join(reviewer, [second]))).toBe('409 conflict')
  })

  it('have to be own, complete uploads of pictures for this deliverable', async () => {
    const own = await uploadPage(reviewer, 'board_1.png')
    const theirs = await uploadPage(editor, 'board_2.png')
    expect(await outcome(join(reviewer, [own, theirs]))).toBe('409 conflict')
    expect(await outcome(join(reviewer, [own, '0'.repeat(32)]))).toBe('409 conflict')
    expect(await outcome(join(viewer, [own]))).toBe('403 forbidden')
    expect(await outcome(join(stranger, [own]))).toBe('404 notFound')
    expect(await outcome(join(reviewer, [own, own]))).toBe(
      '422 invalidFields {"uploads":"invalidChoice"}',
    )
    const film = { deliverable: project.deliverableId, name: 'film.mp4', purpose: 'page' as const }
    expect(await outcome(beginUpload(reviewer, { ...film, size: 5_000 }))).toBe(
      '422 invalidFields {"filename":"fileType"}',
    )
    expect(await versions()).toEqual([])
  })
})

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
