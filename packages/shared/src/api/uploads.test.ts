import { describe, expect, it } from 'vitest'
import { MAX_FILE_BYTES } from './limits'
import { acceptedEndings, uploadProblem, uploadType } from './uploads'

describe('uploadProblem', () => {
  it.each([
    ['application', 'cv.pdf', 10, null],
    ['application', 'CV.PDF', MAX_FILE_BYTES, null],
    ['application', 'test.result.zip', 10, null],
    ['application', 'cv.pdf', MAX_FILE_BYTES + 1, 'fileTooLarge'],
    ['application', 'cv.exe', 10, 'fileType'],
    ['application', 'cv.pdf.exe', 10, 'fileType'],
    ['application', 'pdf', 10, 'fileType'],
    ['application', 'logo.png', 10, 'fileType'],
    ['application', 'x.constructor', 10, 'fileType'],
    ['virtualSet', 'logo.png', 10, null],
    ['virtualSet', 'logo.svg', 10, 'fileType'],
    ['virtualSet', '', 0, 'fileType'],
  ] as const)('of a %s with %j of %d bytes is %s', (kind, name, size, problem) => {
    expect(uploadProblem(kind, { name, size })).toBe(problem)
  })

  it('names the type that belongs to an ending, and every ending that is taken', () => {
    expect(uploadType('virtualSet', 'set.JPG')).toBe('image/jpeg')
    expect(acceptedEndings('application')).toBe('.pdf,.zip')
  })
})
