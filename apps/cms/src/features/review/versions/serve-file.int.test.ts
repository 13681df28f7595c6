import { randomBytes } from 'node:crypto'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Room, Version } from '@studio/shared/review/projects'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { User } from '../../../payload-types'
import { outcome, Person } from '../../../test-support/person'
import { newProject, newVersion, type ReviewProject } from '../../../test-support/review-project'
import { newStaff } from '../../../test-support/staff'
import { startCms, type TestCms } from '../../../test-support/start-cms'
import { askStream } from '../../../test-support/tus-client'

let cms: TestCms
let files: string
let editor: Person
let viewer: Person
let stranger: Person
let project: ReviewProject

beforeAll(async () => {
  cms = await startCms()
  files = path.join(process.env.MEDIA_DIR ?? '', 'review', 'files')
  editor = await newStaff(cms)
  viewer = await new Person(cms).settle()
  stranger = await new Person(cms).settle()
  project = await newProject(cms, [[viewer, 'viewer']])
})

afterAll(() => cms.stop())

beforeEach(() => cms.pool.query('TRUNCATE rate_limits'))

let number = 1

/** Creates a version with these files. Each file contains its name. */
async function versionWith(names: string[], changes: object = {}): Promise<number> {
  const folder = randomBytes(16).toString('hex')
  await mkdir(path.join(files, folder), { recursive: true })
  for (const name of ['original', ...names]) {
    await writeFile(path.join(files, folder, name), `this is ${name}`)
  }
  const keys = Object.fromEntries(
    Object.entries({
      proxyKey: 'proxy.mp4',
      posterKey: 'poster.jpg',
      stripKey: 'strip.jpg',
      waveformKey: 'waveform.png',
    }).flatMap(([field, name]) => (names.includes(name) ? [[field, `${folder}/${name}`]] : [])),
  )
  const pages = names
    .filter((name) => name.startsWith('page-'))
    .map((name) => ({ key: `${folder}/${name}`, width: 1_600, height: 900 }))
  const given = { storageKey: `${folder}/original`, ...keys, pages, ...changes }
  return newVersion(cms, project.deliverableId, (number += 1), given)
}

const ask = (
  person: Person | null,
  version: number,
  asset: string,
  headers: Record<string, string> = {},
  method = 'GET',
) => askStream(person, method, `/review/versions/${version}/${asset}`, { headers })

