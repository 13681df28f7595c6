import { withPayload } from '@payloadcms/next/withPayload'
import { unstable_getResponseFromNextConfig as answerOf } from 'next/experimental/testing/server'
import { expect, it } from 'vitest'
import { askAgainOnlyInAdmin } from './critical-hints'

const nextConfig = askAgainOnlyInAdmin(withPayload({}, { devBundleServerPackages: false }))

it.each([
  ['/admin', true],
  ['/admin/login', true],
  ['/admin/collections/jobs/7', true],
  ['/admin/collections/jobs/create', false],
  ['/hand-off/once', false],
  ['/api/jobs', false],
])('has browsers send their request for %s once more: %s', async (path, isAskedAgain) => {
  const { headers } = await answerOf({ url: `http://localhost:3001${path}`, nextConfig })
  expect(headers.has('critical-ch')).toBe(isAskedAgain)
  expect(headers.has('accept-ch')).toBe(true)
})
