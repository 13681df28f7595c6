import type { ApiCall } from '../../packages/shared/src/api/call'
import { apiCalls } from '../../packages/shared/src/api/calls'
import fc from 'fast-check'
import type { ApiRequest } from './api-caller'

/** What people and programs send where a text is expected, each of them once seen in earnest. */
const HOSTILE_TEXTS = [
  "'; DROP TABLE users; --",
  "' OR 1=1 /*",
  '${7*7}{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '%00',
  'a\u0000b',
  '\ud800',
  '\u202egpj.exe',
  '\ufeff',
  'ﷺ'.repeat(50),
  '👩‍👩‍👧‍👦'.repeat(40),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘',
  'x@y.example\r\nBcc: z@y.example',
  'someone@studio.example',
  '__proto__',
  'constructor',
  '2147483648',
  '-1',
  '1e309',
  'NaN',
  '9'.repeat(400),
  'x'.repeat(70_000),
]

const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
)

/** Arrays in arrays, deeper than any stack. */
const deep = fc
  .constantFrom('[', '{"a":')
  .chain((open) => fc.integer({ min: 1, max: 6_000 }).map((depth) => open.repeat(depth)))

const anything = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, false, 0, -1, 1e308, [], {}),
  fc.jsonValue({ maxDepth: 6 }),
)

/** A body with the contract's fields, some left out, some more, none of them sure to fit. */
function fieldsOf(call: ApiCall): fc.Arbitrary<Record<string, unknown>> {
  const known = Object.keys(call.body?.shape ?? {})
  const own = fc.record(Object.fromEntries(known.map((name) => [name, anything])), {
    requiredKeys: [],
  })
  const more = fc.dictionary(
    fc.oneof(fc.constantFrom('__proto__', 'id', 'roles'), hostileText),
    anything,
    {
      maxKeys: 3,
    },
  )
  return fc.tuple(own, fc.option(more)).map(([fields, others]) => ({ ...fields, ...others }))
}

const contentType = fc.oneof(
  { weight: 6, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'text/xml',
      'text/html',
      'application/octet-stream',
      '/',
    ),
  },
)

/** An object may have a `toString` that is none. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function bodyOf(call: ApiCall): fc.Arbitrary<string> {
  const json = fieldsOf(call).map((fields) => JSON.stringify(fields))
  const broken = fc.tuple(json, fc.nat(200)).map(([text, end]) => text.slice(0, end))
  const form = fieldsOf(call).map((fields) =>
    Object.entries(fields)
      .map(
        ([name, value]) =>
          `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${textOf(value)}\r\n`,
      )
      .join('')
      .concat('--x--\r\n'),
  )
  return fc.oneof(
    { weight: 8, arbitrary: json },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: form },
    { weight: 1, arbitrary: deep },
    { weight: 1, arbitrary: hostileText },
  )
}

const badQuery = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom('lang', 'ip', 'locale', 'where[id][like]', 'depth'), hostileText),
      hostileText,
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((pairs) =>
    pairs
      .map((pair) => pair.map(encode).join('='))
      .join('&')
      .slice(0, 4_000),
  )

/** It is read first: mostly none, so that the body is looked at, too. */
const query = fc.oneof(
  { weight: 5, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: badQuery },
)

const header = fc.stringMatching(/^[ -~]{0,200}$/)

const headers = fc.record(
  {
    authorization: fc.oneof(
      header.map((text) => `Bearer ${text}`),
      fc.constantFrom('Bearer ', 'JWT x.y.z', `Bearer ${'A'.repeat(43)}`, 'Basic YTpi'),
    ),
    'accept-language': header,
    cookie: header,
    'x-http-method-override': fc.constantFrom('GET', 'DELETE'),
    'x-visitor': header,
  },
  { requiredKeys: [] },
)

const calls: readonly ApiCall[] = apiCalls

/** One malformed request to one of all calls. */
export const attacks: fc.Arbitrary<ApiRequest> = fc.constantFrom(...calls).chain((call) => {
  const method = fc.oneof(
    { weight: 8, arbitrary: fc.constant(call.method as string) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'),
    },
  )
  const parts = fc.record({
    method,
    query,
    headers,
    contentType,
    body: bodyOf(call),
    segment: hostileText,
  })
  return parts.map((part) => {
    const path = call.path.replaceAll(/\{\w+\}/g, () => encode(part.segment).slice(0, 2_000) || 'x')
    const hasBody = !['GET', 'HEAD'].includes(part.method)
    const request: ApiRequest = {
      method: part.method,
      path: part.query ? `${path}?${part.query}` : path,
      headers: { ...part.headers, ...(hasBody && { 'content-type': part.contentType }) },
      ...(hasBody && { body: part.body }),
    }
    return request
  })
})

/** Half a character cannot be written into an address: it goes as what a browser makes of it. */
function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString())
}
