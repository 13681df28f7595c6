import { randomBytes, randomUUID } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { NewNote } from '@studio/shared/review/notes'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ffmpeg, numberedFrames, numbersIn } from '../../../../test-support/films'
import { eachPicture, pageCount, textOf } from '../../../../test-support/pdf'
import { outcome, Person } from '../../../../test-support/person'
import { newProject, newVersion, type ReviewProject } from '../../../../test-support/review-project'
import { newStaff } from '../../../../test-support/staff'
import { startCms, type TestCms } from '../../../../test-support/start-cms'
import { askStream } from '../../../../test-support/tus-client'

let cms: TestCms
let editor: Person
let client: Person
let viewer: Person
let stranger: Person
let project: ReviewProject
let temporary: string
let storage: string
let film: number
let number = 1

beforeAll(async () => {
  cms = await startCms()
  temporary = await mkdtemp(path.join(tmpdir(), 'sheet-test-'))
  storage = path.join(process.env.MEDIA_DIR ?? '', 'review/files')
  editor = await newStaff(cms)
  ;[client, viewer, stranger] = await Promise.all([
    new Person(cms).settle(),
    new Person(cms).settle(),
    new Person(cms).settle(),
  ])
  project = await newProject(cms, [
    [client, 'reviewer'],
    [viewer, 'viewer'],
  ])
  film = await newFilm()
})

afterAll(async () => {
  await cms.stop()
  await rm(temporary, { recursive: true, force: true })
})

beforeEach(() => cms.pool.query('TRUNCATE rate_limits'))

/**
 * A film of four seconds with 24 frames per second that starts at 01:00:00:00. Each frame shows its
 * number.
 */
async function newFilm(): Promise<number> {
  const [{ processVersion }, { privateStorage, WORK_DIR }] = await Promise.all([
    import('../../versions/process-version'),
    import('../../../../platform/storage/private-storage'),
  ])
  const codec = ['-c:v', 'libx264', '-g', '250', '-bf', '3', '-pix_fmt', 'yuv420p']
  const timecode = ['-timecode', '01:00:00:00', 'film.mov']
  await ffmpeg(temporary, ...numberedFrames('24', 4), ...codec, ...timecode)
  const folder = randomBytes(16).toString('hex')
  await mkdir(path.join(storage, folder), { recursive: true })
  await copyFile(path.join(temporary, 'film.mov'), path.join(storage, folder, 'original'))
  const id = await newVersion(cms, project.deliverableId, (number += 1), {
    state: 'waiting',
    progress: 0,
    mimeType: 'video/quicktime',
    storageKey: `${folder}/original`,
  })
  const stop = new AbortController().signal
  const context = { pool: cms.pool, storage: privateStorage, workDir: WORK_DIR, stop }
  await processVersion({ ...context, warn: (message) => expect.unreachable(message) }, id)
  return id
}

async function write(version: number, note: Partial<NewNote>, person = client): Promise<string> {
  const body = { key: randomUUID(), anchor: { kind: 'whole' }, text: '', ...note }
  const parameters = { version: String(version) }
  const answer = await person.call('writeNote', { parameters, body })
  return ((await answer.json()) as { id: string }).id
}

const frames = (first: number, last = first) => ({ kind: 'frames' as const, first, last })

async function writeFour(version: number): Promise<void> {
  await write(version, { anchor: frames(47), text: 'The hand.' })
  await write(version, { anchor: frames(0, 23), text: 'From here.' })
  await write(version, { anchor: frames(95), text: 'The last one.' })
  await write(version, { anchor: frames(12), text: 'A group begins.' })
}

const ask = (person: Person | null, version = film, locale = 'en') =>
  askStream(person, 'GET', `/review/note-sheets/${version}/${locale}`)

const numbersOn = (answer: Response) =>
  eachPicture(answer, async (file) => (await numbersIn(file))[0])

