import type { SetScene } from '@studio/shared/contracts/virtual-set'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EMPTY_SCENE } from '../scene/change-scene'
import type { SetLibrary } from '../types'
import { cutOut } from './cut-out'
import { loadMedia } from './load-media'
import { createPictureShelf } from './picture-shelf'

vi.mock('./cut-out', () => ({ cutOut: vi.fn(() => ({})), sizedFor: () => ({}) }))
vi.mock('./load-media', () => ({ loadMedia: vi.fn() }))
vi.mock('../keying/create-keyer', () => ({ createKeyer: () => ({ dispose: () => undefined }) }))
vi.mock('../intake/estimate-look', () => ({ estimateLook: () => ({}) }))

const place = { isFlippedX: false, isFlippedY: false, scale: 1, x: 0, y: 0 }
const SCENE: SetScene = {
  ...EMPTY_SCENE,
  background: { source: { from: 'library', key: 'roof' }, ...place, blur: 0 },
  people: [{ id: 'p1', source: { from: 'library', key: 'dancer' }, ...place, keying: null }],
}
const LIBRARY = {
  backgrounds: [{ key: 'roof', media: {} }],
  people: [{ key: 'dancer', media: {} }],
} as SetLibrary

const size = { width: 16, height: 9 }
const image = size as ImageBitmap
let answers: ((image: ImageBitmap | Promise<never>) => void)[] = []

beforeEach(() => {
  answers = []
  vi.mocked(loadMedia).mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
})

describe('a picture of a set', () => {
  it('waits for each part, and loads none twice', async () => {
    const shelf = createPictureShelf(LIBRARY, () => undefined)
    let isWhole: boolean | null = null
    const settled = shelf.settled(SCENE).then((found) => (isWhole = found))
    await shelf.settled(EMPTY_SCENE)
    expect([answers.length, isWhole]).toEqual([2, null])
    answers[0]?.(image)
    await shelf.settled({ ...SCENE, people: [] })
    expect([answers.length, isWhole]).toEqual([2, null])
    answers[1]?.(image)
    await settled
    expect(isWhole).toBe(true)
  })

  it('reports a part that cannot be loaded', async () => {
    const shelf = createPictureShelf(LIBRARY, () => undefined)
    const settled = shelf.settled(SCENE)
    answers[0]?.(image)
    answers[1]?.(Promise.reject(new Error('offline')))
    expect(await settled).toBe(false)
    const own = { ...place, id: 'p2', source: { from: 'own' as const, key: 'me' }, keying: null }
    expect(await shelf.settled({ ...EMPTY_SCENE, people: [own] })).toBe(false)
    expect(await shelf.settled(EMPTY_SCENE)).toBe(true)
  })
})

it('the keyer gets the same canvas for all settings, because it caches the screen by it', async () => {
  const shelf = createPictureShelf(LIBRARY, () => undefined)
  const [person] = SCENE.people
  if (!person) throw new Error('Nobody is there.')
  const settled = shelf.settled({ ...SCENE, background: null })
  answers[0]?.(image)
  await settled
  for (const tolerance of [0.4, 0.5, 0.5]) {
    shelf.cutOf({ ...person, keying: { tolerance, spill: 0.5, edge: 0.2 } })
  }
  const pictures = vi.mocked(cutOut).mock.calls.map(([sized]) => sized)
  expect(pictures).toHaveLength(2)
  expect(pictures[0]).toBe(pictures[1])
})

describe('unused pictures', () => {
  const ownPicture = (key: string) => ({ key, blob: new Blob(), image: closable() })
  const closable = () => ({ ...size, close: vi.fn() })

  it('are freed, and no others', () => {
    const shelf = createPictureShelf(LIBRARY, () => undefined)
    const [one, two] = [ownPicture('one'), ownPicture('two')]
    shelf.addOwn(one)
    shelf.addOwn(two)
    shelf.keepOwn(new Set(['two']))
    expect([one.image.close.mock.calls.length, two.image.close.mock.calls.length]).toEqual([1, 0])
    expect([shelf.ownOf('one'), shelf.ownOf('two')]).toEqual([null, two])
  })

  it('are freed with the tool, also those that load late', async () => {
    const shelf = createPictureShelf(LIBRARY, () => undefined)
    const [own, late] = [ownPicture('one'), closable()]
    shelf.addOwn(own)
    const settled = shelf.settled({ ...SCENE, people: [] })
    shelf.close()
    answers[0]?.(late)
    await settled
    expect([own.image.close, late.close].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })
})
