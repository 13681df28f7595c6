import { describe, expect, it } from 'vitest'
import {
  afterKey,
  cutTo,
  edgesAt,
  nearestCut,
  overview,
  positionOnScale,
  stateAt,
  sweptTo,
} from './positions'

describe('edgesAt', () => {
  it.each([
    [overview(4), 4, [0.25, 0.5, 0.75]],
    [overview(2), 2, [0.5]],
    [{ position: 0, spread: 1 }, 4, [1, 1, 1]],
    [{ position: 0.25, spread: 1 }, 4, [0.75, 1, 1]],
    [{ position: 1, spread: 1 }, 4, [0, 1, 1]],
    [{ position: 1.5, spread: 1 }, 4, [0, 0.5, 1]],
    [{ position: 3, spread: 1 }, 4, [0, 0, 0]],
    [{ position: 1, spread: 1 }, 2, [0]],
  ])('The edges of %j with %d stages are %j', (cut, count, edges) => {
    expect(edgesAt(cut, count)).toEqual(edges)
  })
})

describe('stateAt', () => {
  it.each([
    [0, 0],
    [0.01, 0],
    [0.5, 1],
    [0.99, 2],
    [1, 2],
    [2.4, 5],
    [3, 6],
  ])('The state of %d is %d', (position, state) => {
    expect(stateAt(position)).toBe(state)
  })
})

describe('a point of the picture', () => {
  it.each([
    [0, 0.3, 4, 1],
    [0, 0.9, 4, 1],
    [1, 0.3, 4, 1],
    [1, 0.7, 4, 2],
    [3, 0.9, 4, 3],
    [2.4, 0.1, 4, 3],
    [0.5, 0.5, 2, 1],
  ])('At position %d the point %d of %d stages selects cut %d', (position, point, count, cut) => {
    const taken = nearestCut(position, point, count)
    expect(taken).toBe(cut)
    expect(edgesAt({ position: cutTo(taken, point), spread: 1 }, count)[cut - 1]).toBeCloseTo(point)
  })
})

describe('positionOnScale', () => {
  it.each([
    [0, 4, 0],
    [0.125, 4, 0],
    [0.375, 4, 1],
    [0.5, 4, 1.5],
    [1, 4, 3],
  ])('The point %d of %d stages is the position %d', (point, count, position) => {
    expect(positionOnScale(point, count)).toBe(position)
  })
})

describe('afterKey', () => {
  it.each([
    ['ArrowRight', 1.5, false, 1.6],
    ['ArrowLeft', 1.5, false, 1.4],
    ['ArrowRight', 1.5, true, 1.4],
    ['ArrowLeft', 1.5, true, 1.6],
    ['ArrowUp', 1.5, true, 1.6],
    ['ArrowDown', 0, false, 0],
    ['ArrowRight', 3, false, 3],
    ['ArrowRight', 1.234, false, 1.3],
    ['PageUp', 1.5, false, 2],
    ['PageUp', 2, false, 3],
    ['PageDown', 1.5, false, 1],
    ['PageDown', 2, false, 1],
    ['Home', 1.5, true, 0],
    ['End', 1.5, true, 3],
  ])('%s at %d (right to left: %s) moves to %d', (key, position, isRtl, goal) => {
    expect(afterKey(key, position, 4, isRtl)).toBeCloseTo(goal)
  })

  it.each(['Tab', 'a', 'Enter', 'toString'])('%s moves nothing', (key) => {
    expect(afterKey(key, 1, 4, false)).toBeNull()
  })
})

describe('sweptTo', () => {
  it('It starts in the middle and reaches both ends, never beyond', () => {
    const positions = Array.from({ length: 150 }, (_, index) => sweptTo(index / 10, 4))
    expect(positions[0]).toBe(1.5)
    expect(Math.min(...positions)).toBeCloseTo(0, 2)
    expect(Math.max(...positions)).toBeCloseTo(3, 2)
  })
})
