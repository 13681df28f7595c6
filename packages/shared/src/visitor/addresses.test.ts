import { expect, it } from 'vitest'
import { addressKey } from './addresses'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['someone@studio.example', 'someone@studio.example'],
])('%s is counted as %s', (key, counted) => {
  expect(addressKey(key)).toBe(counted)
})
