import { Color, FogExp2, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { mix } from '../../kit/ease'
import { surroundings } from '../../kit/environment'
import { skyDome } from '../../kit/sky'

/** Late afternoon over the sea. The sun moves, and so do the patches of its light. */
export function afternoon(kit: Kit) {
  const sun = new Vector3()
  const sky = skyDome(kit, {
    ...{ zenith: '#3f86c6', middle: '#a5d0e6', horizon: '#f7dcb6', band: 0.12, strength: 1.25 },
    sun: { direction: new Vector3(-0.62, 0.42, -0.66), color: '#ffd39a', glow: 0.5 },
    clouds: { amount: 0.42, light: '#fff3df', dark: '#cdcbd6', scale: 0.36, seed: 11 },
    flat: ['#fbe6c6', '#9fd0e0'],
  })
  surroundings(kit, {
    ...{ zenith: '#cfc6ba', horizon: '#d2c8ba', ground: '#b29a80', strength: 0.34 },
    boxes: [{ azimuth: 270, elevation: 14, width: 90, height: 46, color: '#dfeaf2', strength: 5 }],
  })
  kit.scene.fog = new FogExp2(new Color('#e4d9c8'), 0.0007)
  const { key, sky: dome, grade } = kit.look
  key.color.set('#ffcf9a')
  key.size = 0.34
  key.extent = 8.4
  key.reach = 60
  dome.zenith.set('#b3cdea')
  dome.horizon.set('#e6dfd6')
  dome.ground.set('#e2d2bd')
  dome.intensity = 1.1
  dome.extent = 9
  kit.look.exposure = 1.12
  kit.look.bloom = 0.07
  kit.look.halation = 0.03
  kit.look.vignette = 0.24
  kit.look.grain = 0.014
  grade.shadows.set(0, 0.006, 0.014)
  grade.contrast = 1.1
  grade.saturation = 0.98
  kit.look.shade.set('#b5a6b4')
  kit.look.terminator = 0.34
  kit.look.lineReach = 90
  return {
    /** `walk` 0…1 is how far the sun has gone. */
    set(seconds: number, walk: number): void {
      sun.set(mix(-0.86, -0.34, walk), mix(0.45, 0.38, walk), -0.72).normalize()
      key.target.set(-0.2, 0, -0.6)
      key.position.copy(key.target).addScaledVector(sun, 26)
      key.intensity = 8
      sky.uTime.value = seconds
    },
  }
}
