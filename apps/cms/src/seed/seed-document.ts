import { DEFAULT_LOCALE, LOCALES } from '@studio/shared/locales'
import type { File, Payload } from 'payload'
import { poolOf } from '../database/pool'
import { fieldsOf } from '../fields/fields-of'
import { WHOLE_TRANSLATION } from '../translations/whole-translation'
import { localize, type JsonObject } from './localize'
import { findRecord, hashOf, saveRecord } from './records'
import { MissingDocument, type Registry, type SeededCollection } from './registry'
import { resolveReferences } from './resolve-references'

export interface SeedEntry {
  collection: SeededCollection
  /** The entry's name in the seed's files, with which other entries refer to it. */
  name: string
  /** The field and the value by which an existing document is found. */
  match: { field: string; value: string }
  data: JsonObject
  file?: File
}

/**
 * Writes one entry, unless nothing has changed since the last seed, or an editor has changed or
 * deleted the document.
 *
 * @returns true if something was written
 */
export async function seedDocument(
  payload: Payload,
  registry: Registry,
  entry: SeedEntry,
): Promise<boolean> {
  const { collection, name, data, file } = entry
  const pool = poolOf(payload)
  const key = `${collection}:${name}`
  const hash = hashOf(data, ...(file ? [file.data] : []))
  const [record, existing] = await Promise.all([
    findRecord(pool, key),
    findExisting(payload, entry),
  ])
  if (existing) registry.set(collection, name, existing.id)
  if (record?.hash === hash) return false
  if (record && !existing) return false
  if (record && existing && new Date(existing.updatedAt).getTime() !== record.writtenAt.getTime()) {
    payload.logger.info(`Seed: ${key} was changed by an editor and stays as it is`)
    return false
  }
  const written = await writeLocales(payload, registry, entry, existing?.id).catch(
    (error: unknown) => {
      // A document that an earlier seed has written refers to another one that was deleted since
      // then.
      if (!record || !(error instanceof MissingDocument)) {
        throw new Error(`${key} cannot be written`, { cause: error })
      }
      payload.logger.info(`Seed: ${key} stays as it is. ${error.message}`)
      return null
    },
  )
  if (!written) return false
  registry.set(collection, name, written.id)
  await saveRecord(pool, key, {
    hash,
    documentId: String(written.id),
    writtenAt: new Date(written.updatedAt),
  })
  return true
}

interface Written {
  id: number
  updatedAt: string
}

async function findExisting(
  payload: Payload,
  { collection, match }: SeedEntry,
): Promise<Written | null> {
  const { docs } = await payload.find({
    collection,
    where: { [match.field]: { equals: match.value } },
    limit: 1,
    depth: 0,
    pagination: false,
    // Drafts are included, because an editor's unfinished draft counts as a change, too.
    draft: true,
    // The trash is included, because the seed must not create a second copy of a document that an
    // editor has moved there.
    trash: true,
  })
  const [found] = docs
  return found ? { id: found.id, updatedAt: found.updatedAt } : null
}

/** Writes each language separately, English first because this creates the document. */
async function writeLocales(
  payload: Payload,
  registry: Registry,
  { collection, name, data, file }: SeedEntry,
  existingId: number | undefined,
): Promise<Written> {
  let written: Written | undefined
  let id = existingId
  for (const locale of LOCALES) {
    const isFirst = locale === DEFAULT_LOCALE
    const localized = localize(data, locale, `${collection}:${name}`)
    const resolved = resolveReferences(fieldsOf(payload, collection), localized, registry)
    const options = {
      collection,
      // Payload validates the seed's data against the fields when it writes.
      data: resolved as never,
      locale,
      depth: 0,
      context: { ...WHOLE_TRANSLATION },
      ...(isFirst && file && { file }),
    }
    const saved =
      id === undefined
        ? await payload.create(options)
        : await payload.update({ ...options, id, overwriteExistingFiles: true })
    id = saved.id
    written = { id: saved.id, updatedAt: saved.updatedAt }
  }
  if (!written) throw new Error('There is no language to seed.')
  return written
}
