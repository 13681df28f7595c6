import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { newGuestLinkSchema } from '../review/guest-links'
import { newNoteSchema } from '../review/notes'
import { passwordSchema, registerSchema, resetSchema } from '../api/account'
import {
  anyText,
  codeField,
  emailField,
  httpsUrlField,
  newPasswordField,
  optionalPhoneField,
  optionalText,
  passwordField,
  requiredLine,
  requiredText,
  senderEmailField,
} from './fields'

const read = (field: z.ZodType, typed: unknown) => {
  const { data, error } = field.safeParse(typed)
  return error ? { refused: error.issues[0]?.message } : data
}

describe('a phone number', () => {
  it.each([
    ['+49 30 123456', '+49 30 123456'],
    ['\u202a+49\u00a030\u202f1234\u20135678\u202c', '+49 30 1234-5678'],
    ['\u200e(030) 12 34 56', '(030) 12 34 56'],
    ['٠٣٠ ١٢٣٤٥٦', '030 123456'],
    ['۰۳۰ ۱۲۳۴۵۶', '030 123456'],
    ['\uff0b\uff14\uff19 30 1234', '+49 30 1234'],
    ['030\u2011123\u2212456', '030-123-456'],
    ['212 555 0100 ext. 12', '212 555 0100 ext. 12'],
    ['(+44) 20 7946 0000', '+44 20 7946 0000'],
    ['( + 44 )20 7946 0000', '+44 20 7946 0000'],
    ['+(971) 4 123 4567', '+971 4 123 4567'],
    ['(00971) 4 123 4567', '(00971) 4 123 4567'],
    ['+49 (0)30 / 123 456', '+49 (0)30 / 123 456'],
    ['[+44] 20 7946 0000', '[+44] 20 7946 0000'],
    ['Tel. 030 123456', 'Tel. 030 123456'],
    ['Tel.: +49 30 123456', 'Tel.: +49 30 123456'],
    ['030 123456 / 0171 3456789', '030 123456 / 0171 3456789'],
    ['030 123456 oder 0171 3456789', '030 123456 oder 0171 3456789'],
    ['030 123456, Durchwahl 12', '030 123456, Durchwahl 12'],
    ['030 123456 (after 6pm)', '030 123456 (after 6pm)'],
    ['+1 305 555 0142 x4', '+1 305 555 0142 x4'],
    ['+1.305.555.0142;ext=4', '+1.305.555.0142;ext=4'],
    ['1-800-FLOWERS 1800', '1-800-FLOWERS 1800'],
    ['٠٥٠ ١٢٣٤٥٦٧ بعد السادسة', '050 1234567 بعد السادسة'],
    ['（０３）１２３４－５６７８', '(03)1234-5678'],
    ['tel:+49-30-123456', 'tel:+49-30-123456'],
    ['WhatsApp: +34 600 12 34 56', 'WhatsApp: +34 600 12 34 56'],
    ['\u200b', ''],
  ])('%j is stored as %j', (typed, kept) => {
    expect(read(optionalPhoneField, typed)).toBe(kept)
  })

  it.each(['call me', '12', '+', '<script>', 'x'.repeat(50), '1'.repeat(121)])(
    '%j is refused',
    (typed) => {
      expect(read(optionalPhoneField, typed)).toHaveProperty('refused')
    },
  )
})

