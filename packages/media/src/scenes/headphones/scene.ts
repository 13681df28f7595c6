import { Color, FogExp2, Group, Vector3 } from 'three'
import type { Build } from '../../engine/take'
import { lensOf, look } from '../../kit/camera-moves'
import { between, keyed, mix, smooth, smoother, spring } from '../../kit/ease'
import { surroundings } from '../../kit/environment'
import { earCup } from './ear-cup'
import { finishes } from './finishes'
import { HALF, headband } from './headband'
import { bring } from './parts'
import { buildStage } from './stage-set'

/** When the finished headphones touch the plinth, and how high their middle then is. */
const LANDS = 4.45
const REST = 0.45

export const build: Build = (kit) => {
  buildStage(kit)
  const finish = finishes(kit)
  const whole = new Group()
  const sides = [0, 1].map((side) => {
    const cup = earCup(finish)
    cup.root.position.x = side ? -HALF : HALF
    cup.root.rotation.set(0, side ? Math.PI : 0, side ? 0.05 : -0.05)
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
  kit.scene.fog = new FogExp2(new Color('#7d9694'), 0.02)
  const { look: film } = kit
  film.shade.set('#7f7fae')
  film.lineReach = 60
  film.grade.contrast = 1.06
  film.grade.shadows.set(-0.004, 0.004, 0.012)

  return {
    update(seconds) {
      sides.forEach((parts, side) => {
        for (const one of parts) bring(one, seconds, side * 0.13)
      })
      for (const one of arch.parts) bring(one, seconds)

      // They hang, sink slowly, drop the last hand's breadth, and give once.
      const sink = smoother(between(seconds, 3.3, LANDS))
      const give = seconds > LANDS ? -0.02 * Math.abs(1 - spring(seconds - LANDS, 3, 0.4)) * Math.sin(Math.min(1, (seconds - LANDS) * 6) * Math.PI) : 0 // prettier-ignore
      const hang = 0.025 * Math.sin(seconds * 1.4) * (1 - sink)
      whole.position.y = REST + mix(0.5, 0, sink) + hang + give
      whole.rotation.y = mix(-0.55, -0.5, smooth(between(seconds, 0, 6))) + 0.25 * (1 - smooth(between(seconds, 2.6, 4.7))) // prettier-ignore
      whole.rotation.z = 0.05 * Math.sin(seconds * 1.1 + 1) * (1 - sink)

      const orbit = smoother(between(seconds, 0.15, 4.6))
      const settle = smooth(between(seconds, 4.4, 6))
      const angle = mix(1.12, -0.2, orbit) - 0.05 * settle
      const away = mix(4.3, 10.3, smoother(between(seconds, 0.5, 4.2))) - 0.35 * settle
      const at = new Vector3(
        keyed([[0, 0.95], [2.6, 0.12], [4.4, 0.1]], seconds), // prettier-ignore
        keyed([[0, 0.92], [2.4, 1.28], [4.5, 0.8]], seconds), // prettier-ignore
        keyed([[0, 0.1], [2.6, 0]], seconds), // prettier-ignore
      )
      const from = new Vector3(Math.sin(angle), mix(0.06, 0.13, orbit), Math.cos(angle)).multiplyScalar(away).add(at) // prettier-ignore
      lensOf(kit.camera, mix(80, 68, orbit))
      look(kit.camera, from, at, { seconds, amount: 0.55, seed: 12 })
      kit.lens.focus = away - mix(0.25, 0.45, orbit)
      kit.lens.aperture = mix(0.03, 0.035, orbit)

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
