import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { askAgainOnlyInAdmin } from './src/platform/critical-hints'
import { securityHeaders } from './src/platform/security-headers'

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const config: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: repository,
  turbopack: { root: repository },
  transpilePackages: ['@studio/shared'],
  poweredByHeader: false,
  // `npm test` checks the types, so that starting the product does not have to wait for it.
  typescript: { ignoreBuildErrors: true },
  headers: () =>
    Promise.resolve(securityHeaders({ isDevelopment: process.env.NODE_ENV === 'development' })),
  // Next traces only code, but the server reads this file at run time.
  outputFileTracingIncludes: {
    '/api/**': [
      'node_modules/@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
      'node_modules/@fontsource/ibm-plex-sans*/files/*-{400,600}-normal.woff',
      // All fonts of `review/documents/fonts.ts`.
      'node_modules/@fontsource/noto-sans-*/files/*-{hebrew,thai,chinese-simplified,chinese-traditional,korean,japanese,devanagari,tamil,telugu,armenian,georgian}-{400,600}-normal.woff',
      'node_modules/@fontsource/jetbrains-mono/files/*-latin-{400,600}-normal.woff',
      'node_modules/@fontsource/noto-emoji/files/*-emoji-{400,600}-normal.woff',
    ],
  },
}

export default askAgainOnlyInAdmin(withPayload(config, { devBundleServerPackages: false }))