describe('an e-mail address', () => {
  it.each([
    ['info@müller.de', 'info@xn--mller-kva.de'],
    ['info@MÜLLER.de', 'info@xn--mller-kva.de'],
    ['info@mu\u0308ller.de', 'info@xn--mller-kva.de'],
    ['a@例え。jp', 'a@xn--r8jz45g.jp'],
    ['a@مثال.إختبار', 'a@xn--mgbh0fb.xn--kgbechtv'],
    ['Jo@Example.com', 'Jo@Example.com'],
    ['r&d@example.com', 'r&d@example.com'],
    ['a/b@example.com', 'a/b@example.com'],
    ['x=y@example.com', 'x=y@example.com'],
    ["!#$%&'*+/=?^_`{|}~-@example.com", "!#$%&'*+/=?^_`{|}~-@example.com"],
    ["o'brien@example.com", "o'brien@example.com"],
    ['o’brien@example.com', "o'brien@example.com"],
    ['oʼbrien@example.com', "o'brien@example.com"],
    ['o´brien@example.com', "o'brien@example.com"],
    ['first+tag@sub.example.co.uk', 'first+tag@sub.example.co.uk'],
    [' jo@example.com ', 'jo@example.com'],
    ['jo@example.com.', 'jo@example.com'],
    ['jo@example.com,', 'jo@example.com'],
    ['jo @example.com', 'jo@example.com'],
    ['a`b@example.com', 'a`b@example.com'],
    [`<${' '.repeat(300)}jo@example.com>`, 'jo@example.com'],
    ['jo@ example. com', 'jo@example.com'],
    ['<jo@example.com>', 'jo@example.com'],
    ['Jo Doe <jo@example.com>', 'jo@example.com'],
    ['"Doe, Jo" <jo@example.com>;', 'jo@example.com'],
    ['(jo@example.com)', 'jo@example.com'],
    ['mailto:jo@example.com?subject=Hi', 'jo@example.com'],
    ['MAILTO: jo@example.com', 'jo@example.com'],
    ['E-Mail: jo@example.com', 'jo@example.com'],
    ['ｊｏ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'jo@example.com'],
    ['jo﹫example.com', 'jo@example.com'],
    ['\u202ajo@exam\u200bple.com\u202c\ufeff', 'jo@example.com'],
    ['jo@exa\u00admple.com', 'jo@example.com'],
    ['jo@example.com\u00a0', 'jo@example.com'],
    ['_@example.com', '_@example.com'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('%s is stored as %s', (typed, kept) => {
    expect(read(emailField, typed)).toBe(kept)
  })

  it.each([
    'a@',
    '@müller.de',
    'a@mü ller.de',
    'a@müller.de/x',
    'a@b@ü',
    'a b@example.com',
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a@example',
    'a@-example.com',
    'a@example-.com',
    'a@exam_ple.com',
    'a@example.1',
    '"a b"@example.com',
    'a@[127.0.0.1]',
    'jo@example.com, al@example.com',
    'hello',
    `${'a'.repeat(65)}@example.com`,
  ])('%s is refused', (typed) => {
    expect(read(emailField, typed)).toEqual({ refused: 'invalidEmail' })
    expect(read(senderEmailField, typed)).toEqual({ refused: 'invalidEmail' })
  })

  it.each([
    ['jörg@müller.de', 'jörg@xn--mller-kva.de'],
    ['jo\u0308rg@example.com', 'jörg@example.com'],
    ['用户@example.com', '用户@example.com'],
    ['أمل@example.com', 'أمل@example.com'],
  ])('%s can send a message, but not receive the mails of an account', (typed, kept) => {
    expect(read(senderEmailField, typed)).toBe(kept)
    expect(read(emailField, typed)).toEqual({ refused: 'invalidEmail' })
  })

  const local = fc
    .array(fc.stringMatching(/^[\w!#$%&'*+/=?^`{|}~-]{1,10}$/), { minLength: 1, maxLength: 3 })
    .map((atoms) => atoms.join('.'))
    // A quote or a word such as mailto: at the beginning is not part of an address.
    .filter((text) => !text.startsWith("'"))
  const domain = fc.stringMatching(/^[a-z\d]{1,9}(-[a-z\d]{1,5})?\.[a-z]{2,6}$/)

  it('Every address of RFC 5321 is unchanged, also with a name and signs around it', () => {
    fc.assert(
      fc.property(local, domain, (name, host) => {
        const address = `${name}@${host}`
        const typed = [address, ` ${address}.`, `Jo Doe <${address}>`, `\u200b${address}\n`]
        for (const text of typed) expect(read(emailField, text)).toBe(address)
      }),
    )
  })

  it('A stored address is stored unchanged again', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = senderEmailField.safeParse(typed)
        if (once.success) expect(read(senderEmailField, once.data)).toBe(once.data)
        const phone = optionalPhoneField.safeParse(typed)
        if (phone.success) expect(read(optionalPhoneField, phone.data)).toBe(phone.data)
      }),
    )
  })
})

it('A web address is stored in ASCII', () => {
  expect(read(httpsUrlField, 'https://müller.de/straße?q=ä')).toBe(
    'https://xn--mller-kva.de/stra%C3%9Fe?q=%C3%A4',
  )
})

it.each([
  ['example.com/portfolio', 'https://example.com/portfolio'],
  [' www.müller.de ', 'https://www.xn--mller-kva.de/'],
  ['vimeo.com?x=1', 'https://vimeo.com?x=1'],
  ['http://example.com', 'http://example.com'],
])('%s is the web address %s', (typed, whole) => {
  expect(read(httpsUrlField, typed)).toBe(whole)
})

it.each([
  'mailto:a@example.com',
  'javascript:alert(1)',
  'portfolio',
  'a@example.com',
  'my site.com',
])('%s is no web address', (typed) => {
  expect(read(httpsUrlField, typed)).toEqual({ refused: 'invalidUrl' })
})

it.each(['۱۲۳ ۴۵۶', '١٢٣\u00a0٤٥٦', '\u200e123 456', '１２３　４５６'])(
  'A code typed as %j equals the plain one',
  (typed) => {
    expect(read(codeField, typed)).toBe('123 456')
  },
)

describe('text that shows nothing', () => {
  const nothing = ['\u200b\u200d', '\ufeff', '\u2060\u00ad', '\u3164', '\u00a0\u2800']

  it.each(nothing)('%j counts as empty', (typed) => {
    expect(read(requiredText(10), typed)).toEqual({ refused: 'required' })
    expect(read(optionalText(10), typed)).toBe('')
    expect(read(anyText(10), typed)).toBe('')
    expect(read(emailField, typed)).toEqual({ refused: 'required' })
  })

  it.each(nothing)('%j is neither a note nor a link’s name', (text) => {
    const key = '6f1f6d5c-3b1c-4b7c-9a38-1df1a2f1c3a4'
    expect(newNoteSchema.safeParse({ key, anchor: { kind: 'whole' }, text }).success).toBe(false)
    const link = { label: text, passphrase: 'seven green lamps', days: 7 }
    expect(newGuestLinkSchema.safeParse(link).success).toBe(false)
  })

  it('Emoji and Persian text are unchanged', () => {
    for (const typed of ['❤️', 'نمی\u200cخواهم']) expect(read(requiredText(20), typed)).toBe(typed)
  })
})

it('Line ends become \\n', () => {
  expect(read(requiredText(20), 'one\r\ntwo\rthree')).toBe('one\ntwo\nthree')
})

describe('a password', () => {
  const [composed, decomposed] = ['geht über grün', 'geht u\u0308ber gru\u0308n']

  it('A new one has one form, however the keyboard encodes umlauts', () => {
    for (const typed of [composed, decomposed, 'geht\u00a0über grün']) {
      expect(read(newPasswordField, typed)).toBe(composed)
    }
  })

  it('The current one is checked as it was typed', () => {
    expect(read(passwordField, decomposed)).toBe(decomposed)
  })

  it('A repetition in another Unicode form is equal', () => {
    const again = { password: composed, confirm_password: decomposed }
    const token = 'a'.repeat(43)
    expect(resetSchema.safeParse({ ...again, token }).success).toBe(true)
    const person = { name: 'Jo', email: 'jo@example.com', is_adult: true, accepts_terms: true }
    expect(registerSchema.safeParse({ ...again, ...person }).success).toBe(true)
    const changed = { new_password: decomposed, confirm_password: composed }
    expect(passwordSchema.safeParse(changed).success).toBe(true)
  })
})

it.each(['\n', '\r\n', '\r', '\n\n', '\u2028', '\u2029', '\v', '\f', '\u0085'])(
  'a field of one line takes no line break: %j',
  (lineBreak) => {
    expect(read(requiredLine(20), `Lina${lineBreak}Haddad`)).toBe('Lina Haddad')
    expect(read(requiredLine(20), `Lina${lineBreak}`)).toBe('Lina')
  },
)

it('a field of one line has no signs of the program from which it was copied', () => {
  expect(read(requiredLine(20), '•\tLina\u00a0Had\u00addad\u200b')).toBe('Lina Haddad')
  expect(read(requiredLine(20), '24\u00a0fps')).toBe('24 fps')
  expect(read(requiredLine(20), 'می\u200cخواهم')).toBe('می\u200cخواهم')
})
