import { withPayload } from '@payloadcms/next/withPayload'
import { expect, it } from 'vitest'
import { askAgainOnlyInAdmin } from './critical-hints'

it('has browsers send a request once more in the admin alone', async () => {
  const config = askAgainOnlyInAdmin(withPayload({}, { devBundleServerPackages: false }))
  const rules = (await config.headers?.()) ?? []
  const asking = rules.filter(({ headers }) => headers.some(({ key }) => key === 'Critical-CH'))
  expect(asking.map(({ source }) => source)).toEqual(['/admin/:path*'])
  expect(rules.some(({ headers }) => headers.some(({ key }) => key === 'Accept-CH'))).toBe(true)
})
