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
  it('is restored with its own pictures', async () => {
    await keepScene(SCENE)
    await keepPicture('mine', photo)
    const draft = await readDraft()
    expect(draft).toMatchObject({ scene: SCENE })
    const pictures = draft !== null && draft !== 'unreadable' ? draft.pictures : new Map()
    expect([...pictures.keys()]).toEqual(['mine'])
    expect(kept.get('mine')).toMatchObject({ type: 'image/webp', size: 5 })
  })

  it('is null if there is none, and an error if it is unreadable', async () => {
    expect(await readDraft()).toBeNull()
    kept.set('scene', { ...SCENE, version: 2 })
    expect(await readDraft()).toBe('unreadable')
    vi.mocked(openShelf).mockRejectedValue(new Error('closed'))
    expect(await readDraft()).toBe('unreadable')
    expect(await keepScene(SCENE)).toBe(false)
  })

  it('keeps new pictures of other tabs, and deletes old ones', async () => {
    await keepScene(EMPTY_SCENE)
    await keepPicture('new', photo)
    kept.set('old', new File([photo], 'old', { lastModified: Date.now() - 25 * 60 * 60 * 1000 }))
    await readDraft()
    expect([...kept.keys()]).toEqual(['scene', 'new'])
  })

  it('is read although old pictures cannot be deleted', async () => {
    await keepScene(EMPTY_SCENE)
    kept.set('old', photo)
    vi.mocked(openShelf).mockResolvedValue({
      ...shelf,
      remove: () => Promise.reject(new Error('read only')),
    })
    expect(await readDraft()).toMatchObject({ scene: EMPTY_SCENE })
  })
})
