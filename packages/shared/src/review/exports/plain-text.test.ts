import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oneLine, plainText } from './plain-text'
import { WHOLE_TEXTS } from './test-support/films'

describe('plainText', () => {
  it.each([...WHOLE_TEXTS, 'a\tb\nc', '\u200eLTR\u2067RTL\u2069'])('leaves %j alone', (text) => {
    expect(plainText(text)).toBe(text)
  })

  it.each([
    ['a\0b\u0007c\u001b[31md\u009b', 'abc[31md'],
    ['a\r\nb\rc\u2028d\u2029e\u0085f', 'a\nb\nc\nd\ne\nf'],
    ['half \ud83d and \ude42 half', 'half  and  half'],
    ['no\ufffecharacter\uffff', 'nocharacter'],
  ])('makes of %j %j', (text, expected) => {
    expect(plainText(text)).toBe(expected)
  })

  it('contains no characters that XML forbids', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.integer({ max: 0xffff, min: 0 }).map((code) => String.fromCharCode(code)),
        }),
        (text) => {
          expect(plainText(text)).toMatch(
            /^[\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u,
          )
        },
      ),
    )
  })
})

describe('oneLine', () => {
  it('joins all lines into one', () => {
    expect(oneLine('  two\r\n\tlines\u2028and more ')).toBe('two lines and more')
  })
})
