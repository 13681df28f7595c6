import { randomUUID } from 'node:crypto'
import type { Note } from '@studio/shared/review/notes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outcome, Person } from '../../../test-support/person'
import { newProject, newVersion, type ReviewProject } from '../../../test-support/review-project'
import { newStaff } from '../../../test-support/staff'
import { startCms, type TestCms } from '../../../test-support/start-cms'
import { untilBlocked } from '../../../test-support/until-blocked'

let cms: TestCms
let editor: Person
let reviewer: Person
let viewer: Person
let stranger: Person
let project: ReviewProject

beforeAll(async () => {
  cms = await startCms()
  editor = await newStaff(cms)
  ;[reviewer, viewer, stranger] = await Promise.all([
    new Person(cms).settle(),
    new Person(cms).settle(),
    new Person(cms).settle(),
  ])
})

afterAll(() => cms.stop())

beforeEach(async () => {
  await cms.pool.query('TRUNCATE rate_limits')
  project = await newProject(cms, [
    [reviewer, 'reviewer'],
    [viewer, 'viewer'],
  ])
})

const DRAWING = {
  width: 1920,
  height: 1080,
  shapes: [{ tool: 'box', color: 'red', size: 6, from: [10, 20], to: [300, 200] }],
}

const drawn = (text: string) => ({
  ...DRAWING,
  shapes: [{ tool: 'text', color: 'red', size: 40, at: [10, 20], text }],
})

const draft = (changes: object = {}) => ({
  key: randomUUID(),
  anchor: { kind: 'frames', first: 24, last: 47 },
  text: 'The hand hides the label.',
  ...changes,
})

const write = (person: Person, body: object, version = project.versionId) =>
  person.call('writeNote', { parameters: { version: String(version) }, body })

async function written(person: Person, changes: object = {}): Promise<Note> {
  const response = await write(person, draft(changes))
  expect(response.status).toBe(200)
  return (await response.json()) as Note
}

async function notes(person: Person): Promise<Note[]> {
  const parameters = { version: String(project.versionId) }
  const answered = await person.call('readNotes', { parameters })
  return ((await answered.json()) as { notes: Note[] }).notes
}

const about = ({ id }: Note) => ({ note: id })

