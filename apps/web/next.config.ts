import { fileURLToPath } from 'node:url'
import { countryCookieHeaders, countryRewrites, localeRedirects } from '@studio/shared/negotiation'
import createNextIntlPlugin from 'next-intl/plugin'
import type { NextConfig } from 'next'
import { pageHeaders, securityHeaders } from './src/headers'

const isDevelopment = process.env.NODE_ENV === 'development'

/** One segment: every page has a country and a language before it. */
const NO_ROUTE = '/not-a-route'

const config: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: fileURLToPath(new URL('../..', import.meta.url)),
  transpilePackages: ['@studio/shared'],
  // The style guide's clip is imported as a picture is.
  turbopack: { rules: { '*.mp4': { type: 'asset' } } },
  poweredByHeader: false,
  // The one cache of pages: Next's own in memory would be a second one.
  cacheHandler: fileURLToPath(
    new URL('src/delivery/page-cache/cache-handler.mjs', import.meta.url),
  ),
  cacheMaxMemorySize: 0,
  experimental: {
    // Open tabs would otherwise show an old price for five minutes.
    staleTimes: { static: 30 },
    globalNotFound: true,
    // The proxy stands before account pages, which take no body: Next would keep ten megabytes of one.
    proxyClientMaxBodySize: '16kb',
  },
  // Pictures are made by the CMS: the server of sizes has nothing to do and is off.
  images: { unoptimized: true },
  redirects: () => Promise.resolve(localeRedirects()),
  rewrites: () =>
    Promise.resolve({
      beforeFiles: countryRewrites(),
      // A script of an earlier build: it would else count as a page of a country named `_next`.
      afterFiles: [{ source: '/_next/:path*', destination: NO_ROUTE }],
      fallback: [],
    }),
  headers: () =>
    Promise.resolve([
      ...securityHeaders({ isDevelopment }),
      ...pageHeaders(),
      ...countryCookieHeaders(),
    ]),
}

export default createNextIntlPlugin('./src/i18n/request.ts')(config)
