import { beforeAll, describe, expect, it } from 'vitest'
import { GAP, loadFonts } from './fonts'
import { lacksLetters, printable, printableLine } from './printable'

beforeAll(loadFonts)

describe('text on paper', () => {
  it.each([
    ['Straße, Żółć, Ελλάδα, Привет', 'Straße, Żółć, Ελλάδα, Привет'],
    ['اليد اليمنى (قليلًا)، ٣٠٪ “نعم”؟', 'اليد اليمنى (قليلًا)، ٣٠٪ “نعم”؟'],
    ['a → b ⇒ c', 'a -> b => c'],
    ['ﬁne １２', 'fine １２'],
    ['👍🏽 👩‍🦰 ❤️', '👍 👩🦰 ❤'],
    ['שלום, עולם', 'שלום, עולם'],
    ['हिन्दी தமிழ் తెలుగు', 'हिन्दी தமிழ் తెలుగు'],
    ['한국어 の 繁體 Հայերեն ქართული', '한국어 の 繁體 Հայերեն ქართული'],
    ['ᏣᎳᎩ', '◻◻◻'],
    ['\u202eevil\u202c \u2066x\u2069', 'evil x'],
    ['  two   spaces\t and \r\n a line  ', 'two spaces and \n a line'],
    ['\ud800half', 'half'],
  ])('%j is %j', (text, shown) => {
    expect(printable(text)).toBe(shown)
  })

  it('may break within long words, but not within other words', () => {
    const long = 'https://studio.example/a/long/address'
    const shown = printable(`see ${long} now`)
    expect(shown).toContain(GAP)
    expect(shown.replaceAll(GAP, '')).toBe(`see ${long} now`)
    expect(printable('Verschlüsselungseinstellung')).not.toContain(GAP)
  })

  it.each(['香水广告第二版请调亮一点', 'กรุณาทำให้ภาพสว่างขึ้นอีกนิด'])(
    '%s may break between its words, and nowhere else',
    (text) => {
      const shown = printable(text)
      expect(shown.replaceAll(GAP, '')).toBe(text)
      expect(shown.split(GAP).length).toBeGreaterThan(2)
      // Combining marks must stay with their letters.
      expect(shown.split(GAP).filter((part) => /^\p{M}/u.test(part))).toEqual([])
    },
  )

  it('is on one line for names', () => {
    expect(printableLine('Perfume\nspot')).toBe('Perfume spot')
  })

  it('tells whether letters are missing', () => {
    expect(lacksLetters(['Perfume', 'عطر'])).toBe(false)
    expect(lacksLetters(['◻'])).toBe(false)
    expect(lacksLetters(['Perfume', '香水', 'น้ำหอม', 'בושם'])).toBe(false)
    expect(lacksLetters(['Perfume', 'ᏣᎳᎩ'])).toBe(true)
  })
})