describe('a file of a version', () => {
  it('is served to members and staff, and not found by everybody else', async () => {
    const version = await versionWith(['proxy.mp4'])
    for (const person of [editor, viewer]) {
      const answer = await ask(person, version, 'play')
      expect([answer.status, await answer.text()]).toEqual([200, 'this is proxy.mp4'])
    }
    expect(await outcome(ask(null, version, 'play'))).toBe('401 unauthenticated')
    expect(await outcome(ask(stranger, version, 'play'))).toBe('404 notFound')
    expect(await outcome(ask(stranger, 999_999, 'play'))).toBe('404 notFound')
    expect(await outcome(ask(stranger, version, 'original'))).toBe('404 notFound')
    expect((await ask(editor, version, 'play', {}, 'PATCH')).status).toBe(405)
  })

  it('is not found by former members', async () => {
    const version = await versionWith(['proxy.mp4'])
    const members = await cms.payload.findByID({ collection: 'projects', id: project.projectId })
    await cms.payload.update({
      collection: 'projects',
      id: project.projectId,
      data: { members: [] },
    })
    expect(await outcome(ask(viewer, version, 'play'))).toBe('404 notFound')
    await cms.payload.update({
      collection: 'projects',
      id: project.projectId,
      data: { members: members.members ?? [] },
    })
    expect((await ask(viewer, version, 'play')).status).toBe(200)
  })

  it('supports ranges and conditional requests', async () => {
    const version = await versionWith(['proxy.mp4'])
    const part = await ask(viewer, version, 'play', { range: 'bytes=5-6' })
    expect([part.status, await part.text()]).toEqual([206, 'is'])
    expect(part.headers.get('content-range')).toBe('bytes 5-6/17')
    expect(part.headers.get('cache-control')).toBe('private, max-age=300')
    const beyond = await ask(viewer, version, 'play', { range: 'bytes=100-' })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */17'])
    const etag = part.headers.get('etag') ?? ''
    expect((await ask(viewer, version, 'play', { 'if-none-match': etag })).status).toBe(304)
    const head = await ask(viewer, version, 'play', {}, 'HEAD')
    expect([head.status, head.headers.get('x-file-length'), await head.text()]).toEqual([
      200,
      '17',
      '',
    ])
  })

  it('is shown with its own type, while the original is downloaded under its name', async () => {
    const version = await versionWith(
      ['proxy.mp4', 'poster.jpg', 'strip.jpg', 'waveform.png', 'page-1.jpg', 'page-2.jpg'],
      { fileName: 'Spot „final“ (2).html', mimeType: 'text/html' },
    )
    const typeOf = async (asset: string) =>
      (await ask(viewer, version, asset)).headers.get('content-type')
    expect(await typeOf('play')).toBe('video/mp4')
    expect(await typeOf('poster')).toBe('image/jpeg')
    expect(await typeOf('strip')).toBe('image/jpeg')
    expect(await typeOf('waveform')).toBe('image/png')
    expect(await (await ask(viewer, version, 'page-2')).text()).toBe('this is page-2.jpg')
    const original = await ask(editor, version, 'original')
    expect(original.headers.get('content-type')).toBe('application/octet-stream')
    expect(original.headers.get('content-disposition')).toBe(
      'attachment; filename="Spot _final_ (2).html"; ' +
        "filename*=UTF-8''Spot%20%E2%80%9Efinal%E2%80%9C%20%282%29.html",
    )
  })

  it.each(['page-0', 'page-3', 'page-', 'proxy', 'direct', 'poster', 'retry', 'storageKey'])(
    'with the name %s is not found',
    async (asset) => {
      const version = await versionWith(['proxy.mp4', 'page-1.jpg'])
      expect((await ask(viewer, version, asset)).status).toBe(asset === 'retry' ? 405 : 404)
    },
  )

  it('missing on the disk is not found', async () => {
    const version = await versionWith([], { proxyKey: `${'0'.repeat(32)}/proxy.mp4` })
    expect(await outcome(ask(viewer, version, 'play'))).toBe('404 notFound')
  })

  it('is rate limited', async () => {
    const { RATE_LIMITS } = await import('../../../platform/rate-limits/rules')
    const version = await versionWith(['proxy.mp4'])
    await ask(viewer, version, 'play')
    await cms.pool.query('UPDATE rate_limits SET points = $1', [RATE_LIMITS.versionFile.points])
    expect(await outcome(ask(viewer, version, 'play'))).toBe('429 tooManyRequests')
  })
})

it('the original is played while there is no copy, if browsers can play it', async () => {
  const { versionView } = await import('./version-view')
  const reader = { id: 0, roles: [] } as unknown as User
  const viewOf = async (id: number) => {
    const version = await cms.payload.findByID({ collection: 'deliverable-versions', id, depth: 0 })
    return versionView(version, reader, { uploadedBy: null, openNotes: 0, isLocked: false })
  }
  const early = await versionWith([], { browserPlays: true, state: 'processing' })
  expect((await viewOf(early)).playUrl).toBe(`/api/review/versions/${early}/direct`)
  expect(await (await ask(viewer, early, 'direct')).text()).toBe('this is original')
  const strip = { columns: 2, rows: 1, width: 160, height: 90, everyFrames: 3 }
  const names = ['proxy.mp4', 'strip.jpg', 'page-1.jpg']
  const done = await versionWith(names, { browserPlays: true, thumbnails: strip })
  const view = await viewOf(done)
  expect(view).toMatchObject({
    playUrl: `/api/review/versions/${done}/play`,
    downloadUrl: `/api/review/versions/${done}/original`,
    posterUrl: null,
    thumbnails: { ...strip, url: `/api/review/versions/${done}/strip` },
    pages: [{ url: `/api/review/versions/${done}/page-1`, width: 1_600, height: 900 }],
  })
  expect(JSON.stringify(view)).not.toMatch(/[0-9a-f]{32}/)
  const other = await versionWith([], { browserPlays: false })
  expect((await viewOf(other)).playUrl).toBeNull()
  expect(await outcome(ask(viewer, other, 'direct'))).toBe('404 notFound')
})

