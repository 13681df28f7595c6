import { ConeGeometry, CylinderGeometry, Group, SphereGeometry } from 'three'
import type { Kit } from '../../engine/take'
import { solid } from '../shapes'

export const PENCIL_LENGTH = 0.56

/** A green pencil along +y, with its point at the top and its middle at the origin. */
export function buildPencil(kit: Kit): Group {
  const group = 'character'
  const paint = kit.material({ color: '#12a150', roughness: 0.28, reflect: 1.1, facets: true, group, flat: '#1fb864', clay: '#8d9a86' }) // prettier-ignore
  const wood = kit.material({ color: '#e8bd84', roughness: 0.7, group, clay: '#cfb597' })
  const lead = kit.material({ color: '#2a2c33', roughness: 0.4, group, clay: '#5d5650', line: 0.5 })
  const brass = kit.material({ color: '#d9b25a', metalness: 0.9, roughness: 0.3, group, clay: '#b5a582' }) // prettier-ignore
  const rubber = kit.material({ color: '#f2788a', roughness: 0.8, group, clay: '#b98070' })
  const half = PENCIL_LENGTH / 2
  const pencil = new Group()
  pencil.add(
    solid(new CylinderGeometry(0.031, 0.031, PENCIL_LENGTH - 0.17, 6), paint, [0, -0.01, 0]),
    solid(new ConeGeometry(0.031, 0.1, 24), wood, [0, half - 0.05, 0]),
    solid(new ConeGeometry(0.0125, 0.042, 16), lead, [0, half - 0.02, 0]),
    solid(new CylinderGeometry(0.033, 0.033, 0.045, 20), brass, [0, -half + 0.06, 0]),
  )
  const eraser = solid(new SphereGeometry(0.032, 18, 12), rubber, [0, -half + 0.034, 0])
  eraser.scale.y = 1.1
  pencil.add(eraser)
  return pencil
}
