import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DRAWING_COLORS, type Shape } from './drawing'
import { drawShape } from './drawing-svg'

const red = { color: 'red', size: 10 } as const

/** @returns the numbers of a path in pairs */
function pointsOf(d: string): [number, number][] {
  return [...d.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
}

function pathOf(shape: Shape): string {
  const drawn = drawShape(shape)
  if (drawn.kind === 'text') throw new Error('not a path')
  return drawn.d
}

describe('drawShape', () => {
  it('draws a box and its line', () => {
    expect(drawShape({ tool: 'box', ...red, from: [10, 20], to: [110, 70] })).toEqual({
      kind: 'line',
      color: '#f0353f',
      width: 10,
      d: 'M10,20L110,20L110,70L10,70Z',
    })
  })

  it('draws an ellipse that touches its box on all sides, in whichever direction it was drawn', () => {
    const d =
      'M60,20C87.62,20 110,31.19 110,45C110,58.81 87.62,70 60,70C32.39,70 10,58.81 10,45C10,31.19 32.39,20 60,20Z'
    expect(pathOf({ tool: 'ellipse', ...red, from: [10, 20], to: [110, 70] })).toBe(d)
    expect(pathOf({ tool: 'ellipse', ...red, from: [110, 70], to: [10, 20] })).toBe(d)
  })

  it('draws an arrow whose head grows with its line', () => {
    const d = pathOf({ tool: 'arrow', ...red, from: [0, 0], to: [200, 0] })
    expect(d).toBe('M0,0L200,0M161.03,22.5L200,0L161.03,-22.5')
    const thin = pathOf({ tool: 'arrow', color: 'red', size: 2, from: [0, 0], to: [200, 0] })
    expect(thin).toBe('M0,0L200,0M192.21,4.5L200,0L192.21,-4.5')
  })

  it('keeps the head of a short arrow within half of it', () => {
    const points = pointsOf(pathOf({ tool: 'arrow', ...red, from: [0, 0], to: [10, 0] }))
    expect(Math.min(...points.map(([x]) => x))).toBe(0)
    expect(points[2]?.[0]).toBeGreaterThan(5)
  })

  it('gives an arrow without length no direction', () => {
    expect(pathOf({ tool: 'arrow', ...red, from: [5, 5], to: [5, 5] })).toBe('M5,5L5,5M5,5L5,5L5,5')
  })

  it('gives a stroke its nominal width at medium pressure, and more at higher pressure', () => {
    const across = (pressure: number) => {
      const points = Array.from({ length: 50 }, (_, at): [number, number, number] => [
        at * 10,
        100,
        pressure,
      ])
      const ys = pointsOf(pathOf({ tool: 'pen', ...red, points })).map(([, y]) => y)
      return Math.max(...ys) - Math.min(...ys)
    }
    expect(across(0.5)).toBeCloseTo(10, 0)
    expect(across(1)).toBeGreaterThan(across(0.5) + 2)
    expect(across(0.1)).toBeLessThan(across(0.5) - 2)
  })

  it('fills the dot of a pen that did not move', () => {
    const drawn = drawShape({ tool: 'pen', ...red, points: [[50, 50, 0.5]] })
    expect(drawn.kind).toBe('fill')
    const points = pointsOf(pathOf({ tool: 'pen', ...red, points: [[50, 50, 0.5]] }))
    expect(points.length).toBeGreaterThan(4)
    for (const [x, y] of points) expect(Math.hypot(x - 50, y - 50)).toBeLessThan(8)
  })

  it.each([
    ['Slower here', 'ltr'],
    ['أبطأ هنا', 'rtl'],
    ['3. أبطأ', 'rtl'],
    ['123', 'ltr'],
    ['🙂', 'ltr'],
  ] as const)('writes %j %s from its start', (text, direction) => {
    expect(drawShape({ tool: 'text', color: 'white', size: 40, at: [100, 200], text })).toEqual({
      kind: 'text',
      text,
      color: '#ffffff',
      x: 100,
      y: 200,
      size: 40,
      direction,
    })
  })

  it('has a distinct color for each name', () => {
    const colors = DRAWING_COLORS.map(
      (color) => drawShape({ tool: 'box', color, size: 1, from: [0, 0], to: [1, 1] }).color,
    )
    expect(new Set(colors).size).toBe(DRAWING_COLORS.length)
  })

  const coordinate = fc.double({ min: -10_000, max: 20_000, noNaN: true })
  const point = fc.tuple(coordinate, coordinate)
  const size = fc.double({ min: 0.01, max: 1_000, noNaN: true })
  const pressure = fc.double({ min: 0, max: 1, noNaN: true })
  const shape: fc.Arbitrary<Shape> = fc.oneof(
    fc.record({
      tool: fc.constant('pen' as const),
      color: fc.constant('red' as const),
      size,
      points: fc.array(fc.tuple(coordinate, coordinate, pressure), { minLength: 1, maxLength: 40 }),
    }),
    fc.record({
      tool: fc.constantFrom('arrow' as const, 'box' as const, 'ellipse' as const),
      color: fc.constant('red' as const),
      size,
      from: point,
      to: point,
    }),
  )

  it('writes a valid path for every drawing', () => {
    fc.assert(
      fc.property(shape, (drawn) => {
        expect(pathOf(drawn)).toMatch(/^M(?:-?\d+(?:\.\d+)?[, ]?|[MLCQZ])+$/)
      }),
      { numRuns: 500 },
    )
  })
})
