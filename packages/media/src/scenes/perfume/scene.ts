import { Vector3 } from 'three'
import type { Build } from '../../engine/take'
import { backlitWorld } from '../../kit/backlit-world'
import { lensOf, look } from '../../kit/camera-moves'
import { between, keyed, mix, smooth, smoother, spring } from '../../kit/ease'
import { mirror } from '../../kit/mirror'
import { refractingLiquid } from '../../kit/refracting-liquid'
import { crown } from './crown'
import { drops } from './drops'
import { buildFlacon } from './flacon'
import { BODY } from './flacon-glass'
import { ribbon } from './ribbon'
import { buildPool, buildSet, SET_DOWN } from './table'

const FOOT = 0.08
const SEAT = FOOT + BODY.y * 2 + 0.025
const disc = { at: new Vector3(1.25, 1.2, -14.4), radius: 1.95 }

export const build: Build = (kit) => {
  const world = backlitWorld(kit, {
    ...{ zenith: '#04090e', horizon: '#0f2f3a', ground: '#030506' },
    boxes: [
      { azimuth: 205, elevation: 24, width: 12, height: 84, color: '#ffb46b', strength: 12 },
      { azimuth: 332, elevation: 26, width: 10, height: 100, color: '#8fd0ff', strength: 9 },
      { azimuth: 270, elevation: 78, width: 160, height: 20, color: '#cfe4ff', strength: 3 },
    ],
    disc: { ...disc, core: '#ffc070', rim: '#e8561c', strength: 1.3 },
    flat: ['#3f7f86', '#20405f'],
  })
  const wet = mirror(kit, { part: 0.4 })
  const { contain, liquid } = refractingLiquid(kit, world)
  const rollPool = buildPool(kit, wet)
  buildSet(kit, disc)

  const { flacon, cap } = buildFlacon(kit, world)
  flacon.position.y = FOOT + BODY.y
  flacon.rotation.y = 0.44
  kit.add(flacon)
  kit.add(cap)
  kit.construct(flacon)

  const honey = liquid({
    ...{ absorb: [0.3, 1.9, 7], glow: '#8a3a08', thick: 0.15, bend: 0.5 },
    paint: { color: '#e08a2e', flat: '#f3b04c', clay: '#d2c3ab', group: 'character', line: 0.9 },
  })
  const ribbons = [
    ribbon({ start: 0.35, climb: 1.75, leaves: 1.9, breaks: 4.15, phase: 2.4, turns: -1.55, radius: 0.78, rise: 1.52, width: 0.185, seed: 3 }, honey), // prettier-ignore
    ribbon({ start: 0.75, climb: 1.9, leaves: 2.3, breaks: 3.95, phase: 5.4, turns: -1.1, radius: 0.88, rise: 1.02, width: 0.14, seed: 21 }, honey), // prettier-ignore
    ribbon({ start: 0.6, climb: 1.5, leaves: 1.5, breaks: 3.3, phase: 0.4, turns: -0.9, radius: 0.98, rise: 0.62, width: 0.075, seed: 40 }, honey), // prettier-ignore
  ]
  const ring = crown(honey)
  const spray = drops(kit, honey)
  for (const { mesh } of [...ribbons, ring, spray]) kit.add(contain(mesh))

  const { look: film } = kit
  film.shade.set('#7a5f92')
  film.lineReach = 60
  film.grade.contrast = 1.06
  film.bloom = 0.07
  film.vignette = 0.34

  return {
    update(seconds) {
      rollPool(seconds)
      ring.set(seconds)
      spray.set(seconds)
      for (const one of ribbons) one.set(seconds)

      // The cap comes down late, makes its last quarter turn, and sinks in a little as it lands.
      const down = smoother(between(seconds, 3.35, SET_DOWN))
      const give = 0.012 * (1 - spring(seconds - SET_DOWN, 3.2, 0.3)) * (seconds > SET_DOWN ? 1 : 0)
      cap.position.set(mix(0.12, 0, down), SEAT + mix(1.5, 0, down) + give, 0)
      cap.rotation.set(0, 0.44 + mix(2.6, 0, smooth(between(seconds, 3.2, 5))), mix(0.32, 0, down))

      const rise = smoother(between(seconds, 0.35, 4.3))
      const settle = smooth(between(seconds, 4.3, 6))
      const from = new Vector3(mix(1.25, -0.55, rise), mix(0.42, 0.98, rise), mix(5.6, 9.4, rise) - 0.7 * settle) // prettier-ignore
      const at = new Vector3(mix(0.06, 0.12, rise), keyed([[0, 0.42], [2.2, 0.66], [4.3, 0.83]], seconds), 0) // prettier-ignore
      lensOf(kit.camera, 85)
      look(kit.camera, from, at, { seconds, amount: 0.5, seed: 3 })
      const near = mix(0.9, 0.2, smooth(between(seconds, 0.2, 2.4)))
      kit.lens.focus = from.distanceTo(at) - near
      kit.lens.aperture = mix(0.032, 0.045, rise)

      const { key, sky } = film
      key.kind = 'spot'
      key.target.set(0, 0.6, 0)
      key.position.set(4.2, 3.6, -4.6)
      key.color.set('#ffb070')
      key.intensity = 3.2
      key.size = 0.5
      key.extent = 20
      key.reach = 16
      sky.zenith.set('#4f86b8')
      sky.horizon.set('#2e5a6b')
      sky.ground.set('#120d0a')
      sky.intensity = 0.3
      sky.extent = 3.2
      film.exposure = 1.25
    },
  }
}
