import { Color, FogExp2, Vector3 } from 'three'
import type { Build } from '../../engine/take'
import { look, lensOf } from '../../kit/camera-moves'
import { surroundings } from '../../kit/environment'
import { swarm, ways } from '../../kit/particles'
import { lightShafts, surfaceFromBelow, type Shaft } from '../../kit/water-surface'
import { buildFish, buildTurtle } from './animals'
import { buildRoots } from './roots'
import { buildSeabed } from './seabed'
import { BED, DENSITY, FOG, LEVEL, sea, SUN } from './waters'

export const build: Build = (kit) => {
  const grass = buildSeabed(kit)
  buildRoots(kit)
  const fish = buildFish(kit)
  const turtle = buildTurtle(kit)
  kit.scene.background = new Color(FOG)
  kit.scene.fog = new FogExp2(FOG, DENSITY)
  const paints = { sky: '#d6f2ec', canopy: '#12301c', fog: FOG, density: DENSITY }
  const surface = surfaceFromBelow(kit, { ...sea, ...paints }, new Vector3(0.36, 1, -0.6))
  surroundings(kit, {
    ...{ zenith: '#bfeee2', horizon: '#1f7470', ground: '#2f5546', strength: 0.6 },
    boxes: [{ azimuth: 122, elevation: 66, width: 70, height: 30, color: '#fff3cf', strength: 4 }],
  })
  const random = kit.random('shafts')
  const shafts: Shaft[] = Array.from({ length: 38 }, (_, i) => {
    // There are more shafts of light ahead, in the direction of the sun.
    const angle = i % 3 ? -Math.PI / 2 + random.range(-1.1, 1.1) : random.range(0, 6.283)
    const away = random.range(1.6, 7.5)
    return { x: Math.cos(angle) * away, z: Math.sin(angle) * away, width: random.range(0.3, 1.1), strength: random.range(0.14, 0.42) } // prettier-ignore
  })
  const eye = new Vector3(0, 0, 0)
  const cards = lightShafts(kit, sea, { shafts, depth: LEVEL - BED + 0.3, color: '#ffe9ae', eye })
  const drift = ways.dust([12, LEVEL - BED, 12], 0.06)
  const motes = swarm(kit, {
    ...{ name: 'motes', count: 620, color: '#f2f7d8', strength: 0.4, size: 0.0045 },
    at: (u, seconds) => {
      const place = drift(u, seconds).add(new Vector3(0, BED, 0))
      return Math.hypot(place.x, place.y, place.z) > 0.45 ? place : undefined
    },
  })
  kit.add(motes.mesh)
  surface.hide(motes.mesh, ...cards)

  const { key, sky, grade } = kit.look
  return {
    update(seconds) {
      sea.time.value = seconds
      grass(seconds)
      fish(seconds)
      turtle(seconds)
      motes.move(seconds)
      lensOf(kit.camera, 20)
      look(kit.camera, eye, new Vector3(0, 0, -4))
      key.target.set(0, 0, 0)
      key.position.copy(SUN).multiplyScalar(20)
      key.color.set('#fff0c4')
      key.intensity = 5.2
      key.size = 0.5
      key.extent = 11
      key.reach = 40
      key.shadows = 4096
      sky.zenith.set('#a6e0cc')
      sky.horizon.set('#3f978c')
      sky.ground.set('#3f5f50')
      sky.intensity = 0.3
      sky.extent = 10
      kit.look.exposure = 0.86
      kit.look.bloom = 0.1
      kit.look.halation = 0.01
      kit.look.grain = 0.008
      grade.contrast = 1.13
      grade.shadows.set(0, 0.012, 0.02)
      grade.lights.setRGB(1.03, 1.01, 0.94)
    },
  }
}
