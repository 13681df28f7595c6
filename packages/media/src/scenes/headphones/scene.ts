import { Color, FogExp2, Group, Vector3 } from 'three'
import type { Build } from '../../engine/take'
import { lensOf, look } from '../../kit/camera-moves'
import { between, keyed, mix, smooth, smoother } from '../../kit/ease'
import { surroundings } from '../../kit/environment'
import { earCup } from './ear-cup'
import { finishes } from './finishes'
import { HALF, headband } from './headband'
import { bring } from './parts'
import { buildStage } from './stage-set'

/**
 * The second at which the headphones touch the plinth; below is the height of their middle then.
 */
const LANDS = 4.45
const REST = 0.442
/** The place where the lid of the near cup floats at first. */
const LID = new Vector3(2.64, 0.95, 0.82)

/**
 * The height over the plinth. The headphones sink slowly, drop over the last ten centimeters, and
 * bounce once.
 */
function drop(seconds: number): number {
  const slow = mix(0.5, 0.07, smoother(between(seconds, 3.2, LANDS - 0.2)))
  if (seconds < LANDS - 0.2) return slow
  if (seconds < LANDS) return 0.07 * (1 - between(seconds, LANDS - 0.2, LANDS) ** 2)
  const hop = between(seconds, LANDS, LANDS + 0.22)
  return 0.018 * 4 * hop * (1 - hop)
}

export const build: Build = (kit) => {
  const finish = finishes(kit)
  const whole = new Group()
  const sides = [0, 1].map((side) => {
    const cup = earCup(finish)
    cup.root.position.x = side ? -HALF : HALF
    cup.root.rotation.set(0, side ? Math.PI : 0, 0.04)
    whole.add(cup.root)
    return cup.parts
  })
  const arch = headband(finish)
  whole.add(arch.root)
  kit.add(whole)
  kit.construct(whole)

  surroundings(kit, {
    ...{ zenith: '#4a5f6b', horizon: '#8d9a98', ground: '#3a322b', strength: 0.75 },
    boxes: [
      { azimuth: 200, elevation: 30, width: 34, height: 70, color: '#ffcf9a', strength: 6 },
      { azimuth: 350, elevation: 24, width: 18, height: 90, color: '#9fd0ff', strength: 3.2 },
      { azimuth: 270, elevation: 72, width: 120, height: 16, color: '#fff0dc', strength: 3 },
      { azimuth: 90, elevation: 34, width: 60, height: 10, color: '#ffd9b0', strength: 3 },
    ],
  })
  buildStage(kit)
  kit.scene.fog = new FogExp2(new Color('#7d9694'), 0.02)
  const { look: film } = kit
  film.shade.set('#a095b4')
  film.terminator = 0.32
  film.lineReach = 60
  film.grade.contrast = 1.06
  film.grade.shadows.set(-0.004, 0.004, 0.012)

  return {
    update(seconds) {
      sides.forEach((parts, side) => {
        for (const one of parts) bring(one, seconds, side * 0.13)
      })
      for (const one of arch.parts) bring(one, seconds)

      // They float and sway until they sink.
      const sink = smoother(between(seconds, 3.3, LANDS))
      whole.position.y = REST + drop(seconds) + 0.025 * Math.sin(seconds * 1.4) * (1 - sink)
      whole.rotation.y = mix(-0.3, -0.92, smoother(between(seconds, 1.4, 4.9)))
      whole.rotation.z = 0.05 * Math.sin(seconds * 1.1 + 1) * (1 - sink)

      const orbit = smoother(between(seconds, 0.15, 4.6))
      const settle = smooth(between(seconds, 4.4, 6))
      const angle = mix(1.12, -0.2, orbit) - 0.05 * settle
      const away = mix(4.3, 9.5, smoother(between(seconds, 0.5, 4.2))) - 0.35 * settle
      const at = new Vector3(
        keyed([[0, 0.95], [2.6, 0.12], [4.4, 0.1]], seconds), // prettier-ignore
        keyed([[0, 0.92], [2.3, 1.42], [3.2, 1.42], [4.7, 0.84]], seconds), // prettier-ignore
        keyed([[0, 0.1], [2.6, 0]], seconds), // prettier-ignore
      )
      const from = new Vector3(Math.sin(angle), mix(0.06, 0.13, orbit), Math.cos(angle)).multiplyScalar(away).add(at) // prettier-ignore
      lensOf(kit.camera, mix(80, 68, orbit))
      look(kit.camera, from, at, { seconds, amount: 0.55, seed: 12 })
      // The focus moves from the lid, which floats nearest, to the cups.
      kit.lens.focus = mix(from.distanceTo(LID), away - 0.45, smooth(between(seconds, 0.9, 2.2)))
      kit.lens.aperture = mix(0.018, 0.032, orbit)

      const { key, sky } = film
      key.kind = 'spot'
      key.target.set(0, 0.6, -0.4)
      key.position.set(-5.2, 4.9, -0.7)
      key.color.set('#ffd0a0')
      key.intensity = 4.2
      key.size = 0.7
      key.extent = 24
      key.reach = 18
      sky.zenith.set('#86aee0')
      sky.horizon.set('#a9bfc4')
      sky.ground.set('#4a3a30')
      sky.intensity = 0.26
      sky.extent = 3.4
      film.exposure = 1.15
    },
  }
}
