import { describe, expect, it } from 'vitest'
import { cut, measureDescription, measureTitle } from './measure'
import { fieldWords } from './words'

const words = fieldWords.en.SEARCH_PREVIEW_TEXTS

describe('what search engines show', () => {
  it.each([
    ['a'.repeat(60), true],
    ['a'.repeat(61), false],
    ['🎬'.repeat(60), true],
  ])('a title %#', (title, isGood) => {
    expect(measureTitle(title, words).isGood).toBe(isGood)
  })

  it.each([
    [0, false],
    [49, false],
    [50, true],
    [160, true],
    [161, false],
  ])('a description of %i characters', (length, isGood) => {
    const measure = measureDescription('b'.repeat(length), words)
    expect(measure.isGood).toBe(isGood)
    expect(measure.line).toContain(`${length} of about 160`)
  })

  it('a long text is cut between whole characters', () => {
    expect(cut('short', 10)).toBe('short')
    expect(cut('🎬🎬🎬', 2)).toBe('🎬🎬…')
    expect(cut('one two', 4)).toBe('one…')
  })
})
