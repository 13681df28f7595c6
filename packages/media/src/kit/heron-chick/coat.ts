import { Color, DataTexture, LinearFilter, SRGBColorSpace, Vector3 } from 'three'
import { clamp01 } from '../ease'
import { noise2 } from '../noise'

const BLUE = new Color('#6fbfdc')
const CAP = new Color('#23648f')
const CREAM = new Color('#fbeed6')
const BLUSH = new Color('#f58f78')

/**
 * The point on the chick's skin in a direction from its middle. The shape is a pear, a little flat
 * at the back.
 */
export function bodyPoint(d: Vector3, grow = 1): Vector3 {
  const round = (1 - 0.1 * d.y - 0.025 * Math.exp(-(((d.y - 0.08) / 0.22) ** 2))) * grow
  return new Vector3(d.x * 0.475 * round, d.y * 0.49 * grow, d.z * 0.45 * round)
}

/** Converts degrees to the chick's left and up to a direction. */
export function towards(side: number, up: number): Vector3 {
  const [a, e] = [(side * Math.PI) / 180, (up * Math.PI) / 180]
  return new Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e))
}

const inside = (distance: number, soft: number) => clamp01(0.5 - distance / soft)

/** The color of the down at a place: a heart-shaped cream mask, a dark cap, and pink cheeks. */
export function coat(d: Vector3): { color: Color; isFace: number; isCap: number } {
  const side = Math.abs(Math.atan2(d.x, d.z))
  const up = Math.asin(Math.max(-1, Math.min(1, d.y)))
  const ragged = 0.035 * noise2(Math.atan2(d.x, d.z) * 9, up * 9, 3)
  const mask = Math.hypot((side - 0.36) / 0.46, (up - 0.24) / 0.46) - 1
  const belly = Math.hypot(side / 0.78, (up + 0.66) / 0.62) - 1
  const isFace = Math.max(inside(mask + ragged, 0.03), inside(belly + ragged, 0.03))
  const isCap = inside(0.6 + 0.62 * Math.min(side, 1) - up + ragged, 0.025)
  const cheek = Math.exp(-((Math.hypot(side - 0.66, (up - 0.0) * 1.15) / 0.15) ** 4)) * 0.75
  const color = BLUE.clone().lerp(CREAM, isFace).lerp(CAP, isCap).lerp(BLUSH, cheek)
  return { color, isFace, isCap }
}

/**
 * The coat's colors as a texture for the ball below the down, which is all that drawn stages show.
 */
export function coatMap(): DataTexture {
  const [width, height] = [1024, 512]
  const data = new Uint8Array(width * height * 4)
  const d = new Vector3()
  const screen = new Color()
  for (let y = 0; y < height; y++) {
    const theta = (1 - (y + 0.5) / height) * Math.PI
    for (let x = 0; x < width; x++) {
      const phi = ((x + 0.5) / width) * Math.PI * 2
      d.set(-Math.cos(phi) * Math.sin(theta), Math.cos(theta), Math.sin(phi) * Math.sin(theta))
      screen.copy(coat(d).color).convertLinearToSRGB()
      data.set([screen.r * 255, screen.g * 255, screen.b * 255, 255], (y * width + x) * 4)
    }
  }
  const map = new DataTexture(data, width, height)
  map.colorSpace = SRGBColorSpace
  map.minFilter = map.magFilter = LinearFilter
  map.needsUpdate = true
  return map
}
