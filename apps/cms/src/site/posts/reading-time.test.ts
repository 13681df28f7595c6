import { describe, expect, it } from 'vitest'
import { readingMinutes } from './reading-time'

const words = (count: number) => ({ text: Array.from({ length: count }, () => 'word').join(' ') })
const state = (...children: object[]) => ({ root: { children: [{ children }] } })

describe('readingMinutes', () => {
  it.each([
    [state(words(230)), 'en', 1],
    [state(words(460)), 'en', 2],
    [state(words(700), { children: [words(220)] }), 'en', 4],
    [state(words(460)), 'ar', 3],
    [state({ text: '– … — 12 one' }), 'de', 1],
    [null, 'en', 1],
    [{ root: 'nothing' }, 'en', 1],
  ] as const)('returns whole minutes for case %#', (body, locale, minutes) => {
    expect(readingMinutes(body, locale)).toBe(minutes)
  })
})
