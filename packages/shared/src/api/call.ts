import type { z } from 'zod'
import { ERROR_CODES, type ErrorCode } from './codes'

/**
 * Who may call: everyone, whoever is logged in, only whoever is not, or whoever has entered the
 * review room by the guest link that the address names.
 */
export type Caller = 'anyone' | 'account' | 'guest' | 'roomGuest'

/**
 * One call under `/api`, of the CMS and, at the same path, of the web. The same
 * declaration checks what comes in, documents the call and drives its tests.
 */
export interface ApiCall {
  /** Unique; the operation's name in the API's description. */
  name: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below `/api`, with parameters in braces: `/oauth/{provider}`. */
  path: string
  summary: string
  caller: Caller
  /** Reads only, although its method does not say so: pages of others and programs may call it. */
  isRead?: true
  parameters?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** The call takes a file beside its fields, as `multipart/form-data`. */
  takesFile?: boolean
  /** The call takes a composed set's pictures beside its fields, see `set-request.ts`. */
  takesPictures?: boolean
  /** What a success answers; null: 204 and nothing. */
  answer: z.ZodType | null
  /** Besides those that each call can give: see `errorsOf`. */
  errors?: readonly ErrorCode[]
}

/** Every code that a call can answer with: its own, and those that follow from what it takes. */
export function errorsOf(call: ApiCall): ErrorCode[] {
  const codes = new Set<ErrorCode>([
    'methodNotAllowed',
    'tooManyRequests',
    'cmsUnavailable',
    'internal',
    // A query is read strictly everywhere: what a call does not know is a mistake, said at once.
    'invalidQuery',
    ...(call.errors ?? []),
  ])
  if (call.body) {
    codes.add('invalidBody').add('invalidFields').add('unsupportedMediaType').add('tooLarge')
  }
  if (call.parameters) codes.add('notFound')
  if (call.caller === 'account') codes.add('unauthenticated').add('sessionExpired')
  if (call.caller === 'guest') codes.add('forbidden')
  if (call.caller === 'roomGuest') codes.add('unauthenticated')
  if (call.method !== 'GET' && !call.isRead) codes.add('crossSite')
  return ERROR_CODES.filter((code) => codes.has(code))
}
