import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { setSceneSchema, type SetScene } from './contracts/virtual-set'
import { decodeSet, encodeSet, leavesOutOwn, SET_LINK, setOfAddress } from './set-link'

const between = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((value) => value / 1000)
const key = fc.stringMatching(/^[a-z0-9-]{1,60}$/)
const library = key.map((name) => ({ from: 'library' as const, key: name }))
const own = fc
  .stringMatching(/^[a-z0-9]{1,12}$/)
  .map((name) => ({ from: 'own' as const, key: name }))
const keying = fc.record({ tolerance: between(0, 1), spill: between(0, 1), edge: between(0, 1) })
const flips = { isFlippedX: fc.boolean(), isFlippedY: fc.boolean() }

const scenes = (source: typeof library | fc.Arbitrary<SetScene['people'][number]['source']>) =>
  fc.record<SetScene>({
    version: fc.constant(1 as const),
    background: fc.option(
      fc.record({
        source,
        ...flips,
        scale: between(1, 4),
        x: between(-2, 2),
        y: between(-2, 2),
        blur: between(0, 1),
      }),
    ),
    people: fc
      .array(
        fc.record({
          id: fc.constant('x'),
          source,
          keying: fc.option(keying),
          ...flips,
          scale: between(0.05, 3),
          x: between(-1, 2),
          y: between(-1, 2),
        }),
        { maxLength: 6 },
      )
      .map((people) => people.map((person, index) => ({ ...person, id: `p${String(index + 1)}` }))),
    match: fc.record({ light: between(0, 1), color: between(0, 1) }),
    showsSafeAreas: fc.boolean(),
  })

describe('the link of a set', () => {
  it('It restores a set made of the library', () => {
    fc.assert(
      fc.property(scenes(library), (scene) => {
        const link = encodeSet(scene)
        expect(link).toMatch(/^[\w-]+$/)
        expect(link.length).toBeLessThan(2000)
        expect(decodeSet(link)).toEqual(scene)
        expect(setOfAddress(`https://example.com/de/green-screen-studio#set=${link}`)).toEqual(
          scene,
        )
      }),
    )
  })

  it('It leaves out the visitor’s own pictures and keeps everything else', () => {
    fc.assert(
      fc.property(scenes(fc.oneof(library, own)), (scene) => {
        const decoded = decodeSet(encodeSet(scene))
        expect(decoded?.people.map(({ source }) => source)).toEqual(
          scene.people.map(({ source }) => source).filter(({ from }) => from === 'library'),
        )
        expect(JSON.stringify(decoded)).not.toContain('"own"')
      }),
    )
  })

  it('says whether pictures of the sender’s own were left out', () => {
    fc.assert(
      fc.property(scenes(fc.oneof(library, own)), (scene) => {
        const sources = [scene.background, ...scene.people].map((part) => part?.source.from)
        expect(leavesOutOwn(SET_LINK + encodeSet(scene))).toBe(sources.includes('own'))
      }),
    )
    expect(leavesOutOwn('https://example.com/green-screen-studio#other')).toBe(false)
  })

  it('is refused or a valid set, whatever somebody writes into it', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json().map((json) => btoa(encodeURIComponent(json))),
      fc
        .jsonValue()
        .map((value) => btoa(encodeURIComponent(JSON.stringify([1, value, [], value])))),
      fc.tuple(scenes(library), fc.nat(), fc.string()).map(([scene, place, text]) => {
        const link = encodeSet(scene)
        return link.slice(0, place % link.length) + text + link.slice((place % link.length) + 1)
      }),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const scene = decodeSet(text)
        if (scene) expect(setSceneSchema.safeParse(scene).success).toBe(true)
      }),
    )
  })

  it.each([
    ['too large a person', [1, null, [['host', null, 0, 0, 99_000, 0, 0]], [0, 0, 0]]],
    ['a crowd', [1, null, Array(7).fill(['host', null, 0, 0, 500, 0, 0]), [0, 0, 0]]],
    ['an address for a key', [1, ['https://evil.example/', 0, 0, 1000, 0, 0, 0], [], [0, 0, 0]]],
    ['another version', [2, null, [], [0, 0, 0]]],
    ['a number that is none', [1, null, [['host', null, 0, 0, null, 0, 0]], [0, 0, 0]]],
  ])('It refuses %s', (_, compact) => {
    expect(decodeSet(btoa(JSON.stringify(compact)))).toBeNull()
  })

  it('It refuses a text longer than any set', () => {
    expect(decodeSet('A'.repeat(5000))).toBeNull()
    expect(setOfAddress('https://example.com/#other')).toBeNull()
  })
})