describe('an original', () => {
  const idOf = async (person: Person) => Number((await person.account()).id)

  async function shownTo(person: Person, version: number): Promise<Partial<Version>> {
    const parameters = { deliverable: String(project.deliverableId) }
    const room = (await (await person.call('readRoom', { parameters })).json()) as Room
    const view = room.deliverable.versions.find(({ id }) => id === String(version))
    return { downloadUrl: view?.downloadUrl ?? null, ...(view && { isLocked: view.isLocked }) }
  }

  async function pay(paidAt: string | null): Promise<void> {
    const { deliverableId: id } = project
    await cms.payload.update({ collection: 'deliverables', id, data: { paidAt } })
  }

  async function sign(version: number): Promise<void> {
    await cms.pool.query(
      `WITH round AS (INSERT INTO review_rounds (version_id, closed_at)
         VALUES ($1, now()) RETURNING id)
       INSERT INTO sign_offs (reference, round_id, version_id, project, deliverable, version_number,
         file_name, size, sha256, signed_by, email, open_notes, resolved_notes)
       SELECT $2, id, $1, '', '', 1, '', 1, '', 'Lina', '', 0, 0 FROM round`,
      [version, `test ${version}`],
    )
  }

  afterEach(() => pay(null))

  it('of the studio is locked for clients until it is signed off and paid', async () => {
    const version = await versionWith(['proxy.mp4'], { uploadedBy: await idOf(editor) })
    const url = `/api/review/versions/${version}/original`
    expect(await outcome(ask(viewer, version, 'original'))).toBe('403 forbidden')
    expect(await outcome(ask(viewer, version, 'original', { range: 'bytes=0-' }))).toBe(
      '403 forbidden',
    )
    expect((await ask(viewer, version, 'original', {}, 'HEAD')).status).toBe(403)
    expect((await ask(viewer, version, 'play')).status).toBe(200)
    expect(await shownTo(viewer, version)).toEqual({ downloadUrl: null, isLocked: true })
    expect((await ask(editor, version, 'original')).status).toBe(200)
    expect(await shownTo(editor, version)).toEqual({ downloadUrl: url, isLocked: false })

    await pay('2026-11-20T12:00:00.000Z')
    expect(await outcome(ask(viewer, version, 'original'))).toBe('403 forbidden')
    expect(await shownTo(viewer, version)).toEqual({ downloadUrl: null, isLocked: true })
    await sign(version)
    expect(await (await ask(viewer, version, 'original')).text()).toBe('this is original')
    expect(await shownTo(viewer, version)).toEqual({ downloadUrl: url, isLocked: false })
    expect(await outcome(ask(stranger, version, 'original'))).toBe('404 notFound')

    const later = await versionWith(['proxy.mp4'], { uploadedBy: await idOf(editor) })
    expect(await outcome(ask(viewer, later, 'original'))).toBe('403 forbidden')
    expect((await ask(viewer, version, 'original')).status).toBe(200)
    await pay(null)
    expect(await outcome(ask(viewer, version, 'original'))).toBe('403 forbidden')
  })

  it('of another deliverable of a paid project is locked until that one is signed and paid', async () => {
    const paid = await versionWith([], { uploadedBy: await idOf(editor) })
    await sign(paid)
    await pay('2026-11-20T12:00:00.000Z')
    const { id: deliverable } = await cms.payload.create({
      collection: 'deliverables',
      data: { title: 'Poster', project: project.projectId },
    })
    const other = await newVersion(cms, deliverable, 1)
    await sign(other)
    expect((await ask(viewer, paid, 'original')).status).toBe(200)
    expect(await outcome(ask(viewer, other, 'original'))).toBe('403 forbidden')
  })

  it('of the client’s side is never locked for them', async () => {
    const version = await versionWith([], { uploadedBy: await idOf(viewer), fromClient: true })
    expect((await ask(viewer, version, 'original')).status).toBe(200)
    expect(await shownTo(viewer, version)).toMatchObject({ isLocked: false })
  })

  it('without a known sender counts as the studio’s', async () => {
    const version = await versionWith([])
    expect(await outcome(ask(viewer, version, 'original'))).toBe('403 forbidden')
    const byTranslator = await versionWith([], {
      uploadedBy: await idOf(await newStaff(cms, 'translator')),
    })
    expect(await outcome(ask(viewer, byTranslator, 'original'))).toBe('403 forbidden')
  })
})

