import { describe, expect, it } from 'vitest'
import { lookInto } from './sphere-view'

/** A sphere in which red is the longitude and green the latitude. */
const [width, height] = [512, 256]
const data = new Uint8Array(width * height * 3)
for (let y = 0; y < height; y++) {
  for (let x = 0; x < width; x++) {
    data.set(
      [Math.floor((x / width) * 256), Math.floor((y / height) * 256), 0],
      (y * width + x) * 3,
    )
  }
}
const look = (view: { yaw: number; pitch?: number; fov?: number; planet?: boolean }) => {
  const picture = lookInto({ data, width, height }, { pitch: 0, fov: 90, planet: false, ...view }, 64, 36) // prettier-ignore
  return (x: number, y: number) => [...picture.subarray((y * 64 + x) * 3, (y * 64 + x) * 3 + 2)]
}
const near = (found: number[], wanted: number[]) =>
  found.forEach((n, i) => expect(Math.abs(n - (wanted[i] ?? 0))).toBeLessThan(5))

describe('a view into a picture of all around', () => {
  it('has ahead in the middle, and what is right of it to the right', () => {
    near(look({ yaw: 0 })(32, 18), [128, 128])
    near(look({ yaw: 90 })(32, 18), [192, 128])
    near(look({ yaw: 0 })(63, 18), [159, 128])
  })

  it('looks up with a positive pitch', () => {
    near(look({ yaw: 0, pitch: 45 })(32, 18), [128, 64])
  })

  it('has the ground in the middle of a planet and the sky at its rim', () => {
    const planet = look({ yaw: 0, fov: 240, planet: true })
    expect(planet(32, 18)[1]).toBeGreaterThan(240)
    near(planet(32, 0), [128, 88])
    expect(planet(0, 18)[1]).toBeLessThan(60)
  })
})
