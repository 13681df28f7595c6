import { expect, it } from 'vitest'
import { cutAround } from './cut-around'

const long = `${'First words of the text. '.repeat(8)}A boardomatic here. ${'Last words. '.repeat(20)}`

it('keeps a short text', () => {
  expect(cutAround(' A  short\ntext ', ['short'], 'en')).toBe('A short text')
})

it('shows a part of a long text with the word', () => {
  const excerpt = cutAround(long, ['boardom'], 'en')
  expect(excerpt).toContain('A boardomatic here.')
  expect(excerpt).toMatch(/^….+…$/)
  expect(excerpt.length).toBeLessThan(145)
})

it('begins with the beginning if the text has none of the words', () => {
  expect(cutAround(long, ['absent'], 'en')).toMatch(/^First words/)
})
