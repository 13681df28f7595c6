import { expect, test } from 'vitest'
import { sendRaw } from '../support/attacks/raw-requests'
import { stackUnderTest } from '../support/stack-under-test'

const PATHS = [
  '/',
  '/zzz',
  '/pricing',
  '/media/x',
  '/api/health',
  '/_next/webpack-hmr',
  '/_next/hmr',
]

for (const path of PATHS) {
  test(`${path} is answered although the request asks for a web socket`, async () => {
    const { cmsUrl, webUrl } = stackUnderTest()
    for (const origin of [cmsUrl, webUrl]) {
      const asked = `GET ${path} HTTP/1.1\r\nHost: {host}\r\n`
      const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
      const answer = await sendRaw(origin, asked + upgrade)
      expect(answer.split('\r\n', 1)[0], origin).toMatch(/^HTTP\/1\.1 [234]\d\d /)
    }
  })
}
