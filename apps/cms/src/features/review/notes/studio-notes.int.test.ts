import { randomUUID } from 'node:crypto'
import { apiCalls } from '@studio/shared/api/calls'
import type { Note } from '@studio/shared/review/notes'
import type { Rounds } from '@studio/shared/review/rounds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Guest, PASSPHRASE } from '../../../test-support/guest'
import { textOf } from '../../../test-support/pdf'
import { outcome, Person } from '../../../test-support/person'
import { newProject, newVersion, type ReviewProject } from '../../../test-support/review-project'
import { signOff } from '../../../test-support/sign-off'
import { newStaff } from '../../../test-support/staff'
import { startCms, type TestCms } from '../../../test-support/start-cms'
import { askStream, beginUpload, pathOf, sendPiece } from '../../../test-support/tus-client'

/** A word that occurs only in texts for the studio alone. */
const SECRET = 'aubergine'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let cms: TestCms
let editor: Person
let colleague: Person
let client: Person
let guest: Guest
let project: ReviewProject
let later: number
let signOffId: string
/** A note for the studio alone. */
let hidden: Note
/** A note for everybody, with a hidden reply that has a file. */
let shared: Note

beforeAll(async () => {
  cms = await startCms()
  ;[editor, colleague] = [await newStaff(cms), await newStaff(cms)]
  client = await new Person(cms).settle()
  const contact = Number((await colleague.account()).id)
  project = await newProject(cms, [[client, 'clientAdmin']], { contact })
  const link = await client.call('createGuestLink', {
    parameters: { deliverable: String(project.deliverableId) },
    body: { label: 'Brand team', passphrase: PASSPHRASE, days: 7, mayComment: true },
  })
  guest = new Guest(cms, ((await link.json()) as { secret: string }).secret)
  await guest.enter()

  shared = await noteFrom(await write(client, { text: 'The label, please.' }))
  hidden = await noteFrom(
    await write(editor, {
      text: `The client wants ${SECRET}.`,
      files: [await sentFile()],
      isStudioOnly: true,
    }),
  )
  await reply(editor, hidden, { text: `No ${SECRET} today.` })
  await reply(editor, shared, {
    text: `We charge ${SECRET} for it.`,
    files: [await sentFile()],
    isStudioOnly: true,
  })
  signOffId = await signed()
  // The new version has copies of all these notes.
  const { carryNotes } = await import('./carry-notes')
  later = await newVersion(cms, project.deliverableId, 2)
  await carryNotes(cms.pool, later)
})

afterAll(() => cms.stop())

const write = (person: Person, changes: object) =>
  person.call('writeNote', {
    parameters: { version: String(project.versionId) },
    body: { key: randomUUID(), anchor: { kind: 'frames', first: 24, last: 47 }, ...changes },
  })

const reply = (person: Person, { id: note }: Note, changes: object) =>
  person.call('replyToNote', { parameters: { note }, body: { key: randomUUID(), ...changes } })

async function noteFrom(answer: Response): Promise<Note> {
  expect(answer.status).toBe(200)
  return (await answer.json()) as Note
}

async function sentFile(): Promise<string> {
  const deliverable = project.deliverableId
  const name = `${SECRET}.png`
  const file = { deliverable, name, size: PNG.byteLength, purpose: 'attachment' as const }
  const path = pathOf(await beginUpload(editor, file))
  await sendPiece(editor, path, 0, new Uint8Array(PNG))
  return path.split('/').at(-1) ?? ''
}

/**
 * Signs the first version, which has an open note that the client can see. @returns the
 * certificate's text
 */
async function signed(): Promise<string> {
  const version = { version: String(project.versionId) }
  const opened = await editor.call('openRound', { parameters: version, body: {} })
  const [round] = ((await opened.json()) as Rounds).rounds
  await cms.pool.query(`UPDATE deliverable_versions SET sha256 = repeat('a', 64) WHERE id = $1`, [
    project.versionId,
  ])
  const parameters = { round: round?.id ?? '' }
  await editor.call('closeRound', { parameters })
  const answer = await signOff(client, project.deliverableId, parameters.round)
  const { signOffs } = (await answer.json()) as Rounds
  expect(signOffs[0]).toMatchObject({ openNotes: 1, resolvedNotes: 0 })
  return signOffs[0]?.id ?? ''
}

