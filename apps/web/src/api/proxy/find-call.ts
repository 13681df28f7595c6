import type { ApiCall } from '@studio/shared/contracts/call'
import { callFinder } from '@studio/shared/api/calls'

/** Finds calls whose parameters are short and contain no slash. */
const callsAt = callFinder('[\\w-]{1,64}')

/**
 * @returns the declared call at a path below `/api`. If there is none, the methods that the path
 * supports, which are none for an unknown path
 */
export function findCall(method: string, path: string): ApiCall | { methods: string[] } {
  const calls = callsAt(path)
  return (
    calls.find((call) => call.method === method) ?? { methods: calls.map((call) => call.method) }
  )
}
