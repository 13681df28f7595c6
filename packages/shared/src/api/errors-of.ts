import type { ApiCall } from './call'
import { ERROR_CODES, type ErrorCode } from './codes'

/** Every code that a call can answer with: its own, and those that follow from what it takes. */
export function errorsOf(call: ApiCall): ErrorCode[] {
  const codes = new Set<ErrorCode>([
    'methodNotAllowed',
    'tooManyRequests',
    'cmsUnavailable',
    'internal',
    ...(call.errors ?? []),
  ])
  // A query is read strictly everywhere: what a call does not know is a mistake, said at once.
  codes.add('invalidQuery')
  if (call.body) {
    for (const code of [
      'invalidBody',
      'invalidFields',
      'unsupportedMediaType',
      'tooLarge',
    ] as const)
      codes.add(code)
  }
  if (call.parameters) codes.add('notFound')
  if (call.caller === 'account') codes.add('unauthenticated').add('sessionExpired')
  if (call.caller === 'guest') codes.add('forbidden')
  if (call.method !== 'GET' && !call.isRead) codes.add('crossSite')
  return ERROR_CODES.filter((code) => codes.has(code))
}
