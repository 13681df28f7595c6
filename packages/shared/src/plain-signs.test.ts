import { describe, expect, it } from 'vitest'
import { isBlank, plainLine, plainSigns, plainSpoken, tidyText } from './plain-signs'

describe('plainSigns', () => {
  it.each([
    ['\u202a+49\u00a030\u202f1234\u20115678\u202c', '+49 30 1234-5678'],
    ['\u200e(030) 12\u201334\u200f', '(030) 12-34'],
    ['٠٣٠ ١٢٣٤٥٦٧٨', '030 12345678'],
    ['۰۳۰ ۹۸۷', '030 987'],
    ['०१२३४५६७८९', '0123456789'],
    ['\uff0b\uff14\uff19', '+49'],
    ['١٬٢٣٤٫٥٠', '1,234.50'],
    ['٠١:٠٢:٠٣؛٠٤', '01:02:03;04'],
    ['\u221212', '-12'],
    ['12\u00ad34\ufeff', '1234'],
    ['50٪', '50%'],
  ])('%j becomes %j', (typed, plain) => {
    expect(plainSigns(typed)).toBe(plain)
  })
})

describe('a text that shows nothing', () => {
  it.each([
    '',
    ' \t\n',
    '\u200b\u200c\u200d',
    '\ufeff\u2060',
    '\u00a0\u3000',
    '\u3164\u115f',
    '\u2800',
    '\u202e\u00ad',
  ])('%j becomes empty', (text) => {
    expect(isBlank(text)).toBe(true)
    expect(tidyText(text)).toBe('')
  })

  it.each(['a', ' . ', '❤️', 'نمی\u200cخواهم', '👩‍🚀'])('%j is unchanged', (text) => {
    expect(isBlank(text)).toBe(false)
    expect(tidyText(text)).toBe(text)
  })
})

it('Line ends become \\n', () => {
  expect(tidyText('one\r\ntwo\rthree\nfour')).toBe('one\ntwo\nthree\nfour')
})

it.each([
  'k3vm-7pqa-x2hd',
  'K3VM 7PQA X2HD',
  'k3vm7pqax2hd',
  'k3vm\u20117pqa\u2013x2hd',
  'k3vm\u00a07pqa\u2212x2hd',
  'k٣vm-۷pqa-x٢hd',
  'Ｋ３ＶＭ－７ＰＱＡ－Ｘ２ＨＤ',
  '\u200ek3vm\u00ad7pqa\u3000x2hd',
])('the spoken code %j is the same', (typed) => {
  expect(plainSpoken(typed)).toBe('k3vm7pqax2hd')
})

it.each([
  ['•\tErster Punkt', 'Erster Punkt'],
  ['·\u00a0\tPlan', 'Plan'],
  ['Spiel\u00adfilm\u200b\ufeff', 'Spielfilm'],
  ['Lina\u00a0Haddad', 'Lina Haddad'],
  ['24\u00a0fps, z.\u00a0B. heute\u00a0', '24\u00a0fps, z.\u00a0B. heute '],
  ['one\u2028two\vthree\r\nfour\tfive', 'one two three four five'],
  ['می\u200cخواهم \u200f(3D)', 'می\u200cخواهم \u200f(3D)'],
  ['👩‍🚀 - start', '👩‍🚀 - start'],
])('the copied words %j become one line', (copied, line) => {
  expect(plainLine(copied)).toBe(line)
})
