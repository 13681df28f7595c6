import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { JsonObject } from './localize'

const HERE = path.dirname(fileURLToPath(import.meta.url))
const DATA = path.join(HERE, 'data')
const PICTURES = path.join(HERE, 'media')

const jsonObject = z.record(z.string(), z.json())

export async function readList(name: string): Promise<JsonObject[]> {
  return z.array(jsonObject).parse(JSON.parse(await readFile(path.join(DATA, name), 'utf8')))
}

export async function readObject(name: string): Promise<JsonObject> {
  return jsonObject.parse(JSON.parse(await readFile(path.join(DATA, name), 'utf8')))
}

export async function readPages(): Promise<JsonObject[]> {
  const names = (await readdir(path.join(DATA, 'pages'))).filter((name) => name.endsWith('.json'))
  return Promise.all(names.sort().map((name) => readObject(path.join('pages', name))))
}

export async function readPicture(name: string): Promise<Buffer> {
  return readFile(path.join(PICTURES, name))
}
