import { Color, FogExp2, Vector3 } from 'three'
import type { Build } from '../../engine/take'
import { look, lensOf } from '../../kit/camera-moves'
import { coupe } from '../../kit/coupe'
import { between, keyed, mix, smooth, smoother } from '../../kit/ease'
import { surroundings } from '../../kit/environment'
import { mirror } from '../../kit/mirror'
import { skyDome } from '../../kit/sky'
import { buildBay, buildCity } from './city'
import { buildRoad, headingAt, onRoad } from './road'
import { buildLamps, buildVerges } from './roadside'

const SPEED = 21
const LANE = 2.5
const AFTERGLOW = new Vector3(0.3, 0.03, -1)

const dusk = { horizon: new Color('#e8854a'), middle: new Color('#54497a'), zenith: new Color('#0d1c3f') } // prettier-ignore
const night = { horizon: new Color('#7d4350'), middle: new Color('#152550'), zenith: new Color('#040b1e') } // prettier-ignore

export const build: Build = (kit) => {
  const wet = mirror(kit, { part: 0.5 })
  buildRoad(kit, wet)
  buildBay(kit, wet)
  const verges = buildVerges(kit)
  const lamps = buildLamps(kit)
  wet.hide(...lamps.pools)
  const city = buildCity(kit)

  const car = coupe(kit, { body: '#8c1d14', flat: '#d2452f' })
  kit.add(car.root)
  kit.construct(car.root)
  const other = coupe(kit, { body: '#20242c', flat: '#3b4160' })
  kit.add(other.root)

  const cloud = { dusk: new Color('#e07858'), night: new Color('#4a3350') }
  const sky = skyDome(kit, {
    ...{ zenith: dusk.zenith, middle: dusk.middle, horizon: dusk.horizon, band: 0.15 },
    sun: { direction: AFTERGLOW, color: '#ff8a3d', glow: 0.55 },
    clouds: { amount: 0.4, light: '#e8795a', dark: '#241f3d', scale: 0.5, seed: 4 },
    flat: ['#f4a77c', '#3a3f7a'],
  })
  surroundings(kit, {
    ...{ zenith: '#182445', horizon: '#a85f45', ground: '#08090d', strength: 0.85 },
    boxes: [
      { azimuth: 180, elevation: 7, width: 900, height: 9, color: '#ff9d5c', strength: 2.2 },
      { azimuth: 180, elevation: 58, width: 900, height: 12, color: '#7f9fe8', strength: 1.1 },
    ],
  })
  const fog = new FogExp2(new Color(), 0.00125)
  kit.scene.fog = fog
  const { grade } = kit.look
  kit.look.shade.set('#6d67a8')
  kit.look.lineReach = 190
  grade.shadows.set(0, 0.008, 0.024)
  grade.contrast = 1.12

  return {
    update(seconds) {
      const z = -SPEED * seconds
      car.root.position.copy(onRoad(z, LANE))
      car.root.rotation.y = Math.PI - headingAt(z)
      car.roll(SPEED * seconds)
      // The headlamps flicker when they are turned on, as real ones do.
      const on = keyed([[0.75, 0], [0.83, 1], [0.92, 0.3], [1.08, 1]], seconds) // prettier-ignore
      car.setLights(on, on * 0.8)
      const meets = -168 + 17 * seconds
      other.root.position.copy(onRoad(meets, -LANE))
      other.root.rotation.y = -headingAt(meets)
      other.roll(17 * seconds)
      other.setLights(1.1, 0.8)

      const late = smooth(between(seconds, 0.4, 6))
      sky.uHorizon.value.lerpColors(dusk.horizon, night.horizon, late)
      sky.uMiddle.value.lerpColors(dusk.middle, night.middle, late)
      sky.uZenith.value.lerpColors(dusk.zenith, night.zenith, late)
      sky.uCloudLight.value.lerpColors(cloud.dusk, cloud.night, late)
      sky.uGlow.value = mix(0.6, 0.2, late)
      sky.uTime.value = seconds
      wet.time.value = seconds
      fog.color.lerpColors(dusk.horizon, night.horizon, late).lerp(dusk.middle, 0.45).multiplyScalar(0.8) // prettier-ignore
      verges.sway(seconds)
      lamps.set(seconds, z)
      city.set(seconds, late)

      const boom = smoother(between(seconds, 1.9, 5.4))
      const back = mix(8.8, 18.5, boom) - 0.9 * smooth(between(seconds, 0, 2.6))
      const from = onRoad(z + back, mix(-1.1, 0.9, boom), mix(0.5, 6.4, boom))
      const at = onRoad(z - mix(3, 40, boom), mix(1.75, 1.1, boom), mix(1.35, 0.4, boom))
      lensOf(kit.camera, mix(34, 31, boom))
      look(kit.camera, from, at, { seconds, amount: 0.9, roll: mix(-0.02, 0, boom), seed: 8 })
      kit.lens.focus = from.distanceTo(car.root.position)
      // At first only the car is in focus, and later everything up to the city.
      kit.lens.aperture = mix(0.035, 0.008, boom)

      const { key, sky: dome } = kit.look
      key.target.copy(car.root.position)
      key.position.copy(key.target).add(new Vector3(11, 6, -24))
      key.color.set('#ff8f52')
      key.intensity = mix(1.5, 0.35, late)
      key.size = 2.4
      key.extent = 13
      key.reach = 60
      dome.zenith.set('#3f579c')
      dome.horizon.set('#c98468')
      dome.ground.set('#241d24')
      dome.intensity = mix(0.42, 0.2, late)
      dome.extent = 12
      kit.look.exposure = mix(1.1, 1.2, late)
      kit.look.bloom = 0.075
      kit.look.halation = 0.05
    },
  }
}
