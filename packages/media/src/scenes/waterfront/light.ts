import { Color, FogExp2, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { surroundings } from '../../kit/environment'
import { skyDome } from '../../kit/sky'

const SUN = new Vector3(-0.73, 0.37, 0.45).normalize()

/** Early morning: a warm sun from the left, a cool sky, and haze over the lagoon. */
export function morning(kit: Kit) {
  const sky = skyDome(kit, {
    ...{ zenith: '#3a80c4', middle: '#9ccbe4', horizon: '#ffddb0', band: 0.13, strength: 1.12 },
    sun: { direction: SUN, color: '#ffca8c', glow: 0.4 },
    clouds: { amount: 0.52, light: '#fff0da', dark: '#dde6ee', scale: 0.4, seed: 7 },
    flat: ['#f8dfbd', '#8fc0d6'],
  })
  surroundings(kit, {
    ...{ zenith: '#5f93c4', horizon: '#f0d8ba', ground: '#5d7f80', strength: 0.55 },
    boxes: [{ azimuth: 155, elevation: 20, width: 60, height: 36, color: '#ffd9a8', strength: 2.6 }], // prettier-ignore
  })
  kit.scene.fog = new FogExp2(new Color('#dad7d0'), 0.0008)
  const { key, sky: dome, grade } = kit.look
  key.target.set(0, 0, -24)
  key.position.copy(key.target).addScaledVector(SUN, 230)
  key.color.set('#ffca92')
  key.intensity = 5
  key.size = 2.2
  key.extent = 142
  key.reach = 470
  dome.zenith.set('#7aa7de')
  dome.horizon.set('#d5cfd0')
  dome.ground.set('#7d7566')
  dome.intensity = 0.4
  dome.extent = 130
  kit.look.exposure = 1.08
  kit.look.bloom = 0.05
  kit.look.halation = 0.02
  kit.look.vignette = 0.22
  kit.look.grain = 0.014
  grade.shadows.set(0, 0.008, 0.018)
  grade.contrast = 1.14
  grade.saturation = 1.06
  kit.look.shade.set('#8d92b9')
  kit.look.terminator = 0.3
  kit.look.lineReach = 270
  return { time: sky.uTime }
}
