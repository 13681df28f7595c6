import type { Endpoint, SanitizedConfig } from 'payload'
import { errorResponse } from '../lib/respond'

/**
 * Refuses to store a document that was not sent, because Payload fails without one. Other calls
 * need no body. The router has already removed empty bodies.
 */
export function refuseMissingBodies(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    collection.endpoints = guarded(collection.endpoints, ['post /', 'patch /:id'])
  }
  for (const single of config.globals) single.endpoints = guarded(single.endpoints, ['post /'])
  return config
}

function guarded(endpoints: false | readonly Endpoint[], writes: string[]): Endpoint[] {
  return (endpoints || []).map((endpoint) => {
    if (!writes.includes(`${endpoint.method} ${endpoint.path}`)) return endpoint
    const { handler } = endpoint
    return {
      ...endpoint,
      handler: (req) => (req.body ? handler(req) : errorResponse('invalidBody')),
    }
  })
}
