import { Euler, Group, SphereGeometry, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { underWaves } from '../../kit/caustics'
import { school, type Species, type Swimmer } from '../../kit/fish-school'
import { noise1 } from '../../kit/noise'
import { loft, solid } from '../../kit/shapes'
import { concrete, drawnTexture } from '../../kit/textures'
import { sea } from './waters'

const SILVERSIDE: Species = {
  name: 'silverside',
  height: [[0, 0.012], [0.12, 0.055], [0.4, 0.085], [0.8, 0.04], [1, 0.022]],
  thick: 0.05,
  ...{ back: '#2f5f5e', belly: '#ffffff', fin: '#9fc0b4' },
  stripe: { color: '#f2fbff', at: (along, up) => (Math.abs(up - 0.1) < 0.22 && along > 0.2 ? 0.7 : 0) }, // prettier-ignore
} // prettier-ignore
const SNAPPER: Species = {
  name: 'snapper',
  height: [[0, 0.02], [0.1, 0.1], [0.35, 0.175], [0.7, 0.1], [0.9, 0.045], [1, 0.05]],
  thick: 0.075,
  ...{ back: '#c9882e', belly: '#ffe9b8', fin: '#ffb728' },
  stripe: { color: '#3f8fc0', at: (along, up) => (Math.abs(((up + 1) * 2.5) % 1 - 0.5) < 0.16 && along > 0.16 && along < 0.9 ? 0.75 : 0) }, // prettier-ignore
} // prettier-ignore

/** The place of an animal that swims around the camera in a circle and rises and sinks a little. */
function around(u: readonly number[], seconds: number, turn: number): Vector3 {
  const [angle = 0, radius = 1, height = 0, pace = 1] = u
  const at = angle + turn * seconds * pace
  const r = radius + 0.18 * Math.sin(at * 3 + radius * 5)
  return new Vector3(Math.cos(at) * r, height + 0.12 * Math.sin(at * 2 + radius * 9), Math.sin(at) * r) // prettier-ignore
}

function swim(u: readonly number[], size: number, turn: number, seconds: number): Swimmer {
  const at = around(u, seconds, turn)
  const ahead = around(u, seconds + 0.05, turn).sub(at)
  return { at, ahead, size, phase: seconds * 9 * (u[3] ?? 1) + (u[0] ?? 0) * 17 }
}

export function buildFish(kit: Kit) {
  const random = kit.random('fish')
  const wet = (material: Parameters<typeof underWaves>[0]) => underWaves(material, sea, 0.8)
  const small = school(kit, SILVERSIDE, 340, wet)
  const large = school(kit, SNAPPER, 26, wet)
  // Schools are not spread evenly: the angles of their fish are close to a few directions.
  const gather = (middle: number, spread: number) => middle + (random.next() + random.next() + random.next() - 1.5) * spread // prettier-ignore
  const silver = Array.from({ length: 340 }, (_, i) => {
    const [middle, radius, height] = ([[-1.9, 3.1, 0.75], [0.5, 4.4, 0.35], [2.6, 2.9, 0.5], [-0.4, 5.6, -0.2]] as const)[i % 4] ?? [0, 3, 0] // prettier-ignore
    return { u: [gather(middle, 0.85), gather(radius, 0.55), gather(height, 0.34), random.range(0.94, 1.06)], size: random.range(0.17, 0.28) } // prettier-ignore
  })
  const gold = Array.from({ length: 26 }, (_, i) => {
    const [middle, radius, height] = ([[-1.05, 2.5, -0.5], [1.6, 3.1, -0.35], [3.6, 2.4, -0.4]] as const)[i % 3] ?? [0, 3, 0] // prettier-ignore
    return { u: [gather(middle, 0.5), gather(radius, 0.5), gather(height, 0.3), random.range(0.95, 1.05)], size: random.range(0.26, 0.4) } // prettier-ignore
  })
  return (seconds: number) => {
    small(silver.map(({ u, size }) => swim(u, size, 0.16, seconds)))
    large(gold.map(({ u, size }) => swim(u, size, -0.07, seconds)))
  }
}

/** A green turtle that swims with its long flippers. */
export function buildTurtle(kit: Kit) {
  const scutes = drawnTexture(kit.random('scutes'), concrete, { isData: true })
  const shell = underWaves(kit.material({ color: '#6b5a34', roughness: 0.5, bumpMap: scutes, bump: 3, group: 'character' }), sea, 0.9) // prettier-ignore
  const skin = underWaves(kit.material({ color: '#8f8a62', roughness: 0.7, bumpMap: scutes, bump: 3, side: 2, group: 'character' }), sea, 0.9) // prettier-ignore
  const pale = underWaves(kit.material({ color: '#d9cfa0', roughness: 0.7, group: 'character' }), sea, 0.6) // prettier-ignore
  const body = new Group()
  const dome = new SphereGeometry(0.36, 32, 20)
  const position = dome.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)]
    const ridge = 0.012 * Math.cos(x * 34) * Math.cos(z * 26)
    position.setXYZ(i, x * 1.2 - 0.06 * Math.abs(z), (y > 0 ? y * 0.46 : y * 0.16) + ridge, z * (0.95 + 0.25 * x)) // prettier-ignore
  }
  dome.computeVertexNormals()
  body.add(solid(dome, shell))
  body.add(solid(new SphereGeometry(0.34, 24, 14).scale(1.12, 0.2, 0.86), pale, [0, -0.035, 0]))
  body.add(solid(new SphereGeometry(0.1, 20, 16).scale(1.35, 0.85, 0.9), skin, [0.53, 0.03, 0]))
  const eye = kit.material({ color: '#0b0d0e', roughness: 0.2 })
  for (const s of [-1, 1]) body.add(solid(new SphereGeometry(0.018, 10, 8), eye, [0.6, 0.06, s * 0.07])) // prettier-ignore
  const flipper = (long: number, wide: number) =>
    loft(
      Array.from({ length: 9 }, (_, i) => {
        const t = i / 8
        const half = wide * Math.sin(Math.PI * Math.min(1, 0.2 + t * 0.78)) ** 0.8
        const [back, thick] = [-0.5 * long * t * t, 0.022 * (1 - t) + 0.004]
        return Array.from({ length: 8 }, (_, k) => {
          const a = (k / 8) * Math.PI * 2
          return new Vector3(back + Math.cos(a) * half, Math.sin(a) * thick, long * t)
        })
      }),
    )
  const limbs = [
    { at: [0.3, -0.01, 0.26], long: 0.56, wide: 0.1, side: 1, isFront: true },
    { at: [0.3, -0.01, -0.26], long: 0.56, wide: 0.1, side: -1, isFront: true },
    { at: [-0.32, -0.02, 0.2], long: 0.26, wide: 0.09, side: 1, isFront: false },
    { at: [-0.32, -0.02, -0.2], long: 0.26, wide: 0.09, side: -1, isFront: false },
  ].map(({ at: [x = 0, y = 0, z = 0], long, wide, side, isFront }) => {
    const limb = solid(flipper(long, wide), skin, [x, y, z])
    limb.scale.z = side
    body.add(limb)
    return { limb, side, isFront }
  })
  body.scale.setScalar(1.3)
  kit.add(body)
  return (seconds: number) => {
    const stroke = seconds * 1.9
    for (const { limb, side, isFront } of limbs) {
      const lift = isFront ? 0.5 * Math.sin(stroke) - 0.1 : 0.16 * Math.sin(stroke + 1.4)
      limb.setRotationFromEuler(new Euler(-lift * side, side * (isFront ? 0.35 * Math.cos(stroke) - 0.1 : -0.5), 0, 'YXZ')) // prettier-ignore
    }
    const ahead = new Vector3(0.92, 0.12, -0.3)
    body.position.set(-1.75, 0.62, -2.1).addScaledVector(ahead, 0.24 * seconds - 0.03 * Math.sin(stroke)) // prettier-ignore
    body.position.y += 0.03 * Math.sin(stroke - 0.6)
    body.rotation.set(0.8 + 0.03 * noise1(seconds, 2), 0.32, 0.14 + 0.05 * Math.sin(stroke + 0.5), 'YZX') // prettier-ignore
  }
}
