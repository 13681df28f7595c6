import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const config: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: repository,
  turbopack: { root: repository },
  transpilePackages: ['@studio/shared'],
  poweredByHeader: false,
  // Types are checked by `npm test`; whoever only starts the product need not wait for it.
  typescript: { ignoreBuildErrors: true },
  headers: () =>
    Promise.resolve([
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        ],
      },
    ]),
}

export default withPayload(config, { devBundleServerPackages: false })
