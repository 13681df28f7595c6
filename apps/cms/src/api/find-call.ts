import type { ApiCall } from '@studio/shared/api/call'
import { apiCalls } from '@studio/shared/api/calls'

/**
 * Where Payload finds the declared calls. Not directly below `/api`: there it takes
 * `/categories`, `/sessions` and the like for its own collections.
 */
export const CALLS_ROOT = '/declared'

/** `/sessions/{id}` as Payload's router reads it. */
export function endpointPath(call: ApiCall): string {
  return `${CALLS_ROOT}${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`
}

const patterns = apiCalls.map((call: ApiCall) => ({
  call,
  pattern: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** The calls at a path below `/api`, whatever their method. */
export function callsAt(path: string): ApiCall[] {
  return patterns.filter(({ pattern }) => pattern.test(path)).map(({ call }) => call)
}
