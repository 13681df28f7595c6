import { endingOf } from '@studio/shared/review/uploads'
import type { CollectionBeforeOperationHook, CollectionConfig, SanitizedConfig } from 'payload'
import { operationOf } from '../api/operation-of'
import { collectionsWithFiles } from './collections-with-files'
import { refusedFile } from './refused-file'

type Collection = SanitizedConfig['collections'][number]

/** The endings of the names of files, by their type. */
const ENDINGS: Record<string, string[]> = {
  'application/pdf': ['pdf'],
  'application/zip': ['zip'],
  'audio/mp4': ['m4a', 'mp4'],
  'audio/mpeg': ['mp3'],
  'audio/x-m4a': ['m4a'],
  'image/apng': ['apng', 'png'],
  'image/avif': ['avif'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
}

/** Characters that have a meaning in an address, a header or a file system, also when escaped. */
const UNSAFE = /(?:%(?:0[ad]|2[27f]|5c)|[\p{Cc}"'`<>:;|*?%/\\])+/giu
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Checks the files of every upload collection before they are stored. Needs the finished config,
 * because these checks run before the hooks of the collections.
 */
export function checkFiles(config: SanitizedConfig): SanitizedConfig {
  for (const collection of collectionsWithFiles(config)) {
    const hooks: CollectionConfig['hooks'] = collection.hooks
    collection.hooks.beforeOperation = [checkFile(collection), ...(hooks.beforeOperation ?? [])]
  }
  return config
}

/**
 * Gives the file a safe name, and refuses a name whose ending does not belong to the collection's
 * types. A program that opens a saved file goes by its ending. A new document without a file is
 * refused as well; Payload would fetch one from an address in its data, and fail with status 500.
 */
function checkFile({ access, slug, upload }: Collection): CollectionBeforeOperationHook {
  const endings = endingsOf(upload.mimeTypes ?? [])
  return async (call) => {
    const { args, req } = call
    const operation = operationOf(call)
    if (operation !== 'create' && operation !== 'update') return args
    const isTrusted = 'overrideAccess' in args && args.overrideAccess === true
    // Payload checks the right to create after this hook, and refuses then.
    if (operation === 'create' && !isTrusted && !(await access.create({ req }))) return args
    const isCopy = 'duplicateFromID' in args && args.duplicateFromID != null
    if (!req.file) {
      if (operation === 'update' || isCopy) return args
      throw refusedFile(req, slug, 'Choose a file. Nothing was stored, because none was sent.')
    }
    const name = safeName(req.file.name)
    if (!endings.includes(endingOf(name))) {
      const list = endings.map((ending) => `.${ending}`).join(', ')
      throw refusedFile(req, slug, `The file’s name must end in one of these: ${list}`)
    }
    req.file = { ...req.file, name }
    // Payload would search for other files with this prefix, in a field that does not exist.
    const data: unknown = 'data' in args ? args.data : undefined
    if (isRecord(data)) delete data.prefix
    return args
  }
}

/** @throws if a type has no known endings, when the server starts */
function endingsOf(types: string[]): string[] {
  const unknown = types.find((type) => !ENDINGS[type])
  if (unknown) throw new Error(`The endings of ${unknown} are missing in check-files.ts.`)
  return [...new Set(types.flatMap((type) => ENDINGS[type] ?? []))]
}

export function safeName(name: string): string {
  const clean = name.normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(UNSAFE, '-')
  // Windows drops dots and blanks at the end.
  return clean.trim().replace(/[\s.]+$/u, '')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
