import { Group, SphereGeometry, TorusGeometry, Vector3, type Mesh } from 'three'
import type { PaintedMaterial } from '../../engine/paint'
import { bevelled, capsule, loft, solid, tube, turned } from '../shapes'

export interface Paints {
  metal: PaintedMaterial
  edge: PaintedMaterial
  cloth: PaintedMaterial
  light: PaintedMaterial
}

type At = [number, number, number]

export function part(mesh: Mesh, scale: At = [1, 1, 1], turn: At = [0, 0, 0]): Mesh {
  mesh.scale.set(...scale)
  mesh.rotation.set(...turn)
  return mesh
}

/** A plate that encloses a limb, with rings of `[along, half width, half depth]`. */
const shell = (profile: [number, number][], material: PaintedMaterial, scale: At) =>
  part(solid(turned(profile, 22), material), scale)

/** Breastplate with a keel, from the waist (y 0.16) to the neck (y 0.5). */
export function cuirass({ metal, edge, light }: Paints, bulk: number): Group {
  const all = new Group()
  const rows: [y: number, half: number, deep: number, keel: number][] = [[0.13, 0.132, 0.105, 0.004], [0.17, 0.14, 0.114, 0.012], [0.26, 0.172, 0.138, 0.03], [0.36, 0.198, 0.15, 0.036], [0.44, 0.186, 0.132, 0.022], [0.5, 0.12, 0.098, 0.008], [0.515, 0.085, 0.075, 0]] // prettier-ignore
  const rings = rows.map(([y, half, deep, keel]) =>
    Array.from({ length: 36 }, (_, i) => {
      const angle = (-i / 36) * Math.PI * 2
      const front = Math.max(0, Math.sin(angle))
      return new Vector3(
        Math.cos(angle) * half * bulk,
        y,
        (Math.sin(angle) * deep + keel * front ** 6) * (0.5 + bulk * 0.5),
      )
    }),
  )
  all.add(solid(loft(rings), metal))
  const waist = part(solid(new TorusGeometry(0.138 * bulk, 0.016, 8, 36), edge, [0, 0.14, 0]), [1, 0.82, 1], [Math.PI / 2, 0, 0]) // prettier-ignore
  const neck = part(solid(new TorusGeometry(0.098 * bulk, 0.02, 8, 32), edge, [0, 0.505, 0]), [1, 0.82, 1.3], [Math.PI / 2, 0, 0]) // prettier-ignore
  const core = part(solid(new SphereGeometry(0.03, 16, 12), light, [0, 0.37, 0.178 * (0.5 + bulk * 0.5)]), [0.8, 1.5, 0.5]) // prettier-ignore
  const rib = part(solid(bevelled(0.02, 0.13, 0.02, 0.008), edge, [0, 0.255, 0.158 * (0.5 + bulk * 0.5)]), [1, 1, 1], [0.2, 0, 0]) // prettier-ignore
  all.add(waist, neck, core, rib)
  return all
}

/** A shoulder guard in layers. The y axis points down the arm. */
export function pauldron({ metal, edge }: Paints, size: number, spikes: number): Group {
  const all = new Group()
  for (let i = 0; i < 3; i++) {
    const lame = new SphereGeometry(0.115 - i * 0.012, 24, 12, 0, Math.PI * 2, 0, 1.5)
    const plate = part(solid(lame, metal, [0, -0.012 + i * 0.052, 0]), [1, 0.86, 1.08], [Math.PI, 0, 0]) // prettier-ignore
    const rim = part(solid(new TorusGeometry(0.114 - i * 0.012, 0.008, 8, 28), edge, [0, -0.008 + i * 0.052, 0]), [1, 1.08, 1], [Math.PI / 2, 0, 0]) // prettier-ignore
    all.add(plate, rim)
  }
  for (let i = 0; i < spikes; i++) {
    const lean = (i - (spikes - 1) / 2) * 0.7
    const spike = turned([[0.026, 0], [0.02, 0.05], [0.001, 0.13]].map(([r = 0, y = 0]) => [r, y])) // prettier-ignore
    all.add(part(solid(spike, edge, [0, -0.07, Math.sin(lean) * 0.09]), [1, 1, 1], [Math.PI - lean, 0, 0])) // prettier-ignore
  }
  all.scale.setScalar(size)
  return all
}

