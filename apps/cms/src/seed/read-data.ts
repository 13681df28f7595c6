import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { JsonObject } from './localize'

const HERE = path.dirname(fileURLToPath(import.meta.url))
const DATA = path.join(HERE, 'data')
const PICTURES = path.join(HERE, 'media')
const BUNDLED_LIBRARY = path.join(HERE, 'library')
const BUNDLED_SETS = path.join(HERE, 'sets')
const SETS = path.join(HERE, '../../../../packages/media/sets')
const BUNDLED_DOWNLOADS = path.join(HERE, 'downloads')
const MADE_DOWNLOADS = path.join(HERE, '../../../../packages/media/careers/tests')
const RENDERED_LIBRARY = path.join(HERE, '../../../../packages/media/library')

const jsonObject = z.record(z.string(), z.json())

export async function readList(name: string): Promise<JsonObject[]> {
  return z.array(jsonObject).parse(JSON.parse(await readFile(path.join(DATA, name), 'utf8')))
}

export async function readObject(name: string): Promise<JsonObject> {
  return jsonObject.parse(JSON.parse(await readFile(path.join(DATA, name), 'utf8')))
}

/** Reads every file of a folder, sorted by name. Each file is one document. */
export async function readFolder(folder: string): Promise<JsonObject[]> {
  const names = (await readdir(path.join(DATA, folder))).filter((name) => name.endsWith('.json'))
  return Promise.all(names.sort().map((name) => readObject(path.join(folder, name))))
}

export async function readPages(): Promise<JsonObject[]> {
  return readFolder('pages')
}

/** A file for visitors, such as a test task of a job. */
export async function readDownload(name: string): Promise<Buffer> {
  const folder = existsSync(BUNDLED_DOWNLOADS) ? BUNDLED_DOWNLOADS : MADE_DOWNLOADS
  return readFile(path.join(folder, name))
}

/**
 * Reads a file of the picture library. In a bundle, the library is included. In a working copy, it
 * is in the folder in which it is rendered.
 *
 * @param name the path within the library, for example `causeway/final.mp4`
 */
export async function readLibraryFile(name: string): Promise<Buffer> {
  const folder = existsSync(BUNDLED_LIBRARY) ? BUNDLED_LIBRARY : RENDERED_LIBRARY
  return readFile(path.join(folder, name))
}

export async function readPicture(name: string): Promise<Buffer> {
  return readFile(path.join(PICTURES, name))
}

/** Reads a list from the picture library that says which picture is used where. */
export async function readSetFile<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const folder = existsSync(BUNDLED_SETS) ? BUNDLED_SETS : SETS
  return schema.parse(JSON.parse(await readFile(path.join(folder, name), 'utf8')))
}
