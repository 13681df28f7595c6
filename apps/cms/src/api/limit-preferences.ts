import type { Endpoint, PayloadRequest, SanitizedConfig } from 'payload'
import { readBytes } from '@studio/shared/requests/read-bytes'
import { fail } from './respond'
import { isStaff } from '../access/roles'

/** In bytes: columns, open groups and the like are some hundred. */
const LONGEST_VALUE = 64 * 1024

/**
 * Payload keeps preferences for everybody who is logged in, of any length. They are how
 * the admin looks to its staff. For the finished config: plugins run before Payload adds
 * this collection.
 */
export function limitPreferences(config: SanitizedConfig): SanitizedConfig {
  const collection = config.collections.find(({ slug }) => slug === 'payload-preferences')
  if (collection?.endpoints) {
    // The admin asks by their key; there is no second way.
    const byKey = collection.endpoints.filter(({ path }) => path === '/:key')
    collection.endpoints = byKey.map(guarded)
  }
  return config
}

function guarded(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    handler: async (req: PayloadRequest) => {
      if (!req.user) return fail(401, 'unauthenticated')
      if (!isStaff(req.user)) return fail(403, 'forbidden')
      const body = await readBytes(req as Request, LONGEST_VALUE)
      if (!body) return fail(413, 'tooLarge')
      // Payload's handlers read it by this.
      const json = () => Promise.resolve(JSON.parse(body.toString('utf8')) as unknown)
      return endpoint.handler(Object.assign(req, { json }))
    },
  }
}
