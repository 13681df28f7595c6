import type { Build } from '../../engine/take'
import { coupe } from '../../kit/coupe'
import { look, lensOf } from '../../kit/camera-moves'
import { between, keyed, mix, smooth, smoother } from '../../kit/ease'
import { surroundings } from '../../kit/environment'
import { mirror } from '../../kit/mirror'
import { skyDome } from '../../kit/sky'
import { Color, FogExp2, Vector3 } from 'three'
import { buildRoad, headingAt, onRoad } from './road'

const SPEED = 21
const LANE = 2.3

export const build: Build = (kit) => {
  const wet = mirror(kit, { part: 0.5 })
  buildRoad(kit, wet)
  const car = coupe(kit, { body: '#7a1f16', flat: '#c4422f' })
  kit.add(car.root)
  kit.construct(car.root)

  skyDome(kit, {
    zenith: '#0b1c3d', middle: '#3d4a78', horizon: '#e0794a',
    sun: { direction: new Vector3(0.35, 0.02, -1), color: '#ff9a4d', glow: 1.1 },
    clouds: { amount: 0.42, light: '#ff9a68', dark: '#2a2b4a', scale: 0.55, seed: 4 },
    flat: ['#f0a27a', '#3c4379'],
  }) // prettier-ignore
  surroundings(kit, {
    zenith: '#1d2c52', horizon: '#b06a4c', ground: '#0a0b10',
    boxes: [{ azimuth: 270, elevation: 14, width: 120, height: 14, color: '#ffb27a', strength: 3 }, { azimuth: 90, elevation: 40, width: 160, height: 10, color: '#8fb0ff', strength: 1.6 }],
    strength: 0.9,
  }) // prettier-ignore
  kit.scene.fog = new FogExp2(new Color('#6a5361'), 0.0022)

  return {
    update(seconds) {
      const z = -SPEED * seconds
      car.root.position.copy(onRoad(z, LANE))
      car.root.rotation.y = Math.PI - headingAt(z)
      car.roll(SPEED * seconds)
      const on = keyed(
        [
          [0.7, 0],
          [0.78, 1],
          [0.86, 0.35],
          [1.0, 1],
        ],
        seconds,
      )
      car.setLights(on, on)

      const boom = smoother(between(seconds, 2.2, 5.6))
      const back = mix(7.2, 15, boom) - 1.2 * smooth(between(seconds, 0, 2.4))
      const from = onRoad(z + back, mix(-1.3, 0.2, boom), mix(0.55, 5.4, boom))
      const at = onRoad(z - mix(2, 30, boom), mix(1.6, 1.4, boom), mix(0.95, 2.6, boom))
      lensOf(kit.camera, mix(38, 30, boom))
      look(kit.camera, from, at, { seconds, amount: 1, roll: -0.012 })
      kit.lens.focus = from.distanceTo(car.root.position)
      kit.lens.aperture = 0.03

      const { key, sky } = kit.look
      key.target.copy(car.root.position)
      key.position.copy(key.target).add(new Vector3(14, 7, -22))
      key.color.set('#ff9c5c')
      key.intensity = 1.6
      key.size = 3
      sky.zenith.set('#41599c')
      sky.horizon.set('#d98f6d')
      sky.ground.set('#2a2228')
      sky.intensity = 0.55
    },
  }
}
