import { describe, expect, it } from 'vitest'
import { trustedProxiesSchema } from './trusted-proxies'

describe('trusted proxies', () => {
  it.each([
    ['10.0.0.0/8', '10.255.0.1', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['127.0.0.1', '127.0.0.1', true],
    ['127.0.0.1', '127.0.0.2', false],
    ['fd00::/8, ::1', 'fdab::1', true],
    ['fd00::/8, ::1', '::1', true],
    ['fd00::/8, ::1', 'fe80::1', false],
    ['', '127.0.0.1', false],
    ['127.0.0.1', 'localhost', false],
  ])('“%s” with %s: %s', (list, address, isTrusted) => {
    expect(trustedProxiesSchema.parse(list)(address, 0)).toBe(isTrusted)
  })

  it('Without a setting no proxy is trusted', () => {
    expect(trustedProxiesSchema.parse(undefined)('127.0.0.1', 0)).toBe(false)
  })

  it.each([
    'proxy',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '10.0.0.0/',
    '10.0.0/8',
    '::/129',
    '10.0.0.1/-1',
    '10.0.0.1/1.5',
  ])('The error names unreadable entries: %s', (list) => {
    const read = trustedProxiesSchema.safeParse(`127.0.0.1, ${list}`)
    expect(read.error?.issues[0]?.message).toContain(list)
  })
})
