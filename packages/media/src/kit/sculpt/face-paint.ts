import { Color } from 'three'
import { fbm2, noise1, noise2 } from '../noise'
import { clamp, mix, rise, type Form } from './form'
import { measures } from './face'
import type { Looks } from './looks'
import type { Paint } from './skin'

/**
 * The color of the skin. It is warmer on cheeks, nose and ears, cooler under the jaw, and darker at
 * the lids.
 */
export function facePaint(looks: Looks, lips: Form, gap: Form): Paint {
  const base = new Color(looks.skin)
  const lip = new Color(looks.lips)
  const depth = base.r * 0.3 + base.g * 0.6 + base.b * 0.1
  const warm = base.clone().multiply(new Color(1.08, 0.84, 0.8))
  const shadow = base.clone().multiply(new Color(0.72, 0.62, 0.6))
  const beard = base.clone().multiply(new Color(0.55, 0.56, 0.6))
  const { eye, eyeRadius } = measures(looks)
  const { shade = 0, freckles = 0, age = 0 } = looks
  const dark = new Color('#2a0d0c')
  const c = new Color()
  return (x, y, z) => {
    const a = Math.abs(x)
    c.copy(base)
    const near = (px: number, py: number, pz: number, r: number) =>
      Math.exp(-((a - px) ** 2 + (y - py) ** 2 + (z - pz) ** 2) / (r * r))
    const blush = 0.75 * near(0.058, -0.03, 0.085, 0.034) + 0.7 * near(0, -0.036, 0.13, 0.022) + 0.8 * near(0.116, 0, -0.015, 0.03) + 0.25 * near(0, -0.115, 0.085, 0.025) // prettier-ignore
    c.lerp(warm, clamp(blush * (0.55 + depth * 0.5)))
    const lid = Math.sqrt((a - eye[0]) ** 2 + (y - eye[1]) ** 2 + (z - eye[2]) ** 2) - eyeRadius
    c.lerp(shadow, 0.42 * clamp(1 - lid / 0.014))
    if (z > 0.02 && y < -0.03) {
      const where = rise(-0.035, -0.06, y) * rise(0.012, 0.02, Math.hypot(a, (y + 0.05) * 1.4)) * rise(0.0, 0.03, z) // prettier-ignore
      c.lerp(beard, shade * 0.36 * where)
    }
    c.lerp(dark, 0.8 * clamp(1.3 * near(0.0075, -0.0475 * 1, 0.122, 0.0052)))
    if (freckles > 0) {
      const spot = noise2(x * 420 + 7, y * 420, 11) + 0.4 * noise2(x * 900, y * 900, 5)
      const zone = near(0.045, -0.015, 0.1, 0.04) + near(0, -0.01, 0.12, 0.03)
      c.lerp(shadow, freckles * clamp((spot - 0.42) * 2.2) * clamp(zone * 1.2) * 0.75)
    }
    const mottled = 1 + 0.05 * fbm2(x * 60 + z * 40, y * 60, 4, 3) * (1 + age)
    c.multiplyScalar(mottled * mix(1, 0.9, rise(-0.11, -0.16, y)))
    const onLips = 1 - rise(-0.0004, 0.0016, lips.at(x, y, z))
    c.lerp(lip, onLips * 0.88)
    if (onLips > 0.1) c.multiplyScalar(1 + 0.06 * noise1(x * 900, 6))
    const inside = 1 - rise(0.0004, 0.0022, gap.at(x, y, z))
    c.lerp(dark, inside * 0.85)
    return [c.r, c.g, c.b]
  }
}
