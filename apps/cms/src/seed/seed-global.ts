import { DEFAULT_LOCALE } from '@studio/shared/locales'
import type { Payload } from 'payload'
import { SITE_CONTEXT } from '../platform/access/rules'
import { poolOf } from '../platform/database/pool'
import { fieldsOf } from '../platform/fields/fields-of'
import { writingWhole } from '../platform/fields/whole-document'
import { WHOLE_TRANSLATION } from '../editor/languages/whole-translation'
import { inAllLanguages, localize, type JsonObject } from './localize'
import { findRecord, hashOf, saveRecord } from './records'
import type { Registry } from './registry'
import { resolveReferences } from './resolve-references'

/** Writes a global in the same way as a document: an editor's changes are never overwritten. */
export async function seedGlobal(
  payload: Payload,
  registry: Registry,
  slug: 'site-settings' | 'menus',
  data: JsonObject,
): Promise<boolean> {
  const pool = poolOf(payload)
  const entry = `${slug}:global`
  const hash = hashOf(data)
  const record = await findRecord(pool, entry)
  if (record?.hash === hash) return false
  const current = await payload.findGlobal({ slug, depth: 0 })
  const changedAt = current.updatedAt ? new Date(current.updatedAt).getTime() : undefined
  if (record && changedAt !== record.writtenAt.getTime()) return false

  const document = inAllLanguages((locale) =>
    resolveReferences(fieldsOf(payload, slug), localize(data, locale, entry), registry),
  )
  const { updatedAt } = await payload.updateGlobal({
    slug,
    locale: DEFAULT_LOCALE,
    data: document[DEFAULT_LOCALE],
    // Payload checks references with the rights of the writer, but the seed writes without an
    // account.
    context: { ...SITE_CONTEXT, ...WHOLE_TRANSLATION, ...writingWhole(document) },
  })
  if (!updatedAt) throw new Error(`The global “${slug}” was not written.`)
  await saveRecord(pool, entry, { hash, documentId: 'global', writtenAt: new Date(updatedAt) })
  return true
}
