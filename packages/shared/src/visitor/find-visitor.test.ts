import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, it } from 'vitest'
import { findVisitor } from './find-visitor'
import { trustedProxiesSchema } from './trusted-proxies'

const ours = trustedProxiesSchema.parse('10.0.0.0/8, 127.0.0.1, fd00::/8')
const host = 'www.studio.example'

const asked = (remoteAddress: string | undefined, headers: IncomingHttpHeaders) => ({
  headers,
  socket: { remoteAddress },
})

const address = (socket: string | undefined, forwarded?: string) =>
  findVisitor(asked(socket, { host, 'x-forwarded-for': forwarded }), ours)?.address

describe('the visitor’s IP address', () => {
  it.each([
    ['without a proxy, the connection’s', '203.0.113.7', undefined, '203.0.113.7'],
    [
      'from a stranger who claims another, the connection’s',
      '203.0.113.7',
      '8.8.8.8',
      '203.0.113.7',
    ],
    ['behind our proxy, what it added', '10.1.2.3', '198.51.100.4', '198.51.100.4'],
    [
      'the last one, whatever the visitor wrote before',
      '10.1.2.3',
      '127.0.0.1, 8.8.8.8,198.51.100.4',
      '198.51.100.4',
    ],
    ['behind a proxy that says nothing, the proxy’s', '10.1.2.3', undefined, '10.1.2.3'],
    ['behind a proxy that says nonsense, the proxy’s', '10.1.2.3', '8.8.8.8, unknown', '10.1.2.3'],
    ['of IPv4 over an IPv6 socket, as IPv4', '::ffff:203.0.113.7', '8.8.8.8', '203.0.113.7'],
    ['behind a proxy seen over an IPv6 socket', '::ffff:10.1.2.3', '198.51.100.4', '198.51.100.4'],
    ['behind a proxy with an IPv6 address', 'fd00::5', '2001:DB8::9', '2001:db8::9'],
    ['with a port beside it', '127.0.0.1', '[2001:db8::9]:4711', '2001:db8::9'],
    ['unknown for a connection that is gone', undefined, '8.8.8.8', undefined],
  ])('It is %s', (_name, socket, forwarded, expected) => {
    expect(address(socket, forwarded)).toBe(expected)
  })

  it('It is the last of a repeated header', () => {
    // Node joins repeated headers with commas.
    const headers = { host, 'x-forwarded-for': '8.8.8.8, 198.51.100.4' }
    expect(findVisitor(asked('10.1.2.3', headers), ours)?.address).toBe('198.51.100.4')
  })
})

describe('a CDN’s country header', () => {
  it.each([
    ['10.1.2.3', 'GB', 'GB'],
    ['10.1.2.3', 'gb; DROP TABLE', null],
    ['10.1.2.3', '', null],
    ['203.0.113.7', 'GB', null],
  ])('From %s, %j counts as %j', (socket, said, country) => {
    const headers = { host, 'cf-ipcountry': said }
    expect(findVisitor(asked(socket, headers), ours)).toMatchObject({ country })
  })
})

it.each([
  ['www.studio.de:3000', 'www.studio.de'],
  ['WWW.Studio.De', 'www.studio.de'],
  ['evil host\nx', ''],
  [undefined, ''],
])('The host %j is read as %j', (given, expected) => {
  expect(findVisitor(asked('203.0.113.7', { host: given }), ours)?.host).toBe(expected)
})
