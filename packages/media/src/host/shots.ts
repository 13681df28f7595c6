import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { About } from '../engine/about'
import { SOURCE } from './paths'

export interface Shot {
  id: string
  about: About
}

/**
 * Finds all scenes, which are folders with an `about.ts` and a `scene.ts`. `wanted` limits the
 * result to some of them.
 */
export async function findShots(wanted: readonly string[] = []): Promise<Shot[]> {
  const folder = join(SOURCE, 'scenes')
  const shots: Shot[] = []
  for (const entry of (await readdir(folder, { withFileTypes: true })).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (!entry.isDirectory() || (wanted.length && !wanted.includes(entry.name))) continue
    const path = join(folder, entry.name, 'about.ts')
    if (
      !(await access(path).then(
        () => true,
        () => false,
      ))
    )
      continue
    const module = (await import(pathToFileURL(path).href)) as { shot: About }
    shots.push({ id: entry.name, about: module.shot })
  }
  const missing = wanted.filter((id) => !shots.some((shot) => shot.id === id))
  if (missing.length) throw new Error(`no scene is called ${missing.join(', ')}`)
  return shots
}
