import type { ApiCall } from '@studio/shared/api/call'
import { apiCalls } from '@studio/shared/api/calls'

const patterns = apiCalls.map((call: ApiCall) => ({
  call,
  pattern: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** The calls at a path below `/api`, whatever their method. */
export function callsAt(path: string): ApiCall[] {
  return patterns.filter(({ pattern }) => pattern.test(path)).map(({ call }) => call)
}
