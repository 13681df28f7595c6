import { randomUUID } from 'node:crypto'
import type { Note } from '@studio/shared/review/notes'
import type { Room } from '@studio/shared/review/projects'
import type { RemovedVersion } from '@studio/shared/review/version-changes'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { Editor } from '../../../test-support/admin-form'
import { outcome, Person } from '../../../test-support/person'
import { newProject, newVersion, type ReviewProject } from '../../../test-support/review-project'
import { newStaff } from '../../../test-support/staff'
import { startCms, type TestCms } from '../../../test-support/start-cms'

let cms: TestCms
let editor: Person
let admin: Person
let translator: Person
let stranger: Person
let project: ReviewProject

beforeAll(async () => {
  cms = await startCms()
  editor = await newStaff(cms)
  translator = await newStaff(cms, 'translator')
  admin = await new Person(cms).settle()
  stranger = await new Person(cms).settle()
})

afterAll(() => cms.stop())

beforeEach(async () => {
  await cms.pool.query('TRUNCATE rate_limits')
  project = await newProject(cms, [[admin, 'clientAdmin']])
})

const at = (version: number) => ({ parameters: { version: String(version) } })
const inDeliverable = () => ({ parameters: { deliverable: String(project.deliverableId) } })

async function versionsOf(person: Person) {
  const room = (await (await person.call('readRoom', inDeliverable())).json()) as Room
  return room.deliverable.versions
}

async function removed(): Promise<RemovedVersion[]> {
  const answer = await editor.call('readRemovedVersions', inDeliverable())
  return ((await answer.json()) as { versions: RemovedVersion[] }).versions
}

async function write(version: number, text: string): Promise<Note> {
  const body = { key: randomUUID(), anchor: { kind: 'whole' }, text }
  return (await (await admin.call('writeNote', { ...at(version), body })).json()) as Note
}

async function notesOf(version: number): Promise<string[]> {
  const { notes } = (await (await admin.call('readNotes', at(version))).json()) as { notes: Note[] }
  return notes.map(({ text }) => text)
}

it('only the studio names, deletes and restores versions; others do not find the project', async () => {
  const { versionId } = project
  const body = { title: 'A', description: '' }
  const calls = (person: Person) => [
    outcome(person.call('changeVersion', { ...at(versionId), body })),
    outcome(person.call('removeVersion', at(versionId))),
    outcome(person.call('readRemovedVersions', inDeliverable())),
  ]
  expect(await Promise.all(calls(admin))).toEqual(Array(3).fill('403 forbidden'))
  expect(await Promise.all(calls(stranger))).toEqual(Array(3).fill('404 notFound'))
  expect(await Promise.all(calls(translator))).toEqual(Array(3).fill('404 notFound'))
  expect(await outcome(editor.call('removeVersion', at(versionId)))).toBe('204')
  expect(await outcome(admin.call('restoreVersion', at(versionId)))).toBe('403 forbidden')
  expect(await outcome(stranger.call('restoreVersion', at(versionId)))).toBe('404 notFound')
})

it('everybody sees a name and a description, and an empty name resets to the file’s', async () => {
  const { versionId } = project
  const named = { title: '  First cut ', description: 'With the new ending.' }
  expect(await outcome(editor.call('changeVersion', { ...at(versionId), body: named }))).toBe('204')
  expect(await versionsOf(admin)).toMatchObject([
    { title: 'First cut', description: 'With the new ending.', fileName: 'spot-v1.mp4' },
  ])
  const long = { title: 'x'.repeat(121), description: '' }
  expect(await outcome(editor.call('changeVersion', { ...at(versionId), body: long }))).toBe(
    '422 invalidFields {"title":"tooLong"}',
  )
  await editor.call('changeVersion', { ...at(versionId), body: { title: '', description: '' } })
  expect(await versionsOf(admin)).toMatchObject([{ title: '' }])
})

