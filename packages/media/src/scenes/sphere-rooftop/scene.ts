import { FogExp2, PointLight, Vector3 } from 'three'
import type { Build } from '../../engine/take'
import { look, lensOf } from '../../kit/camera-moves'
import { surroundings } from '../../kit/environment'
import { AFTERGLOW, buildCity } from './city'
import { buildGarden } from './garden'
import { buildLounge, FIRE } from './lounge'
import { buildPavilion } from './pavilion'
import { buildTerrace } from './terrace'

export const build: Build = (kit) => {
  buildCity(kit)
  buildTerrace(kit)
  buildLounge(kit)
  buildPavilion(kit)
  buildGarden(kit)
  surroundings(kit, {
    ...{ zenith: '#1b2c66', horizon: '#8a6272', ground: '#1a1618', strength: 0.8 },
    boxes: [
      { azimuth: 106, elevation: 5, width: 100, height: 14, color: '#ff9d5c', strength: 3 },
      { azimuth: 270, elevation: 14, width: 50, height: 16, color: '#ffb870', strength: 1.2 },
    ],
  })
  const lamp = (color: string, power: number, reach: number, ...at: [number, number, number]) =>
    kit.add(new PointLight(color, power, reach, 1.7)).position.set(...at)
  lamp('#ff8a3c', 7, 9, FIRE.x, FIRE.y + 0.5, FIRE.z)
  lamp('#ffb46a', 5, 13, 0.4, 3.6, 0.4)
  lamp('#ffb264', 7, 10, -0.6, 2.2, 6.9)
  lamp('#ffac5c', 5, 7, 5.3, 1.9, 3.6)
  lamp('#4fd0d8', 4, 6, -5.4, 0.9, 2.7)
  kit.scene.fog = new FogExp2('#8a5f6c', 0.0011)

  const { key, sky, grade } = kit.look
  return {
    update() {
      lensOf(kit.camera, 20)
      look(kit.camera, new Vector3(0, 1.62, 0.7), new Vector3(0, 1.6, -6))
      key.target.set(0, 1, 0)
      key.position.copy(key.target).addScaledVector(AFTERGLOW, 30).setY(5.5)
      key.color.set('#ff9a5c')
      key.intensity = 2
      key.size = 2
      key.extent = 12
      key.reach = 60
      sky.zenith.set('#4a6cc0')
      sky.horizon.set('#8f8aa8')
      sky.ground.set('#2d2426')
      sky.intensity = 0.5
      sky.extent = 12
      kit.look.exposure = 1.3
      kit.look.bloom = 0.075
      kit.look.halation = 0.03
      kit.look.grain = 0.008
      grade.contrast = 1.06
      grade.saturation = 0.92
      grade.shadows.set(0, 0.008, 0.024)
    },
  }
}
