import { expect, test } from 'vitest'
import { stackUnderTest } from '../support/stack-under-test'

async function headersOf(url: string): Promise<Headers> {
  return (await fetch(url, { redirect: 'manual' })).headers
}

for (const path of [
  '/',
  '/de/contact',
  '/ar/no-such-page',
  '/api/loc',
  '/media/none',
  '/robots.txt',
]) {
  test(`the website’s ${path} has the security headers`, async () => {
    const headers = await headersOf(`${stackUnderTest().webUrl}${path}`)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('permissions-policy')).toContain('camera=(self)')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-powered-by')).toBeNull()
  })
}

for (const path of ['/admin/login', '/reference']) {
  test(`the backend’s ${path} has the security headers`, async () => {
    const headers = await headersOf(`${stackUnderTest().cmsUrl}${path}`)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })
}
