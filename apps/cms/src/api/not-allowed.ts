import { errorResponse } from './error-response'

/** @param methods that this address has */
export function notAllowed(methods: readonly string[]): Response {
  const response = errorResponse('methodNotAllowed')
  response.headers.set('Allow', methods.join(', '))
  return response
}
