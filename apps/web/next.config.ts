import { fileURLToPath } from 'node:url'
import { countryCookieHeaders, countryRewrites, localeRedirects } from '@studio/shared/negotiation'
import createNextIntlPlugin from 'next-intl/plugin'
import type { NextConfig } from 'next'
import { addCompileHints } from './compile-hints.mjs'
import { precompress } from './precompress.mjs'
import { pageHeaders, securityHeaders } from './src/headers'

const isDevelopment = process.env.NODE_ENV === 'development'

const config: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: fileURLToPath(new URL('../..', import.meta.url)),
  transpilePackages: ['@studio/shared'],
  // The style guide's clip is imported as a picture is.
  turbopack: { rules: { '*.mp4': { type: 'asset' } } },
  poweredByHeader: false,
  // Both are done once a page or file, not once a visit: see `features/page-memory`.
  compress: false,
  generateEtags: false,
  // A page that does not exist must not stay in the cache: see the handler.
  cacheHandler: fileURLToPath(new URL('cache-handler.mjs', import.meta.url)),
  experimental: {
    // Open tabs would otherwise show an old price for five minutes.
    staleTimes: { static: 30 },
    globalNotFound: true,
  },
  images: {
    formats: ['image/avif', 'image/webp'],
    localPatterns: [{ pathname: '/media/**' }],
    deviceSizes: [360, 640, 828, 1080, 1366, 1920, 2560],
    // Every width is in every picture's list, in the page twice: none that nobody shows.
    imageSizes: [96, 192],
    minimumCacheTTL: 2_678_400,
  },
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      await addCompileHints(distDir)
      await precompress(distDir)
    },
  },
  redirects: () => Promise.resolve(localeRedirects()),
  rewrites: () => Promise.resolve({ beforeFiles: countryRewrites(), afterFiles: [], fallback: [] }),
  headers: () =>
    Promise.resolve([
      ...securityHeaders({ isDevelopment }),
      ...pageHeaders(),
      ...countryCookieHeaders(),
    ]),
}

export default createNextIntlPlugin('./src/i18n/request.ts')(config)
