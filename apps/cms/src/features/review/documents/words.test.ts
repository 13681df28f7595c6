import { LOCALES } from '@studio/shared/locales'
import { expect, it } from 'vitest'
import { DOCUMENT_WORDS, filled } from './words'

/** The placeholders in each text, by the text's key. */
function shapeOf(words: object): Record<string, string[]> {
  const shape: Record<string, string[]> = {}
  const visit = (value: unknown, path: string) => {
    if (typeof value === 'string') {
      shape[path] = (value.match(/\{\w+\}/g) ?? []).sort()
      expect(value.trim(), path).toBe(value)
      expect(value, path).not.toBe('')
    } else {
      for (const [name, inner] of Object.entries(value as object)) visit(inner, `${path}.${name}`)
    }
  }
  visit(words, '')
  return shape
}

it.each(LOCALES)('%s has every text, with the same placeholders', (locale) => {
  expect(shapeOf(DOCUMENT_WORDS[locale])).toEqual(shapeOf(DOCUMENT_WORDS.en))
})

it('fills placeholders, and throws without a value', () => {
  expect(filled('{a} of {b}', { a: 1, b: 'two' })).toBe('1 of two')
  expect(() => filled('{a}', {})).toThrow('a')
})
