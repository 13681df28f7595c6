import type { SetBackground, SetPerson } from '@studio/shared/contracts/virtual-set'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heightOnFloor, onFloor } from './floor-view'
import { backgroundBox, keepCovering, personBox } from './geometry'

const place = fc.double({ min: -2, max: 2, noNaN: true })
const background = fc.record<SetBackground>({
  source: fc.constant({ from: 'library', key: 'loft' }),
  isFlippedX: fc.boolean(),
  isFlippedY: fc.boolean(),
  scale: fc.double({ min: 1, max: 4, noNaN: true }),
  x: place,
  y: place,
  blur: fc.constant(0),
})

describe('a background', () => {
  it('fills the frame at any position and aspect ratio', () => {
    fc.assert(
      fc.property(background, fc.double({ min: 0.3, max: 4, noNaN: true }), (one, aspect) => {
        const box = backgroundBox(keepCovering(one, aspect), aspect)
        expect(box.x - box.width / 2).toBeLessThanOrEqual(1e-9)
        expect(box.y - box.height / 2).toBeLessThanOrEqual(1e-9)
        expect(box.x + box.width / 2).toBeGreaterThanOrEqual(1 - 1e-9)
        expect(box.y + box.height / 2).toBeGreaterThanOrEqual(1 - 1e-9)
      }),
    )
  })
})

describe('a person', () => {
  it('keeps the feet in place and the aspect ratio', () => {
    const person = { scale: 0.5, x: 0.3, y: 0.9 } as SetPerson
    const box = personBox(person, 0.5)
    expect(box.y + box.height / 2).toBeCloseTo(0.9)
    expect((box.width * 16) / (box.height * 9)).toBeCloseTo(0.5)
  })
})

describe('the floor', () => {
  it('is 22 feet wide at the front, and appears half as wide at the back', () => {
    expect([onFloor(0, 0).x, onFloor(22, 0).x]).toEqual([0, 1])
    expect([onFloor(0, 22).x, onFloor(22, 22).x]).toEqual([0.25, 0.75])
    expect(onFloor(11, 22).y).toBeLessThan(onFloor(11, 0).y)
  })

  it('scales people with their depth', () => {
    expect(heightOnFloor(6, 0)).toBeCloseTo((6 / 22) * (16 / 9))
    expect(heightOnFloor(6, 22)).toBeCloseTo(heightOnFloor(6, 0) / 2)
  })
})
