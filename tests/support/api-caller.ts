import { randomInt } from 'node:crypto'
import { apiErrorSchema } from '../../packages/shared/src/contracts/common'
import { signedVisitor } from '../../packages/shared/src/visitor/visitor'
import { stackUnderTest } from './stack-under-test'

export interface ApiRequest {
  method: string
  /** Below `/api`, including the query. */
  path: string
  headers?: Record<string, string>
  body?: string | FormData
}

export interface ApiAnswer {
  status: number
  headers: Headers
  text: string
  /** The error's code, or null if the body is not one of the API's errors. */
  code: string | null
  fields: Record<string, string>
}

/** A random IP address, so that no rate limit has counted it. */
export function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}

/** Calls the backend directly, signed as the website's calls for a visitor. */
export function callCms(
  request: ApiRequest,
  address = someAddress(),
  host = 'localhost',
): Promise<ApiAnswer> {
  const { cmsUrl, publishSecret } = stackUnderTest()
  const visitor = { address, country: null, host }
  return send(cmsUrl, request, signedVisitor(visitor, publishSecret))
}

/** Calls the website, as its own pages do. */
export function callWeb(request: ApiRequest, address = someAddress()): Promise<ApiAnswer> {
  const { webUrl } = stackUnderTest()
  return send(webUrl, request, { origin: webUrl, 'x-forwarded-for': address })
}

async function send(
  base: string,
  { method, path, headers, body }: ApiRequest,
  more: Record<string, string>,
): Promise<ApiAnswer> {
  const ask = () =>
    fetch(`${base}/api${path}`, {
      method,
      headers: { ...more, ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
      ...(body !== undefined && { body }),
    })
  // The server may close an idle connection at the moment of its reuse.
  const response = await ask().catch((error: unknown) => {
    if (error instanceof TypeError) return ask()
    throw error
  })
  const text = await response.text()
  const error = apiErrorSchema.safeParse(parse(text)).data?.error
  const { status } = response
  return {
    status,
    headers: response.headers,
    text,
    code: error?.code ?? null,
    fields: error?.fields ?? {},
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
