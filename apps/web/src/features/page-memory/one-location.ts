import type { ServerResponse } from 'node:http'

/** Next names the target of a redirect twice when it has just made the page; two are no valid answer. */
export function nameTargetOnce(response: ServerResponse): void {
  const target = response.getHeader('location')
  if (Array.isArray(target) && target[0] !== undefined) response.setHeader('location', target[0])
}