export function vambrace({ metal, edge }: Paints, bulk: number): Group {
  const all = new Group()
  const w = 0.066 * bulk
  all.add(
    shell([[w * 0.8, 0.05], [w * 1.05, 0.07], [w, 0.16], [w * 0.8, 0.25], [w * 1.15, 0.275], [w * 1.1, 0.285]], metal, [1, 1, 1.06]), // prettier-ignore
    part(solid(new SphereGeometry(0.06 * bulk, 18, 12), edge, [0, 0.005, -0.012]), [1, 1, 0.9]),
    part(solid(bevelled(0.02, 0.16, 0.03, 0.009), edge, [0, 0.16, -w])),
  )
  return all
}

/** A closed fist in a plated glove. From the wrist it extends along +y. */
export function gauntlet({ metal, cloth }: Paints, bulk: number): Group {
  const all = new Group()
  const fist = solid(bevelled(0.078 * bulk, 0.1, 0.1 * bulk, 0.034, 3), cloth, [0, 0.055, 0])
  const back = solid(bevelled(0.05 * bulk, 0.085, 0.11 * bulk, 0.02), metal, [0.026, 0.05, 0])
  const knuckles = solid(capsule(0.024 * bulk, 0.06 * bulk), metal, [0, 0.095, 0])
  all.add(fist, back, part(knuckles, [1, 1, 1], [Math.PI / 2, 0, 0]))
  return all
}

export function cuisse({ metal, edge }: Paints, bulk: number, length: number): Group {
  const all = new Group()
  const w = 0.092 * bulk
  all.add(
    shell([[w * 1.1, 0.09], [w * 1.14, 0.11], [w * 1.02, 0.22], [w * 0.8, length - 0.06], [w * 0.86, length - 0.04]], metal, [1, 1, 1.05]), // prettier-ignore
    part(solid(new SphereGeometry(0.078 * bulk, 20, 14), edge, [0, length, 0.02]), [0.95, 1.05, 1]),
  )
  const crest = part(solid(bevelled(0.024, 0.15, 0.06, 0.012), edge, [0, length, 0.075 * bulk]), [1, 1, 1], [0.1, 0, 0]) // prettier-ignore
  all.add(crest)
  return all
}

export function greave({ metal, edge }: Paints, bulk: number, length: number): Group {
  const all = new Group()
  const w = 0.082 * bulk
  all.add(
    shell([[w * 0.85, 0.07], [w, 0.09], [w * 1.04, 0.17], [w * 0.74, length - 0.07], [w * 0.95, length - 0.02], [w * 0.92, length]], metal, [1, 1, 1.08]), // prettier-ignore
    part(solid(bevelled(0.022, length * 0.72, 0.03, 0.01), edge, [0, length * 0.45, w * 0.98])),
  )
  return all
}

/** A pointed boot of plates, with its sole at y 0. */
export function sabaton({ metal, edge, cloth }: Paints, bulk: number): Group {
  const all = new Group()
  all.add(solid(bevelled(0.12 * bulk, 0.05, 0.27, 0.02), cloth, [0, 0.026, 0.045]))
  for (let i = 0; i < 4; i++) {
    const lame = new SphereGeometry((0.074 - i * 0.008) * bulk, 18, 10, 0, Math.PI * 2, 0, 1.6)
    all.add(part(solid(lame, i % 2 ? edge : metal, [0, 0.032, 0.01 + i * 0.05]), [0.95, 1.15 - i * 0.17, 1.15])) // prettier-ignore
  }
  return all
}

