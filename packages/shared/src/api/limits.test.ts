import { describe, expect, it } from 'vitest'
import { ACCEPTED_ENDINGS, MAX_FILE_BYTES, uploadProblem } from './limits'

describe('uploadProblem', () => {
  it.each([
    ['cv.pdf', 10, null],
    ['CV.PDF', MAX_FILE_BYTES, null],
    ['my.set.webp', 10, null],
    ['cv.pdf', MAX_FILE_BYTES + 1, 'fileTooLarge'],
    ['cv.exe', 10, 'fileType'],
    ['cv.pdf.exe', 10, 'fileType'],
    ['pdf', 10, 'fileType'],
    ['logo.svg', 10, 'fileType'],
    ['x.constructor', 10, 'fileType'],
    ['', 0, 'fileType'],
  ] as const)('The problem of %j with %d bytes is %s', (name, size, problem) => {
    expect(uploadProblem({ name, size })).toBe(problem)
  })

  it('Each ending has a dot before it, as file fields require', () => {
    expect(ACCEPTED_ENDINGS).toBe('.pdf,.jpg,.jpeg,.png,.webp')
  })
})
