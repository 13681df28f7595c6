import { callFinder } from '@studio/shared/api/calls'

/**
 * The internal path of declared calls in Payload. Directly below `/api`, Payload would read
 * `/categories`, `/sessions` and others as collections.
 */
export const CALLS_ROOT = '/declared'

/** Converts a path such as `/sessions/{id}` to the syntax of Payload's router. */
export function endpointPath({ path }: { path: string }): string {
  return `${CALLS_ROOT}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
}

/** A parameter matches any segment; the call itself validates it. */
export const callsAt = callFinder('[^/]+')
