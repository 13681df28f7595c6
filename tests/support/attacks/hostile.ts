import fc from 'fast-check'

/** Hostile texts that are known from real attacks. */
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

export const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
)

/** Arrays or objects that are nested so deeply that recursion would exhaust the stack. */
export const deep = fc
  .constantFrom('[', '{"a":')
  .chain((open) => fc.integer({ min: 1, max: 6_000 }).map((depth) => open.repeat(depth)))

export const anything = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, false, 0, -1, 1e308, [], {}),
  fc.jsonValue({ maxDepth: 6 }),
)

export const contentType = fc.oneof(
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

export const header = fc.stringMatching(/^[ -~]{0,200}$/)

/**
 * Percent-encodes a text. A lone surrogate becomes U+FFFD, as in a browser, because it cannot be
 * encoded.
 */
export function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString())
}

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const

/** Queries of one to three parameters with arbitrary values, usually with the given names. */
export function queryOf(names: string[], value = hostileText): fc.Arbitrary<string> {
  const name = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, hostileText)
  return fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 3 }).map((pairs) =>
    pairs
      .map((pair) => pair.map(encode).join('='))
      .join('&')
      .slice(0, 4_000),
  )
}
