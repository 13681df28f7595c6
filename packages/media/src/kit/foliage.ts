import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import {
  BufferGeometry,
  Object3D, DoubleSide, Group, Matrix4, Quaternion, SphereGeometry, InstancedMesh, Vector3, type ColorRepresentation } from 'three' // prettier-ignore
import type { Kit } from '../engine/take'
import { noise1 } from './noise'
import { loft, solid, tube } from './shapes'

/** A frond as one folded blade with slits. The rib is on the outside, and the leaflets hang. */
function frond(length: number, droop: number) {
  const count = 31
  const rings = Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1)
    const width =
      Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.06)) ** 0.7 * 0.34 * (i % 2 ? 1 : 0.34)
    const [x, y] = [t * length * (1 - 0.18 * droop * t), length * (0.34 * t - droop * t * t)]
    return [
      new Vector3(x + 0.1 * width, y - width * 0.9, -width * 1.2),
      new Vector3(x, y, -0.012),
      new Vector3(x, y, 0.012),
      new Vector3(x + 0.1 * width, y - width * 0.9, width * 1.2),
    ]
  })
  return loft(rings, false)
}

/** Joins all fronds of one palm to one geometry. */
function crownOf(blades: readonly BufferGeometry[], seed: number): BufferGeometry {
  const leaves = 17
  const placed = Array.from({ length: leaves }, (_, i) => {
    const one = new Object3D()
    one.rotation.order = 'YZX'
    one.rotation.y = (i / leaves) * Math.PI * 2 + noise1(i * 1.9 + seed, 2) * 0.4
    one.rotation.z = 0.5 - (i % 3) * 0.34 + noise1(i + seed * 2, 3) * 0.14
    one.scale.setScalar(0.85 + 0.2 * noise1(i * 2.3 + seed, 5))
    one.updateMatrix()
    const blade = blades[i % blades.length]?.clone() ?? new BufferGeometry()
    return blade.applyMatrix4(one.matrix)
  })
  return mergeGeometries(placed)
}

export interface PalmPaint {
  trunk: ColorRepresentation
  leaf: ColorRepresentation
  flatTrunk?: ColorRepresentation
  flatLeaf?: ColorRepresentation
}

/**
 * Creates a function that builds palms of one kind. Each call builds a different one; the seed
 * determines them.
 */
export function palms(kit: Kit, paint: PalmPaint) {
  const bark = kit.material({ color: paint.trunk, roughness: 0.9, flat: paint.flatTrunk ?? paint.trunk }) // prettier-ignore
  const leaf = kit.material({ color: paint.leaf, roughness: 0.7, side: DoubleSide, flat: paint.flatLeaf ?? paint.leaf, line: 0.8 }) // prettier-ignore
  const blades = [0.34, 0.58, 0.86].map((droop) => frond(2.1, droop))

  return (seed: number, height = 7) => {
    const tree = new Group()
    const bend = noise1(seed * 3.1, 4) * 0.9
    const trunk = [0, 0.35, 0.7, 1].map((t) => new Vector3(bend * t * t, height * t, noise1(seed, 9) * 0.4 * t * t)) // prettier-ignore
    tree.add(
      solid(
        tube(trunk, (t) => 0.17 - 0.07 * t + 0.05 * Math.exp(-t * 14), 18, 9),
        bark,
      ),
    )
    const crown = new Group()
    crown.position.copy(trunk[3] ?? new Vector3())
    crown.add(solid(crownOf(blades, seed), leaf))
    tree.add(crown)
    /** Moves the crown as the wind does at a moment. */
    const sway = (seconds: number, wind = 1) => {
      crown.rotation.x = noise1(seconds * 0.9 + seed, 11) * 0.07 * wind
      crown.rotation.z = noise1(seconds * 0.8 + seed, 12) * 0.07 * wind
    }
    return { tree, sway }
  }
}

/** Bushes and distant trees as groups of soft balls, in one draw call. */
export function clumps(
  kit: Kit,
  places: readonly Vector3[],
  color: ColorRepresentation,
  size = 1,
  flat = color,
) {
  // prettier-ignore
  const material = kit.material({ color, roughness: 0.95, flat })
  const per = 4
  const mesh = new InstancedMesh(new SphereGeometry(1, 10, 7), material, places.length * per)
  mesh.castShadow = mesh.receiveShadow = true
  const matrix = new Matrix4()
  places.forEach((place, p) => {
    for (let i = 0; i < per; i++) {
      const n = (k: number) => noise1(p * 7.3 + i * 3.1 + k * 11, 21)
      const radius = size * (0.55 + 0.3 * n(1))
      const at = place.clone().add(new Vector3(n(2) * size, radius * 0.6 + Math.abs(n(3)) * size * 0.5, n(4) * size)) // prettier-ignore
      matrix.compose(
        at,
        new Quaternion(),
        new Vector3(radius, radius * (0.75 + 0.15 * n(5)), radius),
      )
      mesh.setMatrixAt(p * per + i, matrix)
    }
  })
  mesh.computeBoundingSphere()
  return mesh
}
