import type { CollectionConfig, SanitizedConfig } from 'payload'
import { nobody } from './nobody'
import { staffOnly } from './staff-only'

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
  for (const { slug, access } of config.collections) Object.assign(access, RULES[slug])
  return config
}
