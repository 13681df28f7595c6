import { Vector3 } from 'three'
import type { Sea } from '../../kit/caustics'
import { fbm2, noise1 } from '../../kit/noise'

/**
 * The height of the surface above the camera in meters; the next constant is that of the seabed
 * below.
 */
export const LEVEL = 1.75
export const BED = -1.35
export const FOG = '#1b7a78'
export const DENSITY = 0.155
export const SUN = new Vector3(0.26, 1, -0.42).normalize()

export const sea: Sea = { level: LEVEL, sun: SUN, time: { value: 0 } }

/** The height of the seabed: dunes, banks under the trees, and fine ripples. */
export const bedAt = (x: number, z: number) => {
  const away = Math.hypot(x, z)
  const bank = 0.75 * Math.min(1, Math.max(0, (away - 3) / 7))
  const ripples = 0.022 * Math.sin(x * 9 + 3 * noise1(z * 0.8, 3) + z * 3.2)
  return BED + bank + 0.3 * fbm2(x * 0.22, z * 0.22, 6, 4) + ripples
}
