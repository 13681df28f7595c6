import { Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { lensOf, look } from '../../kit/camera-moves'
import { between, mix, smooth, smoother } from '../../kit/ease'

const MIDDLE = new Vector3(4, 0, -18)

/**
 * Flies the camera like a drone that comes down over the water in an arc and stops in front of the
 * towers.
 */
export function fly(kit: Kit, seconds: number): void {
  const round = smoother(between(seconds, -1.2, 5.9))
  const down = smooth(between(seconds, -0.6, 5.6))
  const angle = mix(1.24, 0.5, round)
  const away = mix(200, 174, down)
  const from = new Vector3(
    MIDDLE.x + Math.sin(angle) * away,
    mix(72, 23, down),
    MIDDLE.z + Math.cos(angle) * away,
  )
  const at = new Vector3(mix(-14, 10, round), mix(4, 17, smooth(between(seconds, 1.2, 5.8))), mix(-12, -30, down)) // prettier-ignore
  lensOf(kit.camera, mix(28, 29.5, down))
  look(kit.camera, from, at, { seconds, amount: 0.7, roll: -0.028 * Math.sin(Math.PI * between(seconds, 0, 5.4)), seed: 3 }) // prettier-ignore
  kit.lens.focus = from.distanceTo(new Vector3(10, 12, -30))
  kit.lens.aperture = 0.03
}
