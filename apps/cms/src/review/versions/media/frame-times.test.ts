import type { Rate } from '@studio/shared/review/media'
import { describe, expect, it } from 'vitest'
import { readFrameTimes } from './frame-times'

const at = (rate: number, count: number, from = 0) =>
  Float64Array.from({ length: count }, (_, n) => from + n / rate)

const rate = (numerator: number, denominator = 1): Rate => ({ numerator, denominator })
const film = rate(24_000, 1_001)

const read = (times: Float64Array, rates: Rate[] = [], lastSeconds = 0) =>
  readFrameTimes(times, { rates, lastSeconds })

const inMilliseconds = (times: Float64Array) =>
  times.map((time) => Math.round(time * 1_000) / 1_000)

describe('a film with a constant frame rate', () => {
  it('has the named rate and its number of frames', () => {
    expect(read(at(24_000 / 1_001, 240), [film])).toMatchObject({
      rate: film,
      isVariableRate: false,
      frameCount: 240,
      shownCount: 240,
      seconds: 10.01,
    })
  })

  it('may have reordered frames, a late start, and times in whole milliseconds', () => {
    const times = inMilliseconds(at(24_000 / 1_001, 4_000, 3.5))
    const found = readFrameTimes(times.toReversed(), { rates: [film], resolution: 0.001 })
    expect(found).toMatchObject({ rate: film, isVariableRate: false, frameCount: 4_000 })
    expect(found?.beginsAt).toBeCloseTo(3.5, 2)
  })

  it('is measured by its times rather than its claims', () => {
    const found = read(at(25, 1_000), [rate(90_000), rate(30)])
    expect(found).toMatchObject({ rate: rate(25), isVariableRate: false })
  })

  it('gets the standard form of its rate', () => {
    const found = read(at(30_000 / 1_001, 300), [rate(2_997, 100)])
    expect(found?.rate).toEqual(rate(30_000, 1_001))
  })

  it('is distinguished from a rate that differs by a thousandth, once it is long enough', () => {
    expect(read(at(24_000 / 1_001, 2_000), [rate(24)])?.rate).toEqual(film)
  })

  it.each([23.976, 24, 25, 29.97, 30, 48, 50, 59.94, 60, 100, 120, 12.5, 18, 10, 6])(
    'has %d frames per second, whatever the file claims',
    (perSecond) => {
      const exact = Number.isInteger(perSecond * 2)
        ? perSecond
        : (Math.round(perSecond) * 1_000) / 1_001
      const found = read(at(exact, 300, 0.7), [rate(90_000), rate(1_000)])
      expect(found).toMatchObject({ isVariableRate: false, frameCount: 300 })
      expect((found?.rate.numerator ?? 0) / (found?.rate.denominator ?? 1)).toBeCloseTo(exact, 2)
    },
  )

  it('keeps its frame numbers and times if only the first frame is longer', () => {
    const times = at(25, 75)
    for (let n = 1; n < times.length; n += 1) times[n] = (times[n] ?? 0) + 0.0233
    const found = read(times, [rate(25), rate(480_000, 19_349)])
    expect(found).toMatchObject({ rate: rate(25), isVariableRate: false, frameCount: 75 })
    expect(found?.beginsAt).toBeCloseTo(0.0233, 4)
  })

  it('may have a longer last frame', () => {
    expect(read(at(25, 50), [rate(25)], 2)).toMatchObject({
      rate: rate(25),
      isVariableRate: true,
      frameCount: 99,
      shownCount: 50,
    })
  })
})

describe('a film with a missing frame', () => {
  const without = (times: Float64Array, missing: number) => times.filter((_, n) => n !== missing)

  it.each([
    [25, rate(25), 100],
    [25, rate(25), 250],
    [30_000 / 1_001, rate(30_000, 1_001), 300],
    [24_000 / 1_001, film, 240],
    [60_000 / 1_001, rate(60_000, 1_001), 600],
  ])('keeps its rate of %d, with a pause', (perSecond, named, count) => {
    const average = rate((count - 1) * 1_000, Math.round((count / perSecond) * 1_000))
    for (const times of [at(perSecond, count), inMilliseconds(at(perSecond, count))]) {
      const found = read(without(times, 40), [average, named])
      expect(found).toMatchObject({
        ...{ rate: named, isVariableRate: true, frameCount: count, shownCount: count - 1 },
      })
      expect(found?.slots.slice(38, 42)).toEqual(Uint32Array.from([38, 39, 41, 42]))
    }
  })
})

describe('a film with a variable frame rate', () => {
  it('shows each frame at the nearest place of a constant copy', () => {
    const times = Float64Array.from([0, 0.04, 0.08, 0.12, 0.4, 0.44, 0.48])
    expect(read(times, [rate(25)])).toMatchObject({
      rate: rate(25),
      isVariableRate: true,
      frameCount: 13,
      shownCount: 7,
      seconds: 0.52,
      slots: Uint32Array.from([0, 1, 2, 3, 10, 11, 12]),
    })
  })

  it('keeps frames that come a little too soon', () => {
    const times = at(30, 200).map((time, n) => time + (n % 3 === 0 ? 0.02 : 0))
    times[150] = 6
    const found = read(times)
    expect(found?.shownCount).toBe(200)
    expect(found?.slots.every((slot, n, all) => n === 0 || slot > (all[n - 1] ?? 0))).toBe(true)
  })

  it('gets the rate of its fastest part', () => {
    const slow = at(25, 100)
    const fast = at(50, 60, 4)
    const found = read(Float64Array.from([...slow, ...fast]), [rate(25)])
    expect(found).toMatchObject({ rate: rate(50), shownCount: 160, isVariableRate: true })
  })

  it('of slides lasts until the end of the last one', () => {
    const found = read(Float64Array.from([0, 2, 5]), [rate(1), rate(1, 4)], 7)
    expect(found).toMatchObject({ seconds: 12, shownCount: 3, isVariableRate: true })
  })

  it('with more than 120 frames per second reports how many are shown', () => {
    expect(read(at(240, 240))).toMatchObject({ frameCount: 120, shownCount: 120 })
  })
})

it('ignores the claims of a single frame', () => {
  expect(read(at(25, 1))).toMatchObject({ frameCount: 1, isVariableRate: false })
  expect(read(at(25, 1), [rate(24)])).toMatchObject({ rate: rate(24) })
  expect(read(new Float64Array(), [film])).toBeNull()
})
