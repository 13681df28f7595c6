import type { ApiCall } from '../../../packages/shared/src/contracts/call'
import { apiCalls } from '../../../packages/shared/src/api/calls'
import fc from 'fast-check'
import type { ZodType } from 'zod'
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

/**
 * Bodies with fields of the contract, of which some are missing and some are added, with arbitrary
 * values.
 */
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

/** String() would throw for objects whose property `toString` is not a function. */
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

const badQuery = queryOf(['lang', 'ip', 'locale', 'where[id][like]', 'depth'])

/** The query is validated before the body, so it is usually empty to let the body be reached. */
const query = fc.oneof(
  { weight: 5, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: badQuery },
)

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

/** Parameters for which nothing exists: an id, a secret and a word. */
const UNKNOWN = ['999999999', 'A'.repeat(43), 'unknown']

/** A value that the contract accepts, so that the code that uses the parameter runs. */
function fitting({ parameters }: ApiCall, name: string): string {
  const shape: Record<string, ZodType> = parameters?.shape ?? {}
  return UNKNOWN.find((value) => shape[name]?.safeParse(value).success) ?? 'x'
}

/** Malformed requests to any declared call. One in five goes through the website. */
export const declaredCalls: fc.Arbitrary<Attack> = fc.constantFrom(...calls).chain((call) => {
  const method = fc.oneof(
    { weight: 8, arbitrary: fc.constant(call.method as string) },
    { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
  )
  const parts = fc.record({
    target: fc.constantFrom<Attack['target']>('web', 'cms', 'cms', 'cms', 'cms'),
    method,
    query,
    headers,
    contentType,
    body: bodyOf(call),
    segment: hostileText,
    fits: fc.boolean(),
  })
  return parts.map(({ target, method, query, headers, contentType, body, segment, fits }) => {
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      fits ? fitting(call, name) : encode(segment).slice(0, 2_000) || 'x',
    )
    const hasBody = !['GET', 'HEAD'].includes(method)
    return {
      kind: 'call',
      target,
      method,
      path: `/api${path}${query && `?${query}`}`,
      headers: { ...headers, ...(hasBody && { 'content-type': contentType }) },
      ...(hasBody && { body }),
    }
  })
})
