import { describe, expect, it } from 'vitest'
import { readFrameTimes } from './frame-times'

const at = (rate: number, count: number, from = 0) =>
  Float64Array.from({ length: count }, (_, n) => from + n / rate)

const film = { numerator: 24_000, denominator: 1_001 }

describe('a film whose frames all last equally long', () => {
  it('has the rate that it claims, and as many frames as there are', () => {
    expect(readFrameTimes(at(24_000 / 1_001, 240), [film])).toEqual({
      rate: film,
      isVariableRate: false,
      frameCount: 240,
      seconds: 10.01,
    })
  })

  it('may have frames in another order, a later start, and times in whole milliseconds', () => {
    const times = at(24_000 / 1_001, 4_000, 3.5).map((time) => Math.round(time * 1_000) / 1_000)
    const found = readFrameTimes(times.toReversed(), [film])
    expect(found).toMatchObject({ rate: film, isVariableRate: false, frameCount: 4_000 })
  })

  it('is believed in its times rather than its claims', () => {
    const claimed = [
      { numerator: 90_000, denominator: 1 },
      { numerator: 30, denominator: 1 },
    ]
    const found = readFrameTimes(at(25, 1_000), claimed)
    expect(found?.rate).toEqual({ numerator: 25, denominator: 1 })
    expect(found?.isVariableRate).toBe(false)
  })

  it('has the usual name of its rate', () => {
    const found = readFrameTimes(at(30_000 / 1_001, 300), [{ numerator: 2_997, denominator: 100 }])
    expect(found?.rate).toEqual({ numerator: 30_000, denominator: 1_001 })
  })

  it('is told from one whose rate differs by a thousandth, once it is long enough', () => {
    const claimed = [{ numerator: 24, denominator: 1 }]
    expect(readFrameTimes(at(24_000 / 1_001, 2_000), claimed)?.rate).toEqual(film)
  })
})

it('tells a film whose frames do not all last equally long', () => {
  const times = Float64Array.from([0, 0.04, 0.08, 0.12, 0.4, 0.44, 0.48])
  expect(readFrameTimes(times, [{ numerator: 25, denominator: 1 }])).toEqual({
    rate: { numerator: 25, denominator: 1 },
    isVariableRate: true,
    frameCount: 13,
    seconds: 0.52,
  })
})

it('does not believe what a single frame claims', () => {
  expect(readFrameTimes(at(25, 1), [])).toMatchObject({ frameCount: 1, isVariableRate: false })
  expect(readFrameTimes(new Float64Array(), [film])).toBeNull()
})
