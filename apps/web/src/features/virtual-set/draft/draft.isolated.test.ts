import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EMPTY_SCENE } from '../scene/change-scene'
import { keepPicture, keepScene, readDraft } from './draft'
import { openShelf } from './open-shelf'

const kept = new Map<string, unknown>()

vi.mock('./open-shelf', () => ({ openShelf: vi.fn() }))

const shelf = {
  read: () => Promise.resolve(new Map(kept)),
  write: (key: string, value: unknown) => Promise.resolve(void kept.set(key, value)),
  remove: (key: string) => Promise.resolve(void kept.delete(key)),
}

beforeEach(() => {
  kept.clear()
  vi.mocked(openShelf).mockResolvedValue(shelf)
})

const photo = new Blob(['photo'], { type: 'image/webp' })
const person = { id: 'p1', isFlippedX: false, isFlippedY: false, scale: 1, x: 0, y: 0 }
const SCENE = {
  ...EMPTY_SCENE,
  people: [{ ...person, source: { from: 'own' as const, key: 'mine' }, keying: null }],
}

describe('a draft', () => {
  it('comes back with its own pictures', async () => {
    await keepScene(SCENE)
    await keepPicture('mine', photo)
    const draft = await readDraft()
    expect(draft).toMatchObject({ scene: SCENE })
    const pictures = draft !== null && draft !== 'unreadable' ? draft.pictures : new Map()
    expect([...pictures.keys()]).toEqual(['mine'])
    expect(kept.get('mine')).toMatchObject({ type: 'image/webp', size: 5 })
  })

  it('that is none is not one that cannot be read', async () => {
    expect(await readDraft()).toBeNull()
    kept.set('scene', { ...SCENE, version: 2 })
    expect(await readDraft()).toBe('unreadable')
    vi.mocked(openShelf).mockRejectedValue(new Error('closed'))
    expect(await readDraft()).toBe('unreadable')
    expect(await keepScene(SCENE)).toBe(false)
  })

  it('leaves another tab’s new pictures alone, and takes away old ones', async () => {
    await keepScene(EMPTY_SCENE)
    await keepPicture('new', photo)
    kept.set('old', new File([photo], 'old', { lastModified: Date.now() - 25 * 60 * 60 * 1000 }))
    await readDraft()
    expect([...kept.keys()]).toEqual(['scene', 'new'])
  })

  it('is read also where old pictures cannot be taken away', async () => {
    await keepScene(EMPTY_SCENE)
    kept.set('old', photo)
    vi.mocked(openShelf).mockResolvedValue({
      ...shelf,
      remove: () => Promise.reject(new Error('read only')),
    })
    expect(await readDraft()).toMatchObject({ scene: EMPTY_SCENE })
  })
})
