import { InstancedMesh, Matrix4, PointLight, Quaternion, Vector3, type BufferGeometry, type Material } from 'three' // prettier-ignore
import type { Kit } from '../../engine/take'
import { clamp01, smooth } from '../../kit/ease'
import { clumps, palms } from '../../kit/foliage'
import { glow } from '../../kit/glow'
import { bevelled, drawnAlong, solid, tube } from '../../kit/shapes'
import { HALF_WIDTH, headingAt, onRoad } from './road'

interface Spot {
  z: number
  side: number
}

const up = new Vector3(0, 1, 0)

/** Draws one thing at many places along the road, turned in its direction. */
function repeated(
  kit: Kit,
  geometry: BufferGeometry,
  material: Material,
  spots: readonly Spot[],
  across: number,
  rise = 0,
): InstancedMesh {
  // prettier-ignore
  const mesh = new InstancedMesh(geometry, material, spots.length)
  mesh.castShadow = mesh.receiveShadow = true
  spots.forEach(({ z, side }, i) => {
    const turn = new Quaternion().setFromAxisAngle(up, -headingAt(z) + (side < 0 ? 0 : Math.PI))
    mesh.setMatrixAt(i, new Matrix4().compose(onRoad(z, side * across, rise), turn, new Vector3(1, 1, 1))) // prettier-ignore
  })
  mesh.computeBoundingSphere()
  return kit.add(mesh)
}

/** Lamp posts that turn on one after another, with halos and light on the road. */
export function buildLamps(kit: Kit) {
  const spots: Spot[] = Array.from({ length: 32 }, (_, i) => ({ z: 14 - i * 13, side: i % 2 ? 1 : -1 })) // prettier-ignore
  const steel = kit.material({ color: '#23262b', metalness: 0.7, roughness: 0.4, flat: '#2b2d45' })
  const bulb = kit.material({ color: '#2a2118', emissive: '#ffc27a', glow: 1.1, flat: '#ffd89a', line: 0.3 }) // prettier-ignore
  const mast = [[0, 0, 0], [0, 3, 0], [0, 5.6, 0], [0.25, 6.6, 0], [1.1, 7, 0], [1.9, 6.98, 0]].map(([x = 0, y = 0, z = 0]) => new Vector3(x, y, z)) // prettier-ignore
  repeated(
    kit,
    tube(mast, (t) => 0.085 - 0.045 * t, 26, 8),
    steel,
    spots,
    HALF_WIDTH + 0.35,
  )
  const head = bevelled(0.62, 0.07, 0.2, 0.03).translate(2.1, 6.94, 0)
  repeated(kit, head, bulb, spots, HALF_WIDTH + 0.35)

  const lights = spots.map(({ z, side }) => {
    const at = onRoad(z, side * (HALF_WIDTH + 0.35 - 2.1), 6.9)
    const halo = glow({ form: 'halo', color: '#ffb060', strength: 0, width: 2.6, height: 2.6 })
    halo.position.copy(at)
    const pool = glow({ form: 'pool', color: '#ff9c4a', strength: 0, width: 11, height: 15, finalOnly: true }) // prettier-ignore
    pool.rotation.x = -Math.PI / 2
    pool.position.set(at.x, 0.02, at.z)
    kit.add(halo)
    kit.add(pool)
    return { z, at, halo, pool }
  })
  const near = [0, 1].map(() => kit.add(new PointLight('#ffab5e', 0, 26, 1.6)))

  return {
    pools: lights.map(({ pool }) => pool),
    /** Wakes the lamps along the road; the two nearest to `z` light what passes. */
    set(seconds: number, z: number): void {
      bulb.emissiveIntensity = 2 + 9 * smooth(clamp01((seconds - 0.6) / 1.6))
      for (const lamp of lights) {
        const on = smooth(clamp01((seconds - 0.5 - (14 - lamp.z) / 190) / 0.35))
        lamp.halo.setStrength(0.85 * on)
        lamp.pool.setStrength(0.16 * on)
      }
      const nearest = [...lights].sort((a, b) => Math.abs(a.z - z) - Math.abs(b.z - z))
      near.forEach((light, i) => {
        const lamp = nearest[i]
        if (!lamp) return
        light.position.copy(lamp.at)
        // The light fades before it changes from one lamp to the next, so that there is no visible
        // jump.
        const reach = clamp01(1 - Math.abs(lamp.z - z) / 19)
        light.intensity = 95 * smooth(reach) * smooth(clamp01((seconds - 0.6) / 0.8))
      })
    },
  }
}

/** Verges with palms and bushes, and small lights on the parapet. */
export function buildVerges(kit: Kit) {
  const soil = kit.material({ color: '#1d2119', roughness: 1, flat: '#3d4a63', clay: '#a9a396' })
  const line = Array.from({ length: 140 }, (_, i) => 36 - i * 3)
  for (const side of [-1, 1]) {
    const edge = line.map((z) => onRoad(z, side * (HALF_WIDTH + 2.1)))
    const profile: [number, number][] = [[-2.3, -2], [-1.9, -0.1], [-1, 0.12], [0.9, 0.1], [1.9, -0.2], [2.6, -2]] // prettier-ignore
    kit.add(solid(drawnAlong(profile, edge), soil)).name = 'verge'
  }
  const plant = palms(kit, { trunk: '#3a2f28', leaf: '#243a2c', flatTrunk: '#55486b', flatLeaf: '#2f5a60' }) // prettier-ignore
  const random = kit.random('verges')
  const trees = Array.from({ length: 22 }, (_, i) => {
    const { tree, sway } = plant(i + 3, random.range(6, 9.5))
    tree.position.copy(onRoad(6 - i * 15.5, (i % 2 ? -1 : 1) * (HALF_WIDTH + random.range(1.7, 2.8)), 0.05)) // prettier-ignore
    tree.rotation.y = random.range(0, 6.28)
    kit.add(tree)
    return sway
  })
  const bushes = Array.from(
    { length: 130 },
    (_, i) =>
    onRoad(20 - i * 2.6 + random.range(-1.4, 1.4), (i % 2 ? -1 : 1) * (HALF_WIDTH + random.range(1.3, 3)), 0), // prettier-ignore
  )
  kit.add(clumps(kit, bushes, '#1b2a20', 0.62, '#35566a'))

  const amber = kit.material({ color: '#1a0d04', emissive: '#ff9d3a', glow: 5, flat: '#ffc06a', line: 0 }) // prettier-ignore
  const studs = [-1, 1].flatMap((side) => Array.from({ length: 64 }, (_, i) => ({ z: 20 - i * 6, side }))) // prettier-ignore
  repeated(kit, bevelled(0.03, 0.05, 0.14, 0.012), amber, studs, HALF_WIDTH - 0.07, 0.42)
  return { sway: (seconds: number) => trees.forEach((sway) => sway(seconds)) }
}