describe('a note', () => {
  it('is seen by everyone in the project, with its drawing and author', async () => {
    const note = await written(reviewer, { drawing: DRAWING })
    expect(note).toMatchObject({
      number: 1,
      anchor: { kind: 'frames', first: 24, last: 47 },
      text: 'The hand hides the label.',
      drawing: DRAWING,
      author: { name: 'Jo Weaver', side: 'client', isYou: true },
      replies: [],
      resolved: null,
      origin: null,
    })
    const { key, ...rest } = note
    expect(key).toMatch(/^[0-9a-f-]{36}$/)
    for (const person of [editor, viewer]) {
      expect(await notes(person)).toEqual([{ ...rest, author: { ...note.author, isYou: false } }])
    }
  })

  it('sent several times in parallel is stored once', async () => {
    const body = draft()
    const sent = await Promise.all([1, 2, 3, 4].map(() => write(reviewer, body)))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await notes(editor)).toHaveLength(1)
    expect(await outcome(write(editor, body))).toBe('422 invalidFields {"key":"invalidChoice"}')
  })

  it('gets the next number, also in parallel', async () => {
    await Promise.all(Array.from({ length: 8 }, () => written(reviewer)))
    expect((await notes(editor)).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it.each([
    ['behind the last frame', { anchor: { kind: 'frames', first: 0, last: 240 } }, 'anchor'],
    ['on a page of a film', { anchor: { kind: 'place', page: 1, at: null } }, 'anchor'],
    ['that ends before it begins', { anchor: { kind: 'frames', first: 9, last: 8 } }, 'anchor'],
    ['of half a frame', { anchor: { kind: 'frames', first: 0.5, last: 2 } }, 'anchor'],
    ['without words or drawing', { text: '  ' }, 'text'],
    ['that is too long', { text: 'x'.repeat(5_001) }, 'text'],
    ['with a null character', { text: 'a\0b' }, 'text'],
    ['with half a surrogate pair', { text: 'a\ud800' }, 'text'],
    ['with such words in its drawing', { drawing: drawn('a\ud800') }, 'drawing'],
    ['with a drawing of nothing', { drawing: { ...DRAWING, shapes: [] } }, 'drawing'],
    ['in somebody’s name', { author: 1 }, 'author'],
  ])('%s is refused', async (_, changes, field) => {
    const refused = await outcome(write(reviewer, draft(changes)))
    expect(refused).toMatch(new RegExp(`^422 invalidFields .*"${field}`))
    expect(await notes(editor)).toEqual([])
  })

  it('can mention people of the project only', async () => {
    const ids = await Promise.all(
      [viewer, stranger].map(async (person) => (await person.account()).id),
    )
    expect((await written(reviewer, { mentions: ids })).mentions).toEqual([ids[0]])
  })

  it('can be edited and deleted by its author only', async () => {
    const note = await written(reviewer)
    const body = { text: 'The thumb hides the label.' }
    for (const person of [editor, viewer]) {
      expect(await outcome(person.call('editNote', { parameters: about(note), body }))).toBe(
        '403 forbidden',
      )
      expect(await outcome(person.call('deleteNote', { parameters: about(note) }))).toBe(
        '403 forbidden',
      )
    }
    const edited = await reviewer.call('editNote', { parameters: about(note), body })
    const after = (await edited.json()) as Note
    expect(after.text).toBe(body.text)
    expect(after.editedAt).not.toBeNull()
    expect(await outcome(reviewer.call('deleteNote', { parameters: about(note) }))).toBe('204')
    expect(await notes(editor)).toEqual([])
  })

  it('is moved to another place by its author only, and keeps its words', async () => {
    const note = await written(reviewer, { drawing: DRAWING })
    const move = (person: Person, anchor: object) =>
      person.call('editNote', { parameters: about(note), body: { anchor } })
    const anchor = { kind: 'frames', first: 100, last: 100 }
    for (const person of [editor, viewer]) {
      expect(await outcome(move(person, anchor))).toBe('403 forbidden')
    }
    for (const wrong of [
      { ...anchor, last: 240 },
      { kind: 'place', page: 1, at: null },
      // A drawing on the whole version would cover every frame.
      { kind: 'whole' },
    ]) {
      expect(await outcome(move(reviewer, wrong))).toBe(
        '422 invalidFields {"anchor":"invalidChoice"}',
      )
    }
    expect((await notes(editor))[0]).toMatchObject({ anchor: note.anchor, editedAt: null })
    expect((await move(reviewer, anchor)).status).toBe(200)
    const [moved] = await notes(editor)
    expect(moved).toMatchObject({ anchor, text: note.text, drawing: DRAWING })
    expect(moved?.editedAt).not.toBeNull()
    const body = { text: 'The thumb hides the label.' }
    await reviewer.call('editNote', { parameters: about(note), body })
    expect((await notes(editor))[0]).toMatchObject({ anchor, ...body })
    const nothing = reviewer.call('editNote', { parameters: about(note), body: {} })
    expect(await outcome(nothing)).toBe('422 invalidFields {"text":"required"}')
  })

  it('with a reply cannot be deleted', async () => {
    const note = await written(reviewer)
    const body = { key: randomUUID(), text: 'Which hand?' }
    const replies = [1, 2].map(() => editor.call('replyToNote', { parameters: about(note), body }))
    for (const reply of await Promise.all(replies)) expect(reply.status).toBe(200)
    const [shown] = await notes(reviewer)
    expect(shown?.replies).toMatchObject([{ text: 'Which hand?', author: { side: 'studio' } }])
    expect(await outcome(reviewer.call('deleteNote', { parameters: about(note) }))).toBe(
      '409 conflict',
    )
  })

  it.each([
    ['edited', 'editNote', { text: 'Too late' }],
    ['answered', 'replyToNote', { key: randomUUID(), text: 'Too late' }],
    ['resolved', 'resolveNote', { isResolved: true }],
    ['deleted', 'deleteNote', undefined],
  ] as const)('that is being deleted answers 404 when it is %s', async (_, call, body) => {
    const note = await written(editor)
    const deletion = await cms.pool.connect()
    try {
      await deletion.query('BEGIN')
      await deletion.query('DELETE FROM review_notes WHERE id = $1', [note.id])
      const late = outcome(editor.call(call, { parameters: about(note), ...(body && { body }) }))
      await untilBlocked(cms.pool, 1)
      await deletion.query('COMMIT')
      expect(await late).toBe('404 notFound')
    } finally {
      deletion.release()
    }
  })

  it('can be resolved by the studio, and reopened by its author', async () => {
    const note = await written(reviewer)
    const set = (person: Person, isResolved: boolean) =>
      outcome(person.call('resolveNote', { parameters: about(note), body: { isResolved } }))
    expect(await set(reviewer, true)).toBe('403 forbidden')
    expect(await set(editor, true)).toBe('200')
    expect((await notes(viewer))[0]?.resolved?.by).toMatchObject({ side: 'studio' })
    expect(await set(viewer, false)).toBe('403 forbidden')
    expect(await set(reviewer, false)).toBe('200')
    expect((await notes(viewer))[0]?.resolved).toBeNull()
  })

  it('remains when the account of its author is deleted', async () => {
    const leaving = await new Person(cms).settle()
    const { id } = await leaving.account()
    await cms.payload.update({
      collection: 'projects',
      id: project.projectId,
      data: { members: [{ user: Number(id), role: 'reviewer' }] },
    })
    await written(leaving)
    await leaving.call('eraseAccount', { body: { password: leaving.password } })
    expect((await notes(editor))[0]?.author).toEqual({
      id: null,
      name: 'Jo Weaver',
      side: 'client',
      isYou: false,
    })
    const after = await cms.payload.findByID({ collection: 'projects', id: project.projectId })
    expect(after.members).toEqual([])
  })
})

it('the data export contains own notes and replies only', async () => {
  const mine = new Person(cms)
  await mine.settle()
  const user = Number((await mine.account()).id)
  await cms.payload.update({
    collection: 'projects',
    id: project.projectId,
    data: { members: [{ user, role: 'reviewer' }] },
  })
  const note = await written(mine, { text: 'Mine.' })
  await written(editor, { text: 'Not mine.' })
  const body = { key: randomUUID(), text: 'And this.' }
  await mine.call('replyToNote', { parameters: about(note), body })
  const { account } = (await (await mine.call('exportAccount')).json()) as { account: object }
  expect(account).toMatchObject({
    review: {
      projects: [{ title: 'Perfume spot', role: 'reviewer' }],
      notes: [{ text: 'Mine.' }],
      replies: [{ text: 'And this.' }],
      signatures: [],
    },
  })
})

describe('without a role in the project', () => {
  it.each([
    ['somebody else', () => stranger, '404 notFound'],
    ['nobody', () => new Person(cms), '401 unauthenticated'],
  ])('%s finds nothing of it', async (_, who, refusal) => {
    const note = await written(reviewer)
    const person = who()
    const parameters = {
      version: String(project.versionId),
      deliverable: String(project.deliverableId),
      project: String(project.projectId),
      note: note.id,
    }
    const words = { key: randomUUID(), text: 'Hello' }
    const calls = [
      person.call('readProject', { parameters }),
      person.call('readRoom', { parameters }),
      person.call('readNotes', { parameters }),
      person.call('writeNote', { parameters, body: draft() }),
      person.call('editNote', { parameters, body: { text: 'Mine' } }),
      person.call('deleteNote', { parameters }),
      person.call('replyToNote', { parameters, body: words }),
      person.call('resolveNote', { parameters, body: { isResolved: true } }),
      person.call('carryNote', { parameters, body: { state: 'fixed' } }),
    ]
    for (const answered of calls) expect(await outcome(answered)).toBe(refusal)
    const others = { ...note, key: undefined, author: { ...note.author, isYou: false } }
    expect(await notes(editor)).toEqual([others])
  })

  it('a former member finds nothing', async () => {
    await cms.payload.update({
      collection: 'projects',
      id: project.projectId,
      data: { members: [] },
    })
    expect(await outcome(write(reviewer, draft()))).toBe('404 notFound')
  })

  it('a viewer reads and cannot write', async () => {
    const note = await written(reviewer)
    const parameters = about(note)
    expect(await outcome(write(viewer, draft()))).toBe('403 forbidden')
    const body = { key: randomUUID(), text: 'Hello' }
    expect(await outcome(viewer.call('replyToNote', { parameters, body }))).toBe('403 forbidden')
  })

  it.each(['0', '999999999', 'x', '1e3', '-1', '12345678901'])(
    '%s is not found as a version',
    async (id) => {
      const parameters = { version: id }
      expect(await outcome(reviewer.call('readNotes', { parameters }))).toBe('404 notFound')
    },
  )
})

it('deleting a project deletes everything of its versions', async () => {
  const note = await written(reviewer)
  await newVersion(cms, project.deliverableId, 2)
  await cms.payload.delete({ collection: 'projects', id: project.projectId })
  const { rows } = await cms.pool.query('SELECT 1 FROM review_notes WHERE id = $1', [note.id])
  expect(rows).toEqual([])
})
