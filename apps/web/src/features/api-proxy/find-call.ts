import type { ApiCall } from '@studio/shared/api/call'
import { callFinder } from '@studio/shared/api/calls'

/** No visitor's call has a longer parameter, nor one that could be read as a path. */
const callsAt = callFinder('[\\w-]{1,64}')

/**
 * The declared call at a path below `/api`, or the methods that there are at that
 * path: none where there is nothing.
 */
export function findCall(method: string, path: string): ApiCall | { methods: string[] } {
  const calls = callsAt(path)
  return (
    calls.find((call) => call.method === method) ?? { methods: calls.map((call) => call.method) }
  )
}
