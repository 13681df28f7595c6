import { fileURLToPath } from 'node:url'
import { countryCookieHeaders, countryRewrites, localeRedirects } from '@studio/shared/negotiation'
import createNextIntlPlugin from 'next-intl/plugin'
import type { NextConfig } from 'next'
import { pageHeaders, securityHeaders } from './src/headers'

const isDevelopment = process.env.NODE_ENV === 'development'

/** A path of one segment is no route, because every page has a country and a language before it. */
const NO_ROUTE = '/not-a-route'

const config: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: fileURLToPath(new URL('../..', import.meta.url)),
  transpilePackages: ['@studio/shared'],
  // The style guide imports its clip as it imports pictures.
  turbopack: { rules: { '*.mp4': { type: 'asset' } } },
  poweredByHeader: false,
  // `npm test` checks the types, so that starting the product does not have to wait for it.
  typescript: { ignoreBuildErrors: true },
  // The only cache of pages. Next's own cache in memory would be a second one.
  cacheHandler: fileURLToPath(
    new URL('src/delivery/page-cache/cache-handler.mjs', import.meta.url),
  ),
  cacheMaxMemorySize: 0,
  experimental: {
    // The default of five minutes would show old prices in open tabs.
    staleTimes: { static: 30 },
    globalNotFound: true,
    // The proxy runs before account pages, which take no body. By default Next would buffer ten
    // megabytes of one.
    proxyClientMaxBodySize: '16kb',
  },
  // The CMS generates pictures in all sizes, so Next's optimizer is off.
  images: { unoptimized: true },
  redirects: () => Promise.resolve(localeRedirects()),
  rewrites: () =>
    Promise.resolve({
      beforeFiles: countryRewrites(),
      // Without this rule, a script of an earlier build would count as a page of a country
      // named `_next`.
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

/** Messages are compiled at build time, so that browsers load no parser for them. */
const withMessages = createNextIntlPlugin({
  requestConfig: './src/i18n/request.ts',
  experimental: {
    messages: { path: './src/messages', format: 'json', locales: 'infer', precompile: true },
  },
})

export default withMessages(config)
