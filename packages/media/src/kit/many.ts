import { Color, Euler, InstancedMesh, Matrix4, Quaternion, Vector3, type BufferGeometry, type Material } from 'three' // prettier-ignore
import type { Kit } from '../engine/take'

/**
 * The place of one of many copies. `tint` multiplies its color; it should be near 1, because clay
 * shows it too.
 */
export interface Spot {
  at: Vector3
  turn?: number
  size?: number | Vector3
  tint?: number
}

const matrix = new Matrix4()
const quaternion = new Quaternion()
const euler = new Euler()
const scale = new Vector3()

/** Draws copies of one thing at many places in one draw call. `move` poses one of them. */
export function many(
  kit: Kit,
  geometry: BufferGeometry,
  material: Material,
  spots: readonly Spot[],
) {
  const mesh = new InstancedMesh(geometry, material, Math.max(1, spots.length))
  mesh.count = spots.length
  mesh.castShadow = mesh.receiveShadow = true
  const set = (i: number, at: Vector3, turn: number, lean: readonly [number, number]) => {
    const size = spots[i]?.size ?? 1
    euler.set(lean[0], turn, lean[1], 'YXZ')
    scale.copy(typeof size === 'number' ? new Vector3(size, size, size) : size)
    mesh.setMatrixAt(i, matrix.compose(at, quaternion.setFromEuler(euler), scale))
  }
  const shade = new Color()
  spots.forEach((spot, i) => {
    set(i, spot.at, spot.turn ?? 0, [0, 0])
    if (spot.tint !== undefined) mesh.setColorAt(i, shade.setScalar(spot.tint))
  })
  mesh.frustumCulled = false
  kit.add(mesh)
  return {
    mesh,
    /** `lean` is radians forwards and sideways. */
    move(i: number, at: Vector3, turn: number, lean: readonly [number, number] = [0, 0]): void {
      set(i, at, turn, lean)
      mesh.instanceMatrix.needsUpdate = true
    },
  }
}
