import { describe, expect, it } from 'vitest'
import { films } from '../../spots/films'
import { framesOf, secondsOf } from '../../spots/spot'
import { keyOf, run } from './score'
import { toMidi } from './to-midi'

describe('a score', () => {
  it.each([
    ['C4', 60],
    ['A4', 69],
    ['Bb2', 46],
    ['F#3', 54],
    ['kick', 36],
  ])('%s is the key %i', (pitch, key) => {
    expect(keyOf(pitch)).toBe(key)
  })

  it('names no pitch that there is not', () => {
    expect(() => keyOf('H4')).toThrow('H4')
  })

  it('rests where a dash stands', () => {
    expect(run(80, 4, 0.5, 'C4 - E4').map(({ at, pitch }) => [at, pitch])).toEqual([
      [4, 'C4'],
      [5, 'E4'],
    ])
  })
})

describe.each(films.map(({ spot }) => [spot.id, spot] as const))('%s', (_, spot) => {
  it('has music of its own length, whose notes are all played in it', () => {
    const { tempo, beats, parts } = spot.score
    expect((beats * 60) / tempo).toBeCloseTo(secondsOf(spot), 5)
    for (const { notes } of parts) {
      expect(notes.length).toBeGreaterThan(0)
      for (const { at, pitch } of notes) {
        expect(at).toBeLessThan(beats)
        expect(keyOf(pitch)).toBeGreaterThan(20)
      }
    }
    expect(toMidi(spot.score)).toEqual(toMidi(spot.score))
  })

  it('has sounds, captions and a poster within its frames', () => {
    const frames = framesOf(spot)
    expect(spot.poster).toBeLessThan(frames)
    for (const { frame } of spot.sounds) expect(frame).toBeLessThan(frames)
    expect(spot.captions[0]?.from).toBe(0)
    expect(spot.captions.at(-1)?.to).toBe(frames)
    spot.captions.slice(1).forEach(({ from }, i) => expect(from).toBe(spot.captions[i]?.to))
  })
})