it('a failed version can be retried by staff alone', async () => {
  const failed = { state: 'failed', failure: 'noFfmpeg', progress: 40 }
  const version = await versionWith([], failed)
  const retry = (person: Person, id = version) =>
    outcome(person.call('retryVersion', { parameters: { version: String(id) } }))
  expect(await retry(viewer)).toBe('403 forbidden')
  expect(await retry(stranger)).toBe('404 notFound')
  expect(await retry(editor)).toBe('204')
  const { rows } = await cms.pool.query(
    `SELECT state, failure, progress::int,
            (SELECT count(*)::int FROM graphile_worker.jobs WHERE key = 'version:' || deliverable_versions.id) AS jobs
     FROM deliverable_versions WHERE id = $1`,
    [version],
  )
  expect(rows).toEqual([{ state: 'waiting', failure: null, progress: 0, jobs: 1 }])
  expect(await retry(editor)).toBe('409 conflict')
  expect(await retry(editor, 999_999)).toBe('404 notFound')
})

it('a version fails when its job has used all attempts', async () => {
  const { failAbandonedVersions } = await import('./version-jobs')
  const [abandoned, working] = [
    await versionWith([], { state: 'processing' }),
    await versionWith([], { state: 'failed', failure: 'internal' }),
  ]
  await editor.call('retryVersion', { parameters: { version: String(working) } })
  await failAbandonedVersions(cms.pool)
  const stateOf = async (id: number) =>
    (await cms.payload.findByID({ collection: 'deliverable-versions', id, depth: 0 })).state
  expect([await stateOf(abandoned), await stateOf(working)]).toEqual(['failed', 'waiting'])
})

it('files of a deleted version are removed a day later', async () => {
  const [{ purgeVersionFiles }, { privateStorage }] = await Promise.all([
    import('./purge-files'),
    import('../../../platform/storage/private-storage'),
  ])
  const folders = ['a', 'b', 'c'].map((letter) => letter.repeat(32))
  for (const folder of folders) {
    await mkdir(path.join(files, folder), { recursive: true })
    await writeFile(path.join(files, folder, 'original'), 'x')
  }
  const [used = '', unused = '', fresh = ''] = folders
  await newVersion(cms, project.deliverableId, (number += 1), { storageKey: `${used}/original` })
  const longAgo = new Date(Date.now() - 48 * 60 * 60 * 1_000)
  for (const folder of [used, unused]) await utimes(path.join(files, folder), longAgo, longAgo)
  expect(await purgeVersionFiles(cms.pool, privateStorage)).toBe(1)
  const isThere = async (folder: string) => Boolean(await privateStorage.find(`${folder}/original`))
  expect([await isThere(used), await isThere(unused), await isThere(fresh)]).toEqual([
    true,
    false,
    true,
  ])
  await rm(path.join(files, fresh), { recursive: true })
})
