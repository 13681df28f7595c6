import type { ApiCall } from '@studio/shared/api/call'
import { apiCalls } from '@studio/shared/api/calls'

const patterns = apiCalls.map((call: ApiCall) => ({
  call,
  pattern: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[\\w-]{1,64}')}$`),
}))

/**
 * The declared call at a path below `/api`, or the methods that there are at that
 * path: none where there is nothing.
 */
export function findCall(method: string, path: string): ApiCall | { methods: string[] } {
  const there = patterns.filter(({ pattern }) => pattern.test(path)).map(({ call }) => call)
  return (
    there.find((call) => call.method === method) ?? { methods: there.map((call) => call.method) }
  )
}
