import type { z } from 'zod'
import { ERROR_CODES, type ErrorCode } from './codes'

/**
 * Who may call: everyone (`anyone`), logged-in accounts (`account`), only callers who are not
 * logged in (`anonymous`), or visitors who entered the review room by the guest link in the path
 * (`guest`).
 */
export type Caller = 'anyone' | 'account' | 'anonymous' | 'guest'

/**
 * A call under `/api` of the CMS and, at the same path, of the web. The declaration validates
 * requests, documents the call and drives its tests.
 */
export interface ApiCall {
  /** The unique name of the call. It is also the `operationId` in the API's description. */
  name: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** The path below `/api`, with parameters in braces: `/oauth/{provider}`. */
  path: string
  summary: string
  caller: Caller
  /**
   * Whether the call only reads although its method is not GET, so that pages of other sites and
   * programs may make it.
   */
  isRead?: true
  parameters?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** Whether the call accepts a file in addition to its fields, as `multipart/form-data`. */
  takesFile?: boolean
  /**
   * Whether the call accepts a virtual set's pictures in addition to its fields: see
   * `set-request.ts`.
   */
  takesPictures?: boolean
  /** The body of a successful answer. With null the call answers 204 without a body. */
  answer: z.ZodType | null
  /**
   * The answer that the website sends to browsers. It is set if it differs from that of the CMS,
   * because the website moves secrets into cookies.
   */
  browserAnswer?: z.ZodType
  /** Error codes in addition to the common ones: see `errorsOf`. */
  errors?: readonly ErrorCode[]
}

/**
 * @returns every error code that a call can answer with: its own codes, and those that follow from
 * its input
 */
export function errorsOf(call: ApiCall): ErrorCode[] {
  const codes = new Set<ErrorCode>([
    'methodNotAllowed',
    'tooManyRequests',
    'cmsUnavailable',
    'internal',
    // Every query is validated strictly, so that an unknown parameter is reported at once.
    'invalidQuery',
    ...(call.errors ?? []),
  ])
  if (call.body) {
    codes.add('invalidBody').add('invalidFields').add('unsupportedMediaType').add('tooLarge')
  }
  if (call.parameters) codes.add('notFound')
  if (call.caller === 'account') codes.add('unauthenticated').add('sessionExpired')
  if (call.caller === 'anonymous') codes.add('forbidden')
  if (call.caller === 'guest') codes.add('unauthenticated')
  if (call.method !== 'GET' && !call.isRead) codes.add('crossSite')
  return ERROR_CODES.filter((code) => codes.has(code))
}
