import { LOCALES } from '@studio/shared/locales'
import type { Payload } from 'payload'
import { poolOf } from '../database/pool'
import { localize, type JsonObject } from './localize'
import { findRecord, hashOf, saveRecord } from './records'
import type { Registry } from './registry'
import { resolveReferences } from './resolve-references'

const ENTRY = 'site-settings:global'

/** The site settings by the same rule as documents: an editor's work is never written over. */
export async function seedSettings(
  payload: Payload,
  registry: Registry,
  data: JsonObject,
): Promise<boolean> {
  const pool = poolOf(payload)
  const hash = hashOf(data)
  const record = await findRecord(pool, ENTRY)
  if (record?.hash === hash) return false
  const current = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  const changedAt = current.updatedAt ? new Date(current.updatedAt).getTime() : undefined
  if (record && changedAt !== record.writtenAt.getTime()) return false

  let updatedAt: string | null | undefined
  for (const locale of LOCALES) {
    const resolved = resolveReferences(localize(data, locale, ENTRY), registry)
    const saved = await payload.updateGlobal({
      slug: 'site-settings',
      locale,
      data: resolved as never,
    })
    updatedAt = saved.updatedAt
  }
  if (!updatedAt) throw new Error('The site settings were not written.')
  await saveRecord(pool, ENTRY, { hash, documentId: 'global', writtenAt: new Date(updatedAt) })
  return true
}
