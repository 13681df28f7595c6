import { refuse } from './refuse'

/** @param methods that this address has */
export function notAllowed(methods: readonly string[]): Response {
  const response = refuse('methodNotAllowed')
  response.headers.set('Allow', methods.join(', '))
  return response
}
