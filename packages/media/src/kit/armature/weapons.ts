import { Group, Shape, ExtrudeGeometry, TorusGeometry } from 'three'
import { bevelled, capsule, solid, turned } from '../shapes'
import { part, type Paints } from './plates'

/** A weapon along the y axis, with the front hand at the origin. `tip` is the part that strikes. */
export interface Weapon {
  root: Group
  tip: number
}

/** A war hammer with an ember inside its head. */
export function hammer({ metal, edge, cloth, light }: Paints): Weapon {
  const root = new Group()
  root.add(solid(capsule(0.021, 1.05), cloth, [0, -0.02, 0]))
  for (const y of [-0.54, -0.1, 0.34]) root.add(solid(turned([[0.02, -0.02], [0.034, -0.012], [0.034, 0.012], [0.02, 0.02]].map(([r = 0, h = 0]) => [r, h]), 16), edge, [0, y, 0])) // prettier-ignore
  root.add(solid(bevelled(0.16, 0.2, 0.22, 0.03), metal, [0, 0.56, 0]))
  for (const side of [-1, 1]) {
    root.add(solid(bevelled(0.24, 0.27, 0.1, 0.035, 3), metal, [0, 0.56, side * 0.17]))
    root.add(solid(bevelled(0.262, 0.05, 0.062, 0.016), edge, [0, 0.56, side * 0.17]))
    root.add(solid(bevelled(0.05, 0.29, 0.062, 0.016), edge, [0, 0.56, side * 0.17]))
    root.add(solid(bevelled(0.15, 0.17, 0.02, 0.01), light, [0, 0.56, side * 0.222]))
    root.add(part(solid(bevelled(0.012, 0.13, 0.17, 0.005), light, [side * 0.081, 0.56, 0])))
  }
  root.add(solid(turned([[0.05, 0.66], [0.03, 0.7], [0.001, 0.82]].map(([r = 0, h = 0]) => [r, h]), 16), edge)) // prettier-ignore
  return { root, tip: 0.56 }
}

function bladeShape(wide: number, long: number): Shape {
  const shape = new Shape()
  shape.moveTo(-wide * 0.35, 0)
  shape.quadraticCurveTo(-wide * 0.2, long * 0.5, wide * 0.25, long)
  shape.quadraticCurveTo(wide * 1.25, long * 0.55, wide * 0.5, 0)
  shape.closePath()
  return shape
}

/** A glaive with a curved blade, whose edge is made of light. */
export function glaive({ metal, edge, cloth, light }: Paints): Weapon {
  const root = new Group()
  root.add(solid(capsule(0.0165, 1.1), cloth, [0, -0.2, 0]))
  root.add(solid(turned([[0.001, -0.92], [0.022, -0.82], [0.02, -0.74]].map(([r = 0, h = 0]) => [r, h]), 14), edge)) // prettier-ignore
  root.add(solid(turned([[0.02, 0.24], [0.04, 0.3], [0.036, 0.36], [0.018, 0.4]].map(([r = 0, h = 0]) => [r, h]), 16), edge)) // prettier-ignore
  const bevel = { bevelEnabled: true, bevelThickness: 0.008, bevelSize: 0.006, bevelSegments: 2, steps: 1, curveSegments: 14 } // prettier-ignore
  const blade = new ExtrudeGeometry(bladeShape(0.075, 0.56), { depth: 0.006, ...bevel })
  const lit = new ExtrudeGeometry(bladeShape(0.098, 0.6), { depth: 0.002, ...bevel, bevelThickness: 0.003 }) // prettier-ignore
  for (const [geometry, material] of [
    [blade, metal],
    [lit, light],
  ] as const) {
    const one = solid(geometry.translate(0, 0.36, -0.003), material)
    one.rotation.y = -Math.PI / 2
    root.add(one)
  }
  root.add(part(solid(new TorusGeometry(0.03, 0.009, 8, 20), light, [0, 0.33, 0]), [1, 1, 1], [Math.PI / 2, 0, 0])) // prettier-ignore
  return { root, tip: 0.8 }
}
