import { randomUUID } from 'node:crypto'
import type { Note } from '@studio/shared/review/notes'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { outcome, Person } from '../../../test-support/person'
import {
  FACTS,
  newProject,
  newVersion,
  type ReviewProject,
} from '../../../test-support/review-project'
import { newStaff } from '../../../test-support/staff'
import { startCms, type TestCms } from '../../../test-support/start-cms'

let cms: TestCms
let editor: Person
let reviewer: Person
let project: ReviewProject
let carryNotes: (typeof import('./carry-notes'))['carryNotes']

beforeAll(async () => {
  cms = await startCms()
  ;({ carryNotes } = await import('./carry-notes'))
  editor = await newStaff(cms)
  reviewer = await new Person(cms).settle()
})

afterAll(() => cms.stop())

beforeEach(async () => {
  project = await newProject(cms, [[reviewer, 'reviewer']])
})

async function write(text: string, changes: object = {}, version = project.versionId) {
  const body = {
    key: randomUUID(),
    anchor: { kind: 'frames', first: 24, last: 47 },
    text,
    ...changes,
  }
  const parameters = { version: String(version) }
  return (await (await reviewer.call('writeNote', { parameters, body })).json()) as Note
}

async function notes(version: number): Promise<Note[]> {
  const parameters = { version: String(version) }
  const answered = await editor.call('readNotes', { parameters })
  return ((await answered.json()) as { notes: Note[] }).notes
}

const resolve = (note: Note) =>
  editor.call('resolveNote', { parameters: { note: note.id }, body: { isResolved: true } })

const say = (person: Person, note: Note, state: string) =>
  outcome(person.call('carryNote', { parameters: { note: note.id }, body: { state } }))

it('open notes are carried with their origin, to the same second and in the new size', async () => {
  const shapes = [{ tool: 'box', color: 'red', size: 6, from: [100, 100], to: [200, 200] }]
  const drawing = { width: 1920, height: 1080, shapes }
  const [open, done] = [await write('The hand.', { drawing }), await write('Done.')]
  await resolve(done)
  const facts = {
    ...FACTS,
    rate: { numerator: 48, denominator: 1 },
    frameCount: 480,
    width: 960,
    height: 540,
  }
  const next = await newVersion(cms, project.deliverableId, 2, { facts })
  expect(await carryNotes(cms.pool, next)).toBe(1)
  const [carried, ...others] = await notes(next)
  expect(others).toEqual([])
  expect(carried).toMatchObject({
    number: 1,
    text: 'The hand.',
    anchor: { kind: 'frames', first: 48, last: 95 },
    author: { id: open.author.id },
    writtenAt: open.writtenAt,
    drawing: { width: 960, height: 540 },
    origin: {
      noteId: open.id,
      versionId: String(project.versionId),
      versionNumber: 1,
      number: 1,
      state: 'unchecked',
    },
  })
})

it('notes are carried once, however often the job runs, and numbered after newer notes', async () => {
  await write('The hand.')
  const next = await newVersion(cms, project.deliverableId, 2)
  await write('New on the second.', {}, next)
  expect(await Promise.all([1, 2, 3].map(() => carryNotes(cms.pool, next)))).toContain(1)
  expect((await notes(next)).map(({ number, text }) => [number, text])).toEqual([
    [1, 'New on the second.'],
    [2, 'The hand.'],
  ])
})

it('a note written on an earlier version after later ones were uploaded is carried to them', async () => {
  const second = await newVersion(cms, project.deliverableId, 2)
  const third = await newVersion(cms, project.deliverableId, 3)
  const early = await write('Seen in time.')
  const late = await write('The hand.', { key: randomUUID() })
  for (const version of [second, third]) {
    expect((await notes(version)).map(({ text, origin }) => [text, origin?.noteId])).toEqual([
      ['Seen in time.', early.id],
      ['The hand.', late.id],
    ])
  }
})

it('a note sent twice on an earlier version is carried once, and one on the newest stays there', async () => {
  const second = await newVersion(cms, project.deliverableId, 2)
  const key = randomUUID()
  await write('The hand.', { key })
  await write('The hand.', { key })
  await write('Only here.', {}, second)
  expect((await notes(second)).map(({ text }) => text)).toEqual(['The hand.', 'Only here.'])
  expect((await notes(project.versionId)).map(({ text }) => text)).toEqual(['The hand.'])
})

it('a late note can be deleted with its copies until somebody answers one', async () => {
  const second = await newVersion(cms, project.deliverableId, 2)
  const erase = (note: Note) =>
    outcome(reviewer.call('deleteNote', { parameters: { note: note.id } }))
  expect(await erase(await write('A slip.'))).toBe('204')
  expect(await notes(second)).toEqual([])
  const answered = await write('The hand.')
  const [copy] = await notes(second)
  const body = { key: randomUUID(), text: 'Which one?' }
  await editor.call('replyToNote', { parameters: { note: copy?.id ?? '' }, body })
  expect(await erase(answered)).toBe('409 conflict')
})

