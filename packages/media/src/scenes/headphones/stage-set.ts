import { CircleGeometry, DoubleSide } from 'three'
import type { Kit } from '../../engine/take'
import { solid, turned } from '../../kit/shapes'
import { concrete, drawnTexture } from '../../kit/textures'

export const FLOOR = -1.05

/** A background without a seam, a round plinth with a step, and plain shapes behind. */
export function buildStage(kit: Kit): void {
  const paper = kit.material({ color: '#6f8f8d', roughness: 0.95, reflect: 0.35, flat: '#86b3ad', clay: '#8c8d8a', line: 0.4, glow: 1.01, side: DoubleSide }) // prettier-ignore
  // The background counts as lit by itself, although it gives no light, so that drawings leave the
  // paper white.
  paper.envMap = kit.scene.environment
  // The background goes all around, so that the camera never sees its end.
  const sweep: [number, number][] = [
    [0.001, 0],
    [9.5, 0],
  ]
  for (let i = 1; i <= 16; i++) {
    const angle = (i / 16) * (Math.PI / 2)
    sweep.push([9.5 + Math.sin(angle) * 3.5, (1 - Math.cos(angle)) * 3.5])
  }
  const sheet = kit.add(solid(turned([...sweep, [13, 16]], 72), paper, [0, FLOOR, 0]))
  sheet.castShadow = false
  sheet.name = 'cyc'

  const cast = drawnTexture(kit.random('plinth'), concrete, { isData: true })
  cast.repeat.set(4, 1)
  const stone = kit.material({ color: '#b3a48f', roughness: 0.78, bumpMap: cast, bump: 0.7, flat: '#ead9bd', clay: '#c5bfb4' }) // prettier-ignore
  const round = (radius: number, height: number): [number, number][] => [[radius, 0], [radius, height - 0.05], [radius - 0.015, height - 0.014], [radius - 0.05, height], [0.001, height]] // prettier-ignore
  kit.add(solid(turned(round(1.32, -FLOOR), 96), stone, [0, FLOOR, 0])).name = 'plinth'
  kit.add(solid(turned(round(2.1, 0.36), 96), stone, [0.25, FLOOR, -0.2])).name = 'step'
  const slate = kit.material({ color: '#23434b', roughness: 0.9, reflect: 0.3, flat: '#6fa3a6', clay: '#8b9596', line: 0.7 }) // prettier-ignore
  const clay = kit.material({ color: '#b4623c', roughness: 0.85, flat: '#d9784a', clay: '#b9a08c', line: 0.7 }) // prettier-ignore
  const moon = kit.add(solid(new CircleGeometry(1.4, 80), slate, [1.05, 0.82, -3.6]))
  moon.rotation.y = -0.12
  moon.name = 'disc'
  const rim = kit.add(solid(turned([[1.4, -0.05], [1.42, 0], [1.4, 0.05]], 96).rotateX(Math.PI / 2), slate, [1.05, 0.82, -3.62])) // prettier-ignore
  rim.rotation.y = -0.12
  kit.add(solid(turned(round(0.62, 0.95), 64), stone, [-2.7, FLOOR, -2.1])).name = 'block'
  kit.add(solid(turned(round(0.42, 0.5), 64), clay, [-3.5, FLOOR, -1.3])).name = 'block'
}
