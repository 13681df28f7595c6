import { callFinder } from '@studio/shared/api/calls'

/**
 * Where Payload finds the declared calls. Not directly below `/api`: there it takes
 * `/categories`, `/sessions` and the like for its own collections.
 */
export const CALLS_ROOT = '/declared'

/** `/sessions/{id}` as Payload's router reads it. */
export function endpointPath({ path }: { path: string }): string {
  return `${CALLS_ROOT}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
}

/** Whatever stands in the place of a parameter: the call itself says what is wrong with it. */
export const callsAt = callFinder('[^/]+')
