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

/** Times of frames that last the given numbers of fields, in turn. */
function inCadence(fields: readonly number[], fieldRate: number, count: number): Float64Array {
  let field = 0
  return Float64Array.from({ length: count }, (_, n) => {
    const time = field / fieldRate
    field += fields[n % fields.length] ?? 0
    return time
  })
}

describe('a film with pulldown', () => {
  const ntsc = 60_000 / 1_001
  const ofPal = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3]

  it.each([
    ['3:2', [3, 2], ntsc, film],
    ['2:3', [2, 3], ntsc, film],
    ['2:3:3:2', [2, 3, 3, 2], ntsc, film],
    ['2:2:2:4', [2, 2, 2, 4], ntsc, film],
    ['3:2 of 24 in 60', [3, 2], 60, rate(24)],
    ['2:2', [2, 2], ntsc, rate(30_000, 1_001)],
    ['2:2 of PAL', [2, 2], 50, rate(25)],
    ['24 in PAL', ofPal, 50, rate(24)],
  ])('%s has the rate of its pictures, whatever its length', (_, fields, fieldRate, wanted) => {
    const claims = [
      rate(fieldRate === ntsc ? 60_000 : fieldRate, fieldRate === ntsc ? 1_001 : 1),
      rate(fieldRate === ntsc ? 30_000 : fieldRate / 2, fieldRate === ntsc ? 1_001 : 1),
    ]
    for (const count of [24, 25, 47, 48, 96, 97, 98, 99, 480, 1_441, 5_000]) {
      for (const from of [0, 0.5]) {
        const times = inCadence(fields, fieldRate, count).map((time) => time + from)
        for (const given of [times, inMilliseconds(times)]) {
          const lastSeconds = (fields[(count - 1) % fields.length] ?? 0) / fieldRate
          const known = { rates: claims, resolution: 0.001, lastSeconds }
          const found = readFrameTimes(given, known)
          expect([count, found?.rate, found?.frameCount]).toEqual([count, wanted, count])
          expect(found?.isVariableRate).toBe(false)
        }
      }
    }
  })
})

/** Pseudorandom numbers from -1 to 1. */
function noise(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return (state / 2 ** 31) * 2 - 1
  }
}

describe('a film of a telephone', () => {
  const phone = rate(30_000, 1_001)

  /** Frames with uneven distances, and pauses in which frames are missing. */
  function uneven(perSecond: number, count: number, { jitter = 0, drift = 0, gaps = [0] }) {
    const next = noise(count)
    let lag = 0
    return Float64Array.from({ length: count }, (_, n) => {
      lag += drift * next()
      const missing = gaps.filter((gap) => gap > 0 && gap <= n).length
      return Math.round(((n + missing) / perSecond + lag + jitter * next()) * 90_000) / 90_000
    }).toSorted()
  }

  it.each([
    [phone, 29.97, { jitter: 0.004 }],
    [phone, 29.97, { jitter: 0.012, gaps: [40] }],
    [phone, 29.97, { jitter: 0.015, gaps: [40, 41, 90] }],
    [phone, 29.97, { drift: 0.002, gaps: [70] }],
    [phone, 29.981, { jitter: 0.01 }],
    [rate(24), 24, { jitter: 0.015, gaps: [30] }],
    [rate(25), 25, { jitter: 0.018 }],
    [rate(25), 25.02, { jitter: 0.01, gaps: [99] }],
    [rate(30), 30, { jitter: 0.012, gaps: [40] }],
    [rate(60), 60, { jitter: 0.007, gaps: [10, 200] }],
    [rate(60_000, 1_001), 59.94, { jitter: 0.007, gaps: [10, 200] }],
  ])('has %j, the rate of an editing program', (wanted, perSecond, changes) => {
    for (const count of [180, 600, 2_400]) {
      const times = uneven(perSecond, count, changes)
      const found = read(times, [rate(90_000), wanted])
      expect([count, found?.rate]).toEqual([count, wanted])
      expect(found?.shownCount).toBeGreaterThanOrEqual(count * 0.96)
      const last = found?.slots.at(-1) ?? 0
      expect(Math.abs(last - (times.at(-1) ?? 0) * perSecond)).toBeLessThan(3)
    }
  })

  it('that is even, but not exactly at a standard rate, keeps its frame numbers', () => {
    expect(read(at(29.986, 20_000), [phone])).toMatchObject({
      ...{ rate: rate(29_986, 1_000), isVariableRate: false, frameCount: 20_000 },
    })
  })

  it.each([
    [rate(30), [20, 20, 40, 20, 60, 20]],
    [rate(60), [10, 10, 10, 20, 10, 30, 10]],
  ])('whose screen was recorded in 600ths of a second has %j', (wanted, steps) => {
    let tick = 0
    const times = Float64Array.from({ length: 150 }, (_, n) => {
      const time = tick / 600
      tick += steps[n % steps.length] ?? 0
      return time
    })
    const found = read(times, [rate(600), rate(150_000, tick)])
    expect(found).toMatchObject({ rate: wanted, shownCount: 150, isVariableRate: true })
    expect(found?.slots).toEqual(
      Uint32Array.from(times, (time) => Math.round((time * wanted.numerator) / wanted.denominator)),
    )
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
    const times = at(30, 200).map((time, n) => time + (n % 3 === 0 ? 0.035 : 0))
    const found = read(times)
    expect(found).toMatchObject({ rate: rate(30), shownCount: 200, isVariableRate: true })
    expect(found?.slots.every((slot, n, all) => n === 0 || slot > (all[n - 1] ?? 0))).toBe(true)
  })

  it('loses one of two frames that are shown at the same time', () => {
    const times = at(30, 200)
    times[150] = 6
    expect(read(times)).toMatchObject({ rate: rate(30), shownCount: 199, frameCount: 200 })
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
