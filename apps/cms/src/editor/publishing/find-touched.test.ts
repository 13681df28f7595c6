import { describe, expect, it } from 'vitest'
import { titleOf } from './find-touched'

describe('the title of a document', () => {
  it.each([
    ['English, in whichever order the database returns it', { de: 'Alt', ar: 'قديم', en: 'Old' }],
    ['text of a field without languages', 'Old'],
  ])('is the %s', (_, title) => {
    expect(titleOf({ title })).toBe('Old')
  })

  it('is in the first language that has one', () => {
    expect(titleOf({ name: { de: 'Alt', en: '' } })).toBe('Alt')
  })

  it('is empty if there is none', () => {
    expect(titleOf({ title: null })).toBe('')
  })
})
