import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export type CopyLocale = 'en' | 'ar' | 'de'

/** A text for readers, with the file that contains it. */
export interface CopyText {
  file: string
  text: string
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Folders whose texts are objects with a key for each language. */
const MIXED = ['apps/cms/src/seed/data', 'packages/media/sets', 'packages/media/library']

/** Folders with one file for each language. */
const SEPARATE = ['apps/web/src/messages', 'apps/cms/src/platform/mail/words']

/** Reads all texts of one language: initial content, names of pictures, interface and mails. */
export function readCopy(locale: CopyLocale): CopyText[] {
  const mixed = MIXED.flatMap(jsonFiles).flatMap((file) =>
    textsUnder(readJson(file), locale).map((text) => ({ file, text })),
  )
  const separate = SEPARATE.flatMap((folder) => {
    const file = `${folder}/${locale}.json`
    return strings(readJson(file)).map((text) => ({ file, text }))
  })
  return [...mixed, ...separate]
}

function jsonFiles(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`)
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))
}

function textsUnder(value: unknown, locale: CopyLocale): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    key === locale && typeof entry === 'string' ? [entry] : textsUnder(entry, locale),
  )
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(strings)
}