describe('a sheet of notes', () => {
  it('is shown to members and staff, and not found by everybody else', async () => {
    for (const person of [editor, client, viewer]) {
      const answer = await ask(person)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    }
    expect(await outcome(ask(null))).toBe('401 unauthenticated')
    expect(await outcome(ask(stranger))).toBe('404 notFound')
    expect(await outcome(ask(client, 999_999))).toBe('404 notFound')
    expect(await outcome(ask(client, film, 'fr'))).toBe('404 notFound')
    const cut = askStream(client, 'GET', `/review/note-sheets/${film}x/en`)
    expect(await outcome(cut)).toBe('404 notFound')
  })

  it('shows the exact frame of each note, in the order of the film', async () => {
    await writeFour(film)
    const before = await readdir(tmpdir())
    const answer = await ask(client)
    expect(await numbersOn(answer)).toEqual([0, 12, 47, 95])
    expect((await readdir(tmpdir())).filter((name) => name.startsWith('note-sheet-'))).toEqual(
      before.filter((name) => name.startsWith('note-sheet-')),
    )
    const text = await textOf(answer)
    expect(text).toContain('01:00:00:00 – 01:00:00:23')
    expect(text).toContain('01:00:03:23')
    expect(text.indexOf('From here.')).toBeLessThan(text.indexOf('The hand.'))
    expect(answer.headers.get('content-disposition')).toContain('notes.pdf')
  })

  it('uses the thumbnails if the film cannot be read', async () => {
    const lost = await newFilm()
    await writeFour(lost)
    await cms.pool.query(
      `UPDATE deliverable_versions SET proxy_key = $2, thumbnails = jsonb_set(thumbnails::jsonb, '{everyFrames}', '1') WHERE id = $1`,
      [lost, `${'0'.repeat(32)}/proxy.mp4`],
    )
    expect(await numbersOn(await ask(client, lost))).toEqual([0, 12, 47, 95])
    await cms.pool.query(
      'UPDATE deliverable_versions SET proxy_key = NULL, storage_key = $2, strip_key = NULL WHERE id = $1',
      [lost, `${'0'.repeat(32)}/original`],
    )
    expect(await numbersOn(await ask(client, lost))).toEqual([])
  })

  it('shows authors, replies and what became of each note', async () => {
    const version = await newVersion(cms, project.deliverableId, (number += 1))
    const note = await write(version, { anchor: frames(24), text: 'Darker, please.' })
    await write(version, { text: 'كل هذا جميل' })
    await editor.call('replyToNote', {
      parameters: { note },
      body: { key: randomUUID(), text: 'By a third of a stop.' },
    })
    await editor.call('resolveNote', { parameters: { note }, body: { isResolved: true } })
    const text = await textOf(await ask(client, version, 'de'))
    expect(text).toContain('Offen: 1 · Erledigt: 1')
    expect(text).toContain('00:00:01:00')
    expect(text).toMatch(/Jo Weaver.*Kunde.*Darker, please\..*Erledigt von.*By a third of a stop\./)
    expect(text).toContain('كل هذا جميل')
    expect(text).toMatch(/Seite 1 von 1$/)
  })

  it("formats moments in the reader's time zone, and names it", async () => {
    const version = await newVersion(cms, project.deliverableId, (number += 1))
    const note = await write(version, { text: 'Warmer.' })
    await cms.pool.query(
      `UPDATE review_notes SET created_at = '2026-11-26T18:53:00Z' WHERE id = $1`,
      [note],
    )
    const at = `/review/note-sheets/${version}/en`
    const headers = { 'x-time-zone': 'Europe/Berlin' }
    const text = await textOf(await askStream(client, 'GET', at, { headers }))
    expect(text).toContain('19:53')
    expect(text).toMatch(/Central European (Standard )?Time/)
    expect(await textOf(await askStream(client, 'GET', at))).toContain('13:53')
  })

  it('shows the pages of a board', async () => {
    const folder = randomBytes(16).toString('hex')
    await mkdir(path.join(storage, folder), { recursive: true })
    const create = { width: 800, height: 1_200, channels: 3, background: '#a4dded' } as const
    await sharp({ create })
      .jpeg()
      .toFile(path.join(storage, folder, 'page-1.jpg'))
    const page = { key: `${folder}/page-1.jpg`, width: 800, height: 1_200 }
    const lost = { ...page, key: `${folder}/page-2.jpg` }
    const board = await newVersion(cms, project.deliverableId, (number += 1), {
      ...{ kind: 'pages', facts: null, milliseconds: null },
      pages: [page, lost],
    })
    await write(board, { anchor: { kind: 'place', page: 1, at: [0.2, 0.9] }, text: 'Here.' })
    await write(board, { anchor: { kind: 'place', page: 1, at: null }, text: 'All of it.' })
    await write(board, { anchor: { kind: 'place', page: 2, at: [0, 0] }, text: 'Lost.' })
    const answer = await ask(client, board)
    const sizes = await eachPicture(answer, async (file) => (await sharp(file).metadata()).height)
    expect(sizes).toEqual([560, 560])
    expect(await textOf(answer)).toMatch(/Page 1.*All of it\..*Page 1.*Here\..*Page 2.*Lost\./)
  })

  it(
    'contains fifty notes in Arabic with drawings, each in logical order',
    { timeout: 180_000 },
    async () => {
      const version = await newVersion(cms, project.deliverableId, (number += 1))
      const text = 'يرجى تحريك اليد إلى اليسار عند 00:00:01:12، ثم راجعوا spot_v2.mp4 من فضلكم.'
      const size = { width: 1_920, height: 1_080 }
      for (let note = 0; note < 50; note += 1) {
        await cms.pool.query('TRUNCATE rate_limits')
        await write(version, {
          anchor: frames(note),
          text: `${text} رقم ${note}`,
          drawing: {
            ...size,
            shapes: [{ tool: 'text', color: 'red', size: 40, at: [1_900, 80], text: 'هنا' }],
          },
        })
      }
      const answer = await ask(client, version, 'ar')
      expect(await pageCount(answer)).toBeGreaterThan(5)
      const said = await textOf(answer)
      expect(said.match(/يرجى تحريك اليد/g)).toHaveLength(50)
      expect(said.match(/spot_v2\.mp4/g)).toHaveLength(50)
      expect(said.match(/رقم/g)).toHaveLength(50)
    },
  )

  it('accepts any text', async () => {
    const version = await newVersion(cms, project.deliverableId, (number += 1))
    await write(version, {
      text: `\u202eevil\u202c 漢字 👩‍🦰👍🏽 → ${'https://a.example/'.repeat(20)} ${'x'.repeat(2_000)}`,
      drawing: {
        ...{ width: 100, height: 100 },
        shapes: [{ tool: 'box', color: 'red', size: 1_000, from: [-10_000, 0], to: [20_000, 1] }],
      },
    })
    await write(version, { text: 'A long note. '.repeat(380) })
    const answer = await ask(client, version)
    const text = await textOf(answer)
    expect(text).toContain('evil 漢字')
    expect(text).toContain('->')
    expect(await pageCount(answer)).toBeGreaterThan(1)
  })

  it('is generated once at a time per account', async () => {
    const answers = await Promise.all([ask(client), ask(client), ask(viewer)])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.slice(0, 2).sort()).toEqual([200, 429])
    expect(statuses[2]).toBe(200)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.headers.get('retry-after')).toBe('10')
  })
})