/** All calls that read data of projects or of the caller's account. */
const READING = apiCalls.filter(
  ({ method, path }) =>
    method === 'GET' &&
    /^\/(review|guests|portal|account)\b/.test(path) &&
    !path.includes('{reference}'),
)

function asked(person: Person, name: (typeof READING)[number]['name'], version: number) {
  const parameters = {
    project: String(project.projectId),
    deliverable: String(project.deliverableId),
    version: String(version),
  }
  return person === guest ? guest.ask(name, parameters) : person.call(name, { parameters })
}

describe('content for the studio alone', () => {
  it.each(READING.map(({ name }) => name))(
    'is in no response of %s to clients and guests',
    async (name) => {
      for (const version of [project.versionId, later]) {
        for (const person of [client, guest]) {
          const answer = await asked(person, name, version)
          const text = await answer.text()
          expect(text).not.toContain(SECRET)
          expect(text).not.toContain('"isStudioOnly":true')
        }
      }
    },
  )

  it('can be read and marked by the studio, on both versions', async () => {
    for (const [version, fromVersion] of [
      [project.versionId, null],
      [later, 1],
    ] as const) {
      const answer = await asked(editor, 'readNotes', version)
      expect(((await answer.json()) as { notes: Note[] }).notes).toMatchObject([
        { number: 1, isStudioOnly: false, replies: [{ isStudioOnly: true, fromVersion }] },
        { number: 1, isStudioOnly: true, replies: [{ isStudioOnly: true, fromVersion }] },
      ])
    }
    const own = await (await editor.call('exportAccount')).text()
    expect(own).toContain(SECRET)
  })

  it('is counted for the studio alone', async () => {
    const counted = async (person: Person) => {
      const listed = await person.call('listProjects')
      const room = await asked(person, 'readRoom', later)
      const { projects } = (await listed.json()) as {
        projects: { id: string; openNotes: number }[]
      }
      const { deliverable } = (await room.json()) as {
        deliverable: { versions: { openNotes: number }[] }
      }
      const own = projects.find(({ id }) => id === String(project.projectId))
      return [own?.openNotes, ...deliverable.versions.map(({ openNotes }) => openNotes)]
    }
    expect(await counted(client)).toEqual([1, 1, 1])
    expect(await counted(editor)).toEqual([2, 2, 2])
  })

  it('is not found by clients and guests in any call', async () => {
    const note = { note: hidden.id }
    const body = { text: 'Mine.' }
    const answered = { key: randomUUID(), text: 'Mine.' }
    const calls: [Parameters<Person['call']>[0], object][] = [
      ['editNote', body],
      ['deleteNote', {}],
      ['replyToNote', answered],
      ['resolveNote', { isResolved: true }],
      ['carryNote', { state: 'fixed' }],
    ]
    for (const [name, sent] of calls) {
      const call = client.call(name, {
        parameters: note,
        ...(name !== 'deleteNote' && { body: sent }),
      })
      expect([name, await outcome(call)]).toEqual([name, '404 notFound'])
    }
    expect(await outcome(guest.ask('editNoteAsGuest', note, body))).toBe('404 notFound')
    expect(await outcome(guest.ask('deleteNoteAsGuest', note))).toBe('404 notFound')
    expect(await outcome(guest.ask('replyToNoteAsGuest', note, answered))).toBe('404 notFound')
  })

  it('can be written by the studio alone', async () => {
    const note = { text: 'Ours.', isStudioOnly: true }
    expect(await outcome(write(client, note))).toBe('403 forbidden')
    expect(await outcome(reply(client, shared, note))).toBe('403 forbidden')
    const parameters = { version: String(project.versionId) }
    const sent = { key: randomUUID(), anchor: { kind: 'whole' }, ...note }
    expect(await outcome(guest.ask('writeNoteAsGuest', parameters, sent))).toBe('403 forbidden')
    const answer = { key: randomUUID(), ...note }
    expect(await outcome(guest.ask('replyToNoteAsGuest', { note: shared.id }, answer))).toBe(
      '403 forbidden',
    )
  })

  it('mentions nobody who cannot see it', async () => {
    const ids = await Promise.all([client, colleague].map(async (one) => (await one.account()).id))
    const note = await noteFrom(
      await write(editor, { text: SECRET, mentions: ids.map(String), isStudioOnly: true }),
    )
    expect(note.mentions).toEqual([String(ids[1])])
    await editor.call('deleteNote', { parameters: { note: note.id } })
  })

  it('has files that only the studio can read', async () => {
    const answer = await asked(editor, 'readNotes', project.versionId)
    const { notes } = (await answer.json()) as { notes: Note[] }
    const files = notes.flatMap(({ files: own, replies }) => [
      ...own,
      ...replies.flatMap((one) => one.files),
    ])
    expect(files).toHaveLength(2)
    for (const { id } of files) {
      expect((await askStream(editor, 'GET', `/review/note-files/${id}`)).status).toBe(200)
      expect(await outcome(askStream(client, 'GET', `/review/note-files/${id}`))).toBe(
        '404 notFound',
      )
      expect(await outcome(guest.stream(`note-files/${id}`))).toBe('404 notFound')
    }
  })

  it('is in no document for anybody, because documents are shared', async () => {
    for (const person of [client, editor]) {
      await cms.pool.query('TRUNCATE rate_limits')
      const sheet = await askStream(person, 'GET', `/review/note-sheets/${later}/en`)
      const text = await textOf(sheet)
      expect(text).toContain('The label, please.')
      expect(text).toContain('Open: 1')
      expect(text).not.toContain(SECRET)
      const certificate = await askStream(person, 'GET', `/review/sign-offs/${signOffId}/en`)
      expect(await textOf(certificate)).not.toContain(SECRET)
    }
  })

  it('is mailed to the studio alone, not to those who have left it since', async () => {
    const { mailReviewNews } = await import('../news/mail-review-news')
    await mailReviewNews(cms.pool, new Date(Date.now() + 3_600_000))
    const { rows } = await cms.pool.query<{ to: string; data: { news: string } }>(
      `SELECT "to", data FROM mails WHERE data::text LIKE '%' || $1 || '%'`,
      [SECRET],
    )
    expect(rows.map(({ to }) => to)).toEqual([colleague.email])
    const more = await noteFrom(
      await write(editor, { text: `More ${SECRET}.`, isStudioOnly: true }),
    )
    const id = Number((await colleague.account()).id)
    await cms.pool.query('DELETE FROM users_roles WHERE parent_id = $1', [id])
    await cms.pool.query('UPDATE users SET verified_at = now() WHERE id = $1', [id])
    await cms.pool.query(
      'INSERT INTO projects_members (_order, _parent_id, id, user_id, role) VALUES (9, $1, $2, $3, $4)',
      [project.projectId, randomUUID().slice(0, 24), id, 'reviewer'],
    )
    await mailReviewNews(cms.pool, new Date(Date.now() + 7_200_000))
    const again = await cms.pool.query(`SELECT FROM mails WHERE data::text LIKE $1`, [
      `%More ${SECRET}%`,
    ])
    expect(again.rowCount).toBe(0)
    await editor.call('deleteNote', { parameters: { note: more.id } })
    await cms.pool.query('DELETE FROM projects_members WHERE user_id = $1', [id])
    await cms.payload.update({ collection: 'users', id, data: { roles: ['editor'] } })
  })
})

it('a client can delete an own note with replies for the studio alone', async () => {
  const own = await noteFrom(await write(client, { text: 'A slip.' }))
  await reply(editor, own, { text: SECRET, isStudioOnly: true })
  const gone = client.call('deleteNote', { parameters: { note: own.id } })
  expect(await outcome(gone)).toBe('204')
})
