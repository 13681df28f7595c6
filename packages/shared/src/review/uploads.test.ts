import { expect, it } from 'vitest'
import { MAX_VERSION_BYTES, uploadMetadataSchema, versionFileProblem } from './uploads'

it.each([
  ['film.mp4', 1, null],
  ['film.MOV', MAX_VERSION_BYTES, null],
  ['film.mov', MAX_VERSION_BYTES + 1, 'fileTooLarge'],
  ['assets.zip', 1, null],
  ['no ending', 1, null],
  ['film.mp4', 0, 'required'],
  ['film.mp4.exe', 1, 'fileType'],
  ['list.M3U8', 1, 'fileType'],
  ['logo.svg', 1, 'fileType'],
  ['page.html ', 1, 'fileType'],
])('%s of %i bytes: %s', (name, size, problem) => {
  expect(versionFileProblem({ name, size })).toBe(problem)
})

it('says with which field of the metadata something is wrong', () => {
  const problems = (metadata: object) =>
    uploadMetadataSchema.safeParse(metadata).error?.issues.map(({ path }) => path.join('.'))
  expect(problems({ deliverable: '7', filename: 'a.mp4', filetype: null })).toBeUndefined()
  expect(problems({ deliverable: '7/..', filename: ' ' })).toEqual(['deliverable', 'filename'])
  expect(problems({ deliverable: '7', filename: 'x'.repeat(201) })).toEqual(['filename'])
})
