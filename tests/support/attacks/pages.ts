import fc from 'fast-check'
import type { Attack } from './attack'
import { contentType, deep, encode, header, hostileText, METHODS, queryOf } from './hostile'

const segment = fc.oneof(
  fc.constantFrom('a%', '%F0x', '..%2f..%2fetc', '%00', '~', 'us', 'gr', 'en', 'x'.repeat(3_000)),
  hostileText.map((text) => encode(text).slice(0, 1_000) || 'x'),
)

const WEB_PATHS = [
  '/',
  '/ar',
  '/de/pricing',
  '/login',
  '/de/password/reset/x',
  '/portal',
  '/portal/messages/7K3F-92QD',
  '/portal/projects/1',
  '/de/portal/review/1',
  '/settings/profile',
  '/contact',
  '/form/contact',
  '/newsletter/confirm/x',
  '/search',
  '/ar/search?q=x',
  '/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/media/x.avif',
  '/media/shared/x/y/z.jpg',
  '/_next/static/x.js',
  '/_next/image?url=x',
  '/_next/data/x/en.json',
  '/api/form/contact',
  '/api/form/x',
  '/api/preferences',
  '/api/publish',
  '/api/oauth/oidc/callback',
  '/api/oauth/x/callback',
  '/api/too-many-requests',
  '/api/ready',
  '/us/en/pricing',
]

const CMS_PATHS = [
  '/',
  '/admin',
  '/admin/login',
  '/admin/collections/pages',
  '/admin/reset/x',
  '/hand-off',
  '/hand-off?key=x&id=1',
  '/reference',
  '/outbox',
  '/outbox/x',
  '/api/openapi.json',
  '/api/ready',
  '/api/cross-site',
  '/api/site/page',
  '/api/site/shell',
  '/api/site/media/x',
  '/api/site/feed',
  '/api/site/paths',
  '/api/site/outline',
  '/api/inbox/export',
  '/api/inbox/answer',
  '/api/publishing',
  '/_next/static/x.js',
]

const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 2,
    arbitrary: queryOf([
      'lang',
      '_rsc',
      'country',
      'locale',
      'path',
      'return',
      'draft',
      'code',
      'state',
      'key',
      'where',
    ]),
  },
)

const headers = fc.record(
  {
    rsc: fc.constant('1'),
    'next-router-state-tree': header,
    'next-router-prefetch': fc.constantFrom('1', 'x'),
    'next-router-segment-prefetch': fc.constantFrom('/_tree', '/x', '//'),
    'next-action': fc.constantFrom('x', '0'.repeat(42)),
    'accept-language': header,
    accept: fc.constantFrom('text/html', '*/*', 'x'),
    cookie: fc.oneof(
      header,
      fc.constantFrom(
        'language_code=de; country=uk',
        'language_code=../x; country=%00',
        '__prerender_bypass=x',
        `session=${'A'.repeat(43)}`,
        'studio-cms-token=x.y.z',
      ),
    ),
    origin: fc.constantFrom('null', 'https://elsewhere.example', 'x'),
    range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'x'),
    'if-none-match': header,
    'x-forwarded-host': fc.constantFrom('elsewhere.example', '%'),
    'x-middleware-subrequest': fc.constant('src/proxy:src/proxy:src/proxy:src/proxy:src/proxy'),
    'cf-ipcountry': fc.constantFrom('GB', 'x'),
  },
  { requiredKeys: [] },
)

const body = fc.oneof(
  fc.constantFrom(
    '',
    'a=b&locale=de&country=zz',
    '--x\r\nContent-Disposition: form-data; name="1_$ACTION_ID_x"\r\n\r\n\r\n--x--\r\n',
    '--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n["$K1"]\r\n--x--\r\n',
  ),
  deep,
  hostileText,
)

function requestsTo(target: Attack['target'], known: string[]): fc.Arbitrary<Attack> {
  const path = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...known), segment)
        .map(([base, part]) => `${base.split('?')[0]}/${part}`.replace('//', '/')),
    },
  )
  const method = fc.oneof(
    { weight: 3, arbitrary: fc.constant('GET' as const) },
    { weight: 2, arbitrary: fc.constantFrom(...METHODS) },
  )
  return fc
    .record({ path, query, method, headers, contentType, body })
    .map(({ path, query, method, headers, contentType, body }) => {
      const hasBody = !['GET', 'HEAD'].includes(method)
      return {
        kind: 'page',
        target,
        method,
        path: query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path,
        headers: { ...headers, ...(hasBody && { 'content-type': contentType }) },
        ...(hasBody && { body }),
      }
    })
}

/**
 * Malformed requests to the website outside its declared calls: pages, files, forms, login windows.
 */
export const webPages = requestsTo('web', WEB_PATHS)
export const cmsPages = requestsTo('cms', CMS_PATHS)