it('a note is carried from version to version, and names its origin', async () => {
  const first = await write('The hand.')
  const second = await newVersion(cms, project.deliverableId, 2)
  await carryNotes(cms.pool, second)
  const third = await newVersion(cms, project.deliverableId, 3)
  await carryNotes(cms.pool, third)
  expect((await notes(third))[0]?.origin).toMatchObject({ noteId: first.id, versionNumber: 1 })
})

it('the studio may mark a note as fixed, every commenter as not fixed', async () => {
  const own = await write('The hand.')
  const next = await newVersion(cms, project.deliverableId, 2)
  await carryNotes(cms.pool, next)
  const [carried] = await notes(next)
  if (!carried) throw new Error('Nothing was carried.')
  expect(await say(editor, own, 'fixed')).toBe('409 conflict')
  expect(await say(editor, carried, 'mended')).toBe('422 invalidFields {"state":"invalidChoice"}')
  expect(await say(editor, carried, 'fixed')).toBe('200')
  expect((await notes(next))[0]).toMatchObject({
    resolved: { by: { side: 'studio' } },
    origin: { state: 'fixed' },
  })
  expect(await say(reviewer, carried, 'notFixed')).toBe('200')
  expect((await notes(next))[0]).toMatchObject({ resolved: null, origin: { state: 'notFixed' } })
})

it('the first version and deleted versions get no carried notes', async () => {
  await write('The hand.')
  expect(await carryNotes(cms.pool, project.versionId)).toBe(0)
  expect(await carryNotes(cms.pool, 2_000_000_000)).toBe(0)
})

it('a reopened note is open, here and on the next version', async () => {
  await write('The hand.')
  const second = await newVersion(cms, project.deliverableId, 2)
  await carryNotes(cms.pool, second)
  const [carried] = await notes(second)
  if (!carried) throw new Error('No note was carried.')
  expect(await say(editor, carried, 'fixed')).toBe('200')
  const body = { isResolved: false }
  await reviewer.call('resolveNote', { parameters: { note: carried.id }, body })
  expect(await notes(second)).toMatchObject([{ resolved: null, origin: { state: 'notFixed' } }])
  const third = await newVersion(cms, project.deliverableId, 3)
  expect(await carryNotes(cms.pool, third)).toBe(1)
})

it('notes are carried although a version fails, or is processed after the next', async () => {
  await write('The hand.')
  const failed = await newVersion(cms, project.deliverableId, 2, { state: 'failed' })
  const third = await newVersion(cms, project.deliverableId, 3)
  await carryNotes(cms.pool, third)
  expect(await notes(third)).toHaveLength(1)
  expect(await notes(failed)).toHaveLength(1)
  const late = await newVersion(cms, project.deliverableId, 4, { state: 'processing' })
  const fifth = await newVersion(cms, project.deliverableId, 5)
  expect(await carryNotes(cms.pool, fifth)).toBe(0)
  await cms.pool.query("UPDATE deliverable_versions SET state = 'ready' WHERE id = $1", [late])
  expect(await carryNotes(cms.pool, late)).toBe(2)
  expect(await notes(fifth)).toHaveLength(1)
})

it('a note beyond the end of a shorter version moves to its end', async () => {
  await write('The hand.', { anchor: { kind: 'frames', first: 200, last: 239 } })
  const short = await newVersion(cms, project.deliverableId, 2, {
    facts: { ...FACTS, frameCount: 150 },
  })
  await carryNotes(cms.pool, short)
  expect(await notes(short)).toMatchObject([{ anchor: { first: 149, last: 149 } }])
  const full = await newVersion(cms, project.deliverableId, 3)
  await carryNotes(cms.pool, full)
  expect(await notes(full)).toMatchObject([{ anchor: { first: 200, last: 239 } }])
})

it('a copy that its author has moved takes its place to the next version', async () => {
  await write('The hand.', { anchor: { kind: 'frames', first: 200, last: 239 } })
  const second = await newVersion(cms, project.deliverableId, 2)
  await carryNotes(cms.pool, second)
  const [copy] = await notes(second)
  const anchor = { kind: 'frames', first: 60, last: 60 }
  const parameters = { note: copy?.id ?? '' }
  expect((await reviewer.call('editNote', { parameters, body: { anchor } })).status).toBe(200)
  const third = await newVersion(cms, project.deliverableId, 3)
  await carryNotes(cms.pool, third)
  expect(await notes(third)).toMatchObject([{ anchor }])
})

it('a version in the trash neither gives nor gets notes', async () => {
  await write('The hand.')
  const wrong = await newVersion(cms, project.deliverableId, 2)
  await write('Another film?', {}, wrong)
  await cms.pool.query('UPDATE deliverable_versions SET deleted_at = now() WHERE id = $1', [wrong])
  const next = await newVersion(cms, project.deliverableId, 3)
  await carryNotes(cms.pool, next)
  expect(await notes(next)).toMatchObject([{ text: 'The hand.' }])
  const { rows } = await cms.pool.query('SELECT text FROM review_notes WHERE version_id = $1', [
    wrong,
  ])
  expect(rows).toEqual([{ text: 'Another film?' }])
})
