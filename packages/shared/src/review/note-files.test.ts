import { expect, it } from 'vitest'
import { newNoteFilesSchema } from './note-files'

it('takes ids of uploads, five at most and each once', () => {
  const id = (last: number) => `${'0'.repeat(31)}${last}`
  const isTaken = (ids: unknown) => newNoteFilesSchema.safeParse(ids).success
  expect(isTaken([1, 2, 3, 4, 5].map(id))).toBe(true)
  expect(isTaken([1, 2, 3, 4, 5, 6].map(id))).toBe(false)
  expect(isTaken([id(1), id(1)])).toBe(false)
  expect(isTaken(['../../etc/passwd'])).toBe(false)
})
