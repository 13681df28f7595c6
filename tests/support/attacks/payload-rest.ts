import fc from 'fast-check'
import { EXPECTED_ACCESS } from '../../../apps/cms/src/test-support/expected-access'
import type { Attack } from './attack'
import {
  anything,
  contentType,
  deep,
  encode,
  header,
  hostileText,
  METHODS,
  queryOf,
} from './hostile'

const GLOBALS = ['menus', 'site-settings']

const COLLECTIONS = [
  ...Object.keys(EXPECTED_ACCESS).filter((name) => !GLOBALS.includes(name)),
  'payload-preferences',
  'payload-locked-documents',
  'payload-kv',
  'payload-migrations',
  'payload-jobs',
  ...GLOBALS.map((name) => `globals/${name}`),
]

const id = fc.oneof(
  fc.constantFrom('1', '2', '0', '-1', '1.5', 'NaN', '99999999999999999999', 'x', '%00', '..%2F1'),
  hostileText.map((text) => encode(text).slice(0, 500) || 'x'),
)

/** Paths below a collection's path. Payload has some of them only for certain collections. */
const below = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 3, arbitrary: id.map((text) => `/${text}`) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('versions', 'verify', 'access', 'file', 'api-key'), id)
      .map((parts) => `/${parts.join('/')}`),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '/versions',
      '/count',
      '/me',
      '/init',
      '/login',
      '/logout',
      '/unlock',
      '/refresh-token',
      '/first-register',
      '/reset-password',
      '/access',
      '/paste-url/1',
      '/1/duplicate',
      '/1/api-key/reveal',
    ),
  },
)

const value = fc.oneof(
  fc.constantFrom(
    '-1',
    '0',
    '1e9',
    '99999999999999999999',
    'null',
    'true',
    '[]',
    '{}',
    '{"and":[null]}',
    '{"title":{"equals":{"a":1}}}',
    '{"id":{"in":"x"}}',
    '2026-99-99',
    '-title',
    'hash',
    '-salt',
    'resetPasswordToken',
    'sessions.id',
    'updatedBy.hash',
    'all',
    'zz',
  ),
  hostileText,
)

const query = fc.oneof(
  { weight: 1, arbitrary: fc.constant('') },
  {
    weight: 4,
    arbitrary: queryOf(
      [
        'limit',
        'page',
        'depth',
        'sort',
        'where',
        'where[id][equals]',
        'where[id][in]',
        'where[id][near]',
        'where[title][like]',
        'where[createdAt][greater_than]',
        'where[updatedAt][exists]',
        'where[_status][equals]',
        'where[blocks.title][like]',
        'where[and][0][or][0][id][not_equals]',
        'where[and]',
        'where[title]',
        'where[hash][like]',
        'where[parent][equals]',
        'where[version.title][contains]',
        'select',
        'select[title]',
        'populate',
        'populate[pages][title]',
        'joins',
        'joins[a][limit]',
        'locale',
        'fallback-locale',
        'draft',
        'autosave',
        'publishSpecificLocale',
        'publishSpecificLocale[a]',
        'publishAllLocales',
        'unpublishAllLocales',
        'overrideLock',
        'trash',
        'pagination',
        'data',
        'uploadEdits[crop]',
      ],
      value,
    ),
  },
)

const form = fc
  .tuple(
    fc.constantFrom('_payload', 'file', 'x'),
    fc.oneof(
      anything.map((it) => JSON.stringify(it)),
      hostileText,
    ),
    fc.nat(3),
  )
  .map(([name, text, end]) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n--x--\r\n`.slice(
      0,
      -1 - end * 4,
    ),
  )

const body = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .dictionary(fc.constantFrom('email', 'password', 'title', 'roles', 'id'), anything, {
        maxKeys: 4,
      })
      .map((it) => JSON.stringify(it)),
  },
  { weight: 2, arbitrary: form },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: value },
  { weight: 1, arbitrary: anything.map((it) => JSON.stringify(it)) },
)

const headers = fc.record(
  {
    authorization: fc.constantFrom('JWT x', 'Bearer x', 'users API-Key x'),
    'accept-language': header,
    'x-http-method-override': fc.constantFrom('GET', 'DELETE'),
    'x-payload-http-method-override': fc.constant('GET'),
    origin: fc.constantFrom('null', 'https://elsewhere.example', 'x'),
  },
  { requiredKeys: [] },
)

const target = fc.constant<Attack['target']>('cms')

/** Malformed requests to Payload's own API by somebody who is not logged in. */
export const restOfNobody: fc.Arbitrary<Attack> = fc
  .record({
    target,
    collection: fc.constantFrom(...COLLECTIONS),
    below,
    method: fc.constantFrom(...METHODS),
    query,
    headers,
    contentType,
    body,
  })
  .map(({ collection, below, method, query, headers, contentType, body, target }) => {
    const hasBody = !['GET', 'HEAD'].includes(method)
    return {
      kind: 'rest',
      target,
      method,
      path: `/api/${collection}${below}${query && `?${query}`}`,
      headers: { ...headers, ...(hasBody && { 'content-type': contentType }) },
      ...(hasBody && { body }),
    }
  })

/**
 * Malformed requests to Payload's own API by staff who may read, so that they reach the database.
 * Only GET is used, which changes nothing.
 */
export function restOfStaff(authorization: string): fc.Arbitrary<Attack> {
  return fc
    .record({ target, collection: fc.constantFrom(...COLLECTIONS), below, query })
    .map(({ target, collection, below, query }) => ({
      kind: 'rest',
      target,
      method: 'GET',
      path: `/api/${collection}${below}${query && `?${query}`}`,
      headers: { authorization },
    }))
}
