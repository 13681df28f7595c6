import { DEFAULT_LOCALE } from '@studio/shared/locales'
import type { File, Payload } from 'payload'
import { z } from 'zod'
import { poolOf } from '../platform/database/pool'
import { fieldsOf } from '../platform/fields/fields-of'
import { writingWhole } from '../platform/fields/whole-document'
import { WHOLE_TRANSLATION } from '../editor/languages/whole-translation'
import { inAllLanguages, localize, type JsonObject } from './localize'
import { findRecords, hashOf, saveRecord, type SeedRecord } from './records'
import { MissingDocument, type Registry, type SeededCollection } from './registry'
import { resolveReferences } from './resolve-references'
import { OWN_FILE } from '../platform/uploads/own-file'

export interface SeedEntry {
  collection: SeededCollection
  /** The entry's name in the seed's files, with which other entries refer to it. */
  name: string
  /** The field and the value by which an existing document is found. */
  match: { field: string; value: string }
  data: JsonObject
  file?: File
}

/** Existing documents by the value of `match`, and the records of earlier seeds by key. */
interface Stored {
  documents: Map<unknown, Written>
  records: Map<string, SeedRecord>
}

/**
 * Writes one entry, unless nothing has changed since the last seed, or an editor has changed or
 * deleted the document.
 *
 * @param stored of this entry and others; by default it is read
 * @returns true if something was written
 */
export async function seedDocument(
  payload: Payload,
  registry: Registry,
  entry: SeedEntry,
  stored?: Stored,
): Promise<boolean> {
  const { collection, name, match, data, file } = entry
  const pool = poolOf(payload)
  const key = keyOf(entry)
  const hash = hashOf(data, ...(file ? [file.data] : []))
  const { documents, records } = stored ?? (await readStored(payload, [entry]))
  const record = records.get(key)
  const existing = documents.get(match.value)
  if (existing) registry.set(collection, name, existing.id)
  if (record?.hash === hash) return false
  if (record && !existing) return false
  if (record && existing && new Date(existing.updatedAt).getTime() !== record.writtenAt.getTime()) {
    payload.logger.info(`Seed: ${key} was changed by an editor and stays as it is`)
    return false
  }
  const written = await write(payload, registry, entry, existing?.id).catch((error: unknown) => {
    // A document that an earlier seed has written refers to another one that was deleted since
    // then.
    if (!record || !(error instanceof MissingDocument)) {
      throw new Error(`${key} cannot be written`, { cause: error })
    }
    payload.logger.info(`Seed: ${key} stays as it is. ${error.message}`)
    return null
  })
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

/**
 * Reads the documents and records of all entries by two queries, because at most starts nothing has changed.
 *
 * @param entries of one collection
 */
export async function readStored(payload: Payload, entries: SeedEntry[]): Promise<Stored> {
  const [first] = entries
  if (!first) return { documents: new Map(), records: new Map() }
  const { collection, match } = first
  const { docs } = await payload.find({
    collection,
    where: { [match.field]: { in: entries.map((entry) => entry.match.value) } },
    select: { [match.field]: true, updatedAt: true },
    depth: 0,
    pagination: false,
    // Drafts are included, because an editor's unfinished draft counts as a change, too.
    draft: true,
    // The trash is included, because the seed must not create a second copy of a document that an
    // editor has moved there.
    trash: true,
  })
  const records = await findRecords(poolOf(payload), entries.map(keyOf))
  const documents = docs.map((doc): [unknown, Written] => {
    const { [match.field]: value, id, updatedAt } = foundSchema.parse(doc)
    return [value, { id, updatedAt }]
  })
  return { documents: new Map(documents), records }
}

const foundSchema = z.looseObject({ id: z.number(), updatedAt: z.string() })

function keyOf({ collection, name }: SeedEntry): string {
  return `${collection}:${name}`
}

/**
 * Writes all languages in one save. Without translated texts, the document is the same in all of
 * them.
 */
async function write(
  payload: Payload,
  registry: Registry,
  { collection, name, data, file }: SeedEntry,
  existingId: number | undefined,
): Promise<Written> {
  const document = inAllLanguages((locale) =>
    resolveReferences(
      fieldsOf(payload, collection),
      localize(data, locale, `${collection}:${name}`),
      registry,
    ),
  )
  const options = {
    collection,
    // Payload validates the seed's data against the fields when it writes.
    data: document[DEFAULT_LOCALE] as never,
    locale: DEFAULT_LOCALE,
    depth: 0,
    context: { ...WHOLE_TRANSLATION, ...OWN_FILE, ...writingWhole(document) },
    ...(file && { file }),
  }
  const { id, updatedAt } =
    existingId === undefined
      ? await payload.create(options)
      : await payload.update({ ...options, id: existingId, overwriteExistingFiles: true })
  return { id, updatedAt }
}
