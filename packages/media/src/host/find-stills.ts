import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Still } from '../engine/still'
import { SOURCE } from './paths'

/**
 * Finds the single pictures. Each set of them is a folder with an `about.ts`. `wanted` limits the
 * result to some sets or pictures; if it is empty, all are found.
 */
export async function findStills(wanted: readonly string[] = []): Promise<Still[]> {
  const folder = join(SOURCE, 'stills')
  const found: Still[] = []
  const known = new Set<string>()
  for (const entry of (await readdir(folder, { withFileTypes: true })).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (!entry.isDirectory()) continue
    const path = pathToFileURL(join(folder, entry.name, 'about.ts')).href
    const { stills } = (await import(path)) as { stills: readonly Still[] }
    known.add(entry.name)
    for (const one of stills) {
      known.add(one.id)
      if (!wanted.length || wanted.includes(one.id) || wanted.includes(entry.name)) found.push(one)
    }
  }
  const missing = wanted.filter((name) => !known.has(name))
  if (missing.length) throw new Error(`no still is called ${missing.join(', ')}`)
  return found
}
