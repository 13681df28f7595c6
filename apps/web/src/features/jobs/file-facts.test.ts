import { expect, it } from 'vitest'
import { fileFacts } from './file-facts'

it.each([
  [1_858_249, 'en-US', 'ZIP, 1.9 MB'],
  [1_858_249, 'de-DE', 'ZIP, 1,9 MB'],
  [12_345, 'en-GB', 'ZIP, 12 kB'],
  [999, 'en-US', 'ZIP, 999 byte'],
  [0, 'en-US', 'ZIP, 0 byte'],
])('%i bytes are told in %s as %s', (bytes, format, facts) => {
  expect(fileFacts({ name: 'a.test.zip', bytes }, format)).toBe(facts)
})
