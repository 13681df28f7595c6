import type { CollectionConfig, Endpoint, SanitizedConfig } from 'payload'
import { errorResponse } from './respond'
import { nobody, staffOnly } from '../access/rules'

type Rules = NonNullable<CollectionConfig['access']>

/** Payload leaves most of its own collections to everyone who is logged in: here clients are, too. */
const RULES: Record<string, Rules> = {
  // Who is editing what: staff's browsers renew and drop these. A client could shut editors out.
  'payload-locked-documents': {
    create: staffOnly,
    read: staffOnly,
    update: staffOnly,
    delete: staffOnly,
    readVersions: nobody,
  },
  // How the admin looks, which clients never see. The rest is limited to one's own by Payload.
  'payload-preferences': { create: staffOnly, readVersions: nobody },
  'payload-migrations': {
    create: nobody,
    read: nobody,
    update: nobody,
    delete: nobody,
    readVersions: nobody,
  },
  // Closed by Payload but for its versions.
  'payload-kv': { readVersions: nobody },
}

/** For the finished config: plugins run before Payload adds these collections. */
export function closeBuiltIns(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    Object.assign(collection.access, RULES[collection.slug])
    collection.endpoints = closedEndpoints(collection)
  }
  return config
}

type Collection = SanitizedConfig['collections'][number]

/**
 * Payload gives each collection addresses for what it may not have, and fails at them; for a
 * collection without any it tells how the server is reached from inside. They answer that nothing is
 * there: left out, their last part would be taken for a document's number.
 */
function closedEndpoints(collection: Collection): Endpoint[] {
  return (collection.endpoints || []).map((endpoint) =>
    isOpen(collection, endpoint.path)
      ? endpoint
      : { ...endpoint, handler: () => errorResponse('notFound') },
  )
}

function isOpen({ versions, auth }: Collection, path: string): boolean {
  if (path.startsWith('/versions')) return Boolean(versions)
  if (path === '/verify/:id') return Boolean(auth.verify)
  if (path === '/unlock') return auth.maxLoginAttempts > 0
  // The set-up makes the first admin.
  return path !== '/first-register'
}