/** Plates that hang from the belt all around the body. */
export function tassets({ metal, edge, cloth }: Paints, bulk: number): Group {
  const all = new Group()
  const belt = part(solid(new TorusGeometry(0.142 * bulk, 0.026, 10, 36), cloth), [1, 0.82, 1.2], [Math.PI / 2, 0, 0]) // prettier-ignore
  all.add(belt, solid(bevelled(0.07, 0.06, 0.03, 0.014), edge, [0, 0, 0.128 * bulk]))
  for (let i = 0; i < 8; i++) {
    const angle = ((i + 0.5) / 8) * Math.PI * 2
    const plate = new Group()
    plate.add(
      part(solid(bevelled(0.098 * bulk, 0.15, 0.018, 0.009), metal, [0, -0.085, 0.02]), [1, 1, 1], [-0.2, 0, 0]), // prettier-ignore
      part(solid(bevelled(0.1 * bulk, 0.016, 0.022, 0.007), edge, [0, -0.152, 0.034]), [1, 1, 1], [-0.2, 0, 0]), // prettier-ignore
    )
    plate.position.set(Math.sin(angle) * 0.145 * bulk, -0.01, Math.cos(angle) * 0.122 * bulk)
    plate.rotation.y = angle
    all.add(plate)
  }
  return all
}

/**
 * A helm with a visor. The heavy fighter's is `horned`, and the other one has a crest that points
 * back.
 */
export function helm({ metal, edge, light, cloth }: Paints, style: 'horned' | 'crested'): Group {
  const all = new Group()
  const dome = turned([[0.085, -0.13], [0.105, -0.1], [0.118, -0.02], [0.118, 0.04], [0.1, 0.105], [0.06, 0.145], [0.001, 0.158]], 32) // prettier-ignore
  all.add(part(solid(dome, metal), [0.92, 1, 1.08]))
  const mask = new SphereGeometry(0.118, 24, 16, -0.95 + Math.PI / 2, 1.9, 1.25, 1.15)
  all.add(part(solid(mask, edge, [0, 0.02, 0.014]), [-0.98, 1.15, 1.16]))
  const slit = capsule(0.0085, 0.1)
  all.add(part(solid(slit, light, [0, 0.022, 0.138]), [1, 1, 0.8], [0, 0, Math.PI / 2]))
  all.add(solid(bevelled(0.02, 0.2, 0.05, 0.009), edge, [0, 0.07, 0.112]))
  all.add(part(solid(new TorusGeometry(0.098, 0.026, 8, 24), cloth, [0, -0.13, -0.005]), [1, 1.1, 1], [Math.PI / 2, 0, 0])) // prettier-ignore
  if (style === 'horned') {
    for (const side of [-1, 1]) {
      const way = [[0.09, 0.06, 0], [0.19, 0.07, 0.02], [0.27, 0.15, 0.05], [0.27, 0.27, 0.09]].map(([x = 0, y = 0, z = 0]) => new Vector3(x * side, y, z)) // prettier-ignore
      all.add(
        solid(
          tube(way, (t) => 0.042 * (1 - t) ** 0.8 + 0.002, 22, 12),
          edge,
        ),
      )
    }
    return all
  }
  const fin = Array.from({ length: 14 }, (_, i) => {
    const t = i / 13
    const angle = 0.9 + t * 2.3
    const out = 0.13 + (0.075 + 0.03 * (i % 2)) * Math.sin(t * Math.PI * 0.8) ** 0.8
    const tall = new Vector3(0, Math.sin(angle) * out + 0.02, Math.cos(angle) * out * 1.15)
    const low = new Vector3(0, Math.sin(angle) * 0.1, Math.cos(angle) * 0.1)
    return [low.clone().setX(0.012), tall.clone().setX(0.004), tall.clone().setX(-0.004), low.clone().setX(-0.012)] // prettier-ignore
  })
  all.add(solid(loft(fin), cloth))
  return all
}
