import { expect, it } from 'vitest'
import { noteFileProblem } from './note-file-problem'
import { MAX_NOTE_FILE_BYTES, newNoteFilesSchema } from './note-files'

it.each([
  ['reference.PNG', 1, null],
  ['Drehbuch (neu).docx', MAX_NOTE_FILE_BYTES, null],
  ['take.mov', MAX_NOTE_FILE_BYTES + 1, 'fileTooLarge'],
  ['empty.pdf', 0, 'required'],
  ['logo.svg', 1, 'fileType'],
  ['page.html', 1, 'fileType'],
  ['picture.png.exe', 1, 'fileType'],
  ['all.zip', 1, 'fileType'],
  ['no ending', 1, 'fileType'],
])('%s of %i bytes: %s', (name, size, problem) => {
  expect(noteFileProblem({ name, size })).toBe(problem)
})

it('accepts at most five upload ids, each once', () => {
  const id = (last: number) => `${'0'.repeat(31)}${last}`
  const isTaken = (ids: unknown) => newNoteFilesSchema.safeParse(ids).success
  expect(isTaken([1, 2, 3, 4, 5].map(id))).toBe(true)
  expect(isTaken([1, 2, 3, 4, 5, 6].map(id))).toBe(false)
  expect(isTaken([id(1), id(1)])).toBe(false)
  expect(isTaken(['../../etc/passwd'])).toBe(false)
})
