import type { SetScene } from '@studio/shared/contracts/virtual-set'
import { openShelf } from './open-shelf'

const SCENE = 'scene'

export interface Draft {
  scene: SetScene
  pictures: Map<string, Blob>
}

/** In ms: a picture of another tab may be in no set yet, or in one that undoing brings back. */
const DAY = 24 * 60 * 60 * 1000

/**
 * What the visitor composed last, in this browser alone. One that cannot be read may still be there,
 * and is not to be written over.
 */
export async function readDraft(): Promise<Draft | 'unreadable' | null> {
  try {
    const shelf = await openShelf()
    const stored = await shelf.read()
    if (!stored.has(SCENE)) return null
    // Fetched for those only who have a draft.
    const { setSceneSchema } = await import('@studio/shared/contracts/virtual-set')
    const scene = setSceneSchema.safeParse(stored.get(SCENE))
    if (!scene.success) return 'unreadable'
    const used = ownKeysOf(scene.data)
    const pictures = new Map<string, Blob>()
    for (const [key, value] of stored) {
      if (value instanceof Blob && used.has(key)) pictures.set(key, value)
      else if (key !== SCENE && isOld(value)) void shelf.remove(key).catch(() => undefined)
    }
    return { scene: scene.data, pictures }
  } catch {
    return 'unreadable'
  }
}

/** @returns whether it is kept */
export async function keepScene(scene: SetScene): Promise<boolean> {
  return keep(SCENE, scene)
}

/** @returns whether it is kept */
export async function keepPicture(key: string, blob: Blob): Promise<boolean> {
  return keep(key, new File([blob], key, { type: blob.type }))
}

function isOld(value: unknown): boolean {
  return !(value instanceof File) || Date.now() - value.lastModified > DAY
}

async function keep(key: string, value: unknown): Promise<boolean> {
  try {
    await (await openShelf()).write(key, value)
    return true
  } catch {
    return false
  }
}

/** The names of the visitor's own pictures in a set. */
export function ownKeysOf({ background, people }: SetScene): Set<string> {
  const sources = [background?.source, ...people.map(({ source }) => source)]
  return new Set(sources.flatMap((source) => (source?.from === 'own' ? [source.key] : [])))
}
