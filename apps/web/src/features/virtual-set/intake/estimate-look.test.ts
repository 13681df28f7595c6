import { describe, expect, it } from 'vitest'
import { lookOf } from './estimate-look'

const all = (...pixel: number[]) => Array.from({ length: 16 }, () => pixel).flat()

describe('lookOf', () => {
  it('finds no tint in gray, and converts its value to linear light', () => {
    const look = lookOf(all(188, 188, 188, 255))
    expect(look.luminance).toBeCloseTo(0.5, 2)
    for (const part of [look.red, look.green, look.blue]) expect(part).toBeCloseTo(1, 9)
  })

  it('finds a warm tint', () => {
    const { red, green, blue } = lookOf(all(220, 150, 90, 255))
    expect(red).toBeGreaterThan(green)
    expect(green).toBeGreaterThan(blue)
    expect(red + green + blue).toBeCloseTo(3)
  })

  it('ignores transparent pixels', () => {
    const half = [...all(200, 120, 60, 255), ...all(0, 0, 255, 0)]
    expect(lookOf(half)).toEqual(lookOf(all(200, 120, 60, 255)))
  })

  it('is neutral for an empty picture, and dark for black', () => {
    expect(lookOf(all(0, 0, 0, 0))).toEqual({ luminance: 0.5, red: 1, green: 1, blue: 1 })
    expect(lookOf(all(0, 0, 0, 255))).toEqual({ luminance: 0, red: 1, green: 1, blue: 1 })
  })
})