it('a deleted version disappears for everybody, keeps its number and notes, and can be restored', async () => {
  const wrong = await newVersion(cms, project.deliverableId, 2)
  const note = await write(wrong, 'Which film is this?')
  expect(await outcome(editor.call('removeVersion', at(wrong)))).toBe('204')
  expect(await versionsOf(admin)).toMatchObject([{ number: 1 }])
  expect(await versionsOf(editor)).toMatchObject([{ number: 1 }])
  expect(await outcome(admin.call('readNotes', at(wrong)))).toBe('404 notFound')
  const reply = { parameters: { note: note.id }, body: { key: randomUUID(), text: 'Yes.' } }
  expect(await outcome(admin.call('replyToNote', reply))).toBe('404 notFound')
  expect(await removed()).toMatchObject([
    { number: 2, name: 'spot-v2.mp4', removedBy: { isYou: true } },
  ])
  const next = await newVersion(cms, project.deliverableId, 3)
  expect(await outcome(editor.call('restoreVersion', at(wrong)))).toBe('204')
  expect(await removed()).toEqual([])
  expect((await versionsOf(admin)).map(({ number }) => number)).toEqual([1, 2, 3])
  expect(await notesOf(wrong)).toEqual(['Which film is this?'])
  // Open notes are carried to the newer version.
  expect(await notesOf(next)).toEqual(['Which film is this?'])
  expect(await outcome(editor.call('restoreVersion', at(wrong)))).toBe('404 notFound')
})

it('a version that is restored in the admin’s trash carries its open notes, too', async () => {
  const staff = await Editor.logIn(cms, 'Mira Klein')
  const wrong = await newVersion(cms, project.deliverableId, 2)
  await write(wrong, 'Which film is this?')
  await editor.call('removeVersion', at(wrong))
  const next = await newVersion(cms, project.deliverableId, 3)
  const restored = await staff.call('POST', `/deliverable-versions/${wrong}/restore`, {})
  expect(restored.status).toBe(200)
  expect(await notesOf(next)).toEqual(['Which film is this?'])
})

it('signed versions and those with an open round cannot be deleted', async () => {
  const { versionId } = project
  const round = { ...at(versionId), body: { dueOn: null } }
  expect(await outcome(editor.call('openRound', round))).toMatch(/^20/)
  expect(await outcome(editor.call('removeVersion', at(versionId)))).toBe('409 conflict')
  await cms.pool.query('UPDATE review_rounds SET closed_at = now()')
  expect(await outcome(editor.call('removeVersion', at(versionId)))).toBe('204')
})

it('the trash is emptied after thirty days', async () => {
  const { purgeTrash } = await import('../../../editor/trash/purge-trash')
  const wrong = await newVersion(cms, project.deliverableId, 2)
  await write(wrong, 'Which film is this?')
  await editor.call('removeVersion', at(wrong))
  await purgeTrash(cms.pool)
  expect(await removed()).toHaveLength(1)
  await cms.pool.query(
    "UPDATE deliverable_versions SET deleted_at = now() - interval '31 days' WHERE id = $1",
    [wrong],
  )
  await purgeTrash(cms.pool)
  expect(await removed()).toEqual([])
  const left = await cms.pool.query('SELECT 1 FROM review_notes WHERE version_id = $1', [wrong])
  expect(left.rowCount).toBe(0)
})

it('a carried note names its origin after that version was deleted', async () => {
  const wrong = await newVersion(cms, project.deliverableId, 2)
  const written = await write(wrong, 'Too dark.')
  const next = await newVersion(cms, project.deliverableId, 3)
  const { carryNotes } = await import('../notes/carry-notes')
  await carryNotes(cms.pool, next)
  await editor.call('removeVersion', at(wrong))
  const answer = await admin.call('readNotes', at(next))
  expect(await answer.json()).toMatchObject({
    notes: [{ text: 'Too dark.', origin: { noteId: written.id, versionNumber: 2 } }],
  })
})
