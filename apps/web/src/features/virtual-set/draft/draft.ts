import type { SetScene } from '@studio/shared/contracts/virtual-set'
import { openShelf } from './open-shelf'

const SCENE = 'scene'

export interface Draft {
  scene: SetScene
  pictures: Map<string, Blob>
}

/**
 * Milliseconds for which unused pictures are kept, because another tab or undo may still need them.
 */
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Reads the last set from this browser's database.
 * @returns `unreadable` if a draft may exist but cannot be read, in which case it must not be
 * overwritten; null if there is none
 */
export async function readDraft(): Promise<Draft | 'unreadable' | null> {
  try {
    const shelf = await openShelf()
    const stored = await shelf.read()
    if (!stored.has(SCENE)) return null
    // The schema is loaded only if there is a draft.
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

/** @returns whether the set was stored */
export async function keepScene(scene: SetScene): Promise<boolean> {
  return keep(SCENE, scene)
}

/** @returns whether the picture was stored */
export async function keepPicture(key: string, blob: Blob): Promise<boolean> {
  return keep(key, new File([blob], key, { type: blob.type }))
}

function isOld(value: unknown): boolean {
  return !(value instanceof File) || Date.now() - value.lastModified > DAY_MS
}

async function keep(key: string, value: unknown): Promise<boolean> {
  try {
    await (await openShelf()).write(key, value)
    return true
  } catch {
    return false
  }
}

/** @returns the keys of the visitor's own pictures in a set */
export function ownKeysOf({ background, people }: SetScene): Set<string> {
  const sources = [background?.source, ...people.map(({ source }) => source)]
  return new Set(sources.flatMap((source) => (source?.from === 'own' ? [source.key] : [])))
}
