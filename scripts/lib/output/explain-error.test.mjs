import { describe, expect, it } from 'vitest'
import { ClearError } from './clear-error.mjs'
import { explainError } from './explain-error.mjs'

/** @param {string} code @param {string} [path] */
function fileError(code, path) {
  return Object.assign(new Error(`${code}: raw text`), { code, path })
}

describe('an error at the terminal', () => {
  it('A ClearError is shown unchanged', () => {
    expect(explainError(new ClearError('Port 3000 is taken.'))).toBe('Port 3000 is taken.')
  })

  it.each([
    [fileError('ENOSPC'), /disk is full/],
    [fileError('EACCES', '/data'), /^\/data is closed to the user \w+/],
    [fileError('EROFS', '/data'), /^\/data is on a read-only disk: set DATA_DIR/],
    [fileError('EROFS', '/srv/node_modules/x'), /^\/srv\/node_modules\/x is .+: copy the program/],
    [fileError('ENOTDIR', '/data'), /^\/data leads through a file/],
    [new Error('odd'), /unexpected went wrong: odd$/],
    ['odd', /unexpected went wrong: odd$/],
  ])('An error is explained in one sentence: %s', (error, sentence) => {
    expect(explainError(error)).toMatch(sentence)
    expect(explainError(error)).not.toContain('\n')
  })
})
