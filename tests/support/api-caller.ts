import { randomInt } from 'node:crypto'
import { apiErrorSchema } from '../../packages/shared/src/contracts/common'
import { signedVisitor } from '../../packages/shared/src/visitor/visitor'
import { stackUnderTest } from './stack-under-test'

export interface ApiRequest {
  method: string
  /** The path below `/api`, with the query. */
  path: string
  headers?: Record<string, string>
  body?: string | FormData
}

export interface ApiAnswer {
  status: number
  headers: Headers
  text: string
  /** The code of an API error; null if the body is something else. */
  code: string | null
  fields: Record<string, string>
}

/** @returns a random IP address, for which no rate limit has counted a request yet */
export function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}

/** Calls the backend directly, with the signature that the website uses for calls of visitors. */
export function callCms(
  request: ApiRequest,
  address = someAddress(),
  host = 'localhost',
): Promise<ApiAnswer> {
  const { cmsUrl, publishSecret } = stackUnderTest()
  const visitor = { address, country: null, host }
  return send(cmsUrl, request, signedVisitor(visitor, publishSecret))
}

/** Calls the website's own `/api`, as its pages do. */
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
  // The request is repeated, because the server may close an idle connection just when it is
  // reused.
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
