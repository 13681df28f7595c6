import { expect, it } from 'vitest'
import { addressKey, isPrivateAddress } from './addresses'

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

it.each([
  ['0.0.0.0', true],
  ['10.255.0.1', true],
  ['100.64.0.1', true],
  ['100.128.0.1', false],
  ['127.0.0.53', true],
  ['169.254.1.1', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['192.168.178.20', true],
  ['192.169.0.1', false],
  ['5.9.0.1', false],
  ['::1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['febf::1', true],
  ['fec0::1', false],
  ['2001:4860:4860::8888', false],
  ['::ffff:192.168.0.1', true],
  ['::ffff:5.9.0.1', false],
])('%s is private: %s', (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate)
})
