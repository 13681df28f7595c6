import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, it } from 'vitest'
import { visitorKey } from './visitor-key'

function key(url: string, headers: IncomingHttpHeaders = {}, method = 'GET'): string | null {
  return visitorKey({
    method,
    url,
    headers: { host: 'studio.example', ...headers },
  })
}

describe('two visitors get the same page', () => {
  it.each<[string, IncomingHttpHeaders, IncomingHttpHeaders]>([
    ['with cookies that mean nothing to it', { cookie: 'seen=1' }, { cookie: 'seen=2; other=3' }],
    ['with other browsers', { 'user-agent': 'a' }, { 'user-agent': 'b' }],
    ['with cookies in another order', { cookie: 'a=1; country=uk' }, { cookie: 'country=uk; b=2' }],
  ])('%s', (_, one, other) => {
    expect(key('/pricing', one)).toBe(key('/pricing', other))
  })
})

describe('two visitors may get different pages', () => {
  it.each<[string, IncomingHttpHeaders]>([
    ['for another country', { cookie: 'country=gr' }],
    ['for two cookies of that name', { cookie: 'country=us; country=uk' }],
    ['for another language', { cookie: 'language_code=de' }],
    ['for what a CDN says', { 'cf-ipcountry': 'GB' }],
    ['at another host', { host: 'studio.de' }],
    ['behind a proxy', { 'x-forwarded-host': 'studio.de' }],
  ])('%s', (_, headers) => {
    expect(key('/pricing', headers)).not.toBe(key('/pricing', { cookie: 'country=us' }))
    expect(key('/pricing', headers)).not.toBe(key('/pricing'))
  })

  it('with another query', () => {
    expect(key('/pricing?lang=uk')).not.toBe(key('/pricing'))
  })
})

describe('Next answers', () => {
  it.each([
    ['/api/publish'],
    ['/api'],
    ['/_next/static/chunks/a.js'],
    ['/media/1/reel.webp'],
    ['/sitemap.xml'],
    ['/icon.svg?v=1'],
    ['/login?return=portal'],
    ['/ar/settings/profile'],
    ['/portal'],
  ])('%s, which is no page or somebody’s own', (url) => {
    expect(key(url)).toBeNull()
  })

  it.each<[string, IncomingHttpHeaders]>([
    ['a part of a page', { rsc: '1' }],
    ['a prefetch', { 'next-router-prefetch': '1' }],
    ['a preview', { cookie: 'a=1; __prerender_bypass=x' }],
    ['itself', { 'x-middleware-invoke': '1' }],
  ])('whoever wants %s', (_, headers) => {
    expect(key('/pricing', headers)).toBeNull()
  })

  it('whoever sends something', () => {
    expect(key('/pricing', {}, 'POST')).toBeNull()
  })
})
