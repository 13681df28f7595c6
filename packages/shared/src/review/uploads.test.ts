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
  ['run.bat.', 1, 'fileType'],
  ['page.hta..', 1, 'fileType'],
  ['page.hta. . ', 1, 'fileType'],
  ['x.html\u200b', 1, 'fileType'],
  ['x.ht\u00adml', 1, 'fileType'],
  ['x.\u2060exe\ufeff', 1, 'fileType'],
  ['x.exe\u00a0\u2800', 1, 'fileType'],
  ['x.exe\u3164', 1, 'fileType'],
  ['x\uff0e\uff45\uff58\uff45', 1, 'fileType'],
  ['x.exe::$DATA', 1, 'fileType'],
  ['x.exe.:stream', 1, 'fileType'],
  ['photo\u202egpj.exe', 1, 'fileType'],
  ['Take 1: final.mov', 1, null],
  ['film.mov.', 1, null],
])('%s of %i bytes: %s', (name, size, problem) => {
  expect(versionFileProblem({ name, size })).toBe(problem)
})

it('names the invalid field of the metadata', () => {
  const problems = (metadata: object) =>
    uploadMetadataSchema.safeParse(metadata).error?.issues.map(({ path }) => path.join('.'))
  expect(problems({ deliverable: '7', filename: 'a.mp4', filetype: null })).toBeUndefined()
  expect(problems({ deliverable: '7/..', filename: ' ' })).toEqual(['deliverable', 'filename'])
  expect(problems({ deliverable: '7', filename: 'x'.repeat(201) })).toEqual(['filename'])
})
