import { expect, it } from 'vitest'
import { deviceName } from './device-name'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

it.each([
  [FIREFOX, 'Firefox 140 · Windows'],
  [SAFARI, 'Safari 18 · iOS'],
  ['', ''],
  [null, ''],
])('the name of %j is right', (userAgent, expected) => {
  expect(deviceName(userAgent)).toBe(expected)
})

it('a long user agent is cut', () => {
  expect(deviceName(`Firefox/${'9'.repeat(900)}`).length).toBeLessThanOrEqual(80)
})
