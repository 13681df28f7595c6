import { FogExp2, PointLight, Vector3 } from 'three'
import type { Build } from '../../engine/take'
import { look, lensOf } from '../../kit/camera-moves'
import { surroundings } from '../../kit/environment'
import { mirror } from '../../kit/mirror'
import { buildBar } from './bar'
import { buildCorner } from './corner'
import { buildGallery } from './gallery'
import { buildLounge } from './lounge'
import { buildOutside, reflectedEvening, SUN } from './outside'
import { buildRoom } from './room'
import { buildTurntable } from './turntable'

export const build: Build = (kit) => {
  const evening = reflectedEvening(kit)
  kit.beforePicture(evening.show)
  const wet = mirror(kit, { part: 0.6 })
  kit.beforePicture(evening.hide)
  buildRoom(kit, wet)
  buildOutside(kit)
  buildLounge(kit)
  buildGallery(kit)
  buildTurntable(kit)
  buildBar(kit)
  buildCorner(kit)
  surroundings(kit, {
    ...{ zenith: '#4c4238', horizon: '#8f7a66', ground: '#4a3525', strength: 0.75 },
    boxes: [
      { azimuth: 90, elevation: 12, width: 110, height: 34, color: '#ffd9a4', strength: 3.4 },
      { azimuth: 270, elevation: 38, width: 46, height: 8, color: '#fff0dc', strength: 1.6 },
    ],
  })
  // The light that the floor reflects to the beams, and a lamp over the books.
  const bounce = kit.add(new PointLight('#ffd6b0', 3.5, 20, 1.4))
  bounce.position.set(0.6, 2.7, 0.4)
  const shelf = kit.add(new PointLight('#ffc58c', 12, 9, 1.6))
  shelf.position.set(5.9, 3.9, 1.6)
  kit.scene.fog = new FogExp2('#e9b98a', 0.0012)

  const { key, sky, grade } = kit.look
  return {
    update() {
      lensOf(kit.camera, 20)
      look(kit.camera, new Vector3(0, 1.55, 0.6), new Vector3(0, 1.5, -6))
      key.target.set(0, 1.6, 1)
      key.position.copy(key.target).addScaledVector(SUN, 30)
      key.color.set('#ffc48c')
      key.intensity = 24
      key.size = 0.42
      key.extent = 12
      key.reach = 60
      key.shadows = 4096
      sky.zenith.set('#a9c4e8')
      sky.horizon.set('#ffd3a6')
      sky.ground.set('#8a6a4e')
      sky.intensity = 0.52
      sky.extent = 13
      kit.look.exposure = 1.05
      kit.look.bloom = 0.06
      kit.look.halation = 0.02
      kit.look.grain = 0.008
      grade.contrast = 1.06
      grade.saturation = 0.94
      grade.shadows.set(0, 0.006, 0.016)
    },
  }
}
