import { expect, it } from 'vitest'
import { fileSizeText } from './file-size-text'

it.each([
  [0, 'en-US', '0 byte'],
  [999, 'en-US', '999 byte'],
  [1_000, 'en-US', '1 kB'],
  [640_400, 'de-DE', '640 kB'],
  [1_449_000, 'en-US', '1.4 MB'],
  [10_485_760, 'de-DE', '10,5 MB'],
  [5_368_709_120, 'en-US', '5.4 GB'],
])('%i bytes in %s are %s', (bytes, format, text) => {
  expect(fileSizeText(bytes, format).replaceAll('\u00a0', ' ')).toBe(text)
})

it('never breaks between figure and unit', () => {
  for (const format of ['ar-u-nu-latn-ca-gregory', 'en-US', 'de-DE']) {
    expect(fileSizeText(28_000, format)).not.toContain(' ')
  }
})

it('uses the digits of the rest of the site in Arabic', () => {
  expect(fileSizeText(1_400_000, 'ar-u-nu-latn-ca-gregory')).toMatch(/1[.,]4/)
})
