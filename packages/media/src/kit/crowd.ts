import { Color, Euler, InstancedMesh, Matrix4, Quaternion, Vector3, type BufferGeometry, type ColorRepresentation, type Material } from 'three' // prettier-ignore
import type { Kit } from '../engine/take'
import type { Point } from './camera-moves'

export interface Spot {
  at: Point
  /** The rotations about x, y and z in radians. */
  turn?: Point
  size?: number | Point
  /** A color that is multiplied into the material's color. */
  tint?: ColorRepresentation
}

const matrixOf = ({ at, turn = [0, 0, 0], size = 1 }: Spot) =>
  new Matrix4().compose(
    new Vector3(...at),
    new Quaternion().setFromEuler(new Euler(...turn, 'YXZ')),
    typeof size === 'number' ? new Vector3(size, size, size) : new Vector3(...size),
  )

/** Draws one thing at many places in a single draw call. `move` changes the places. */
export function crowd(
  kit: Kit,
  geometry: BufferGeometry,
  material: Material,
  spots: readonly Spot[],
) {
  const mesh = new InstancedMesh(geometry, material, spots.length)
  mesh.castShadow = mesh.receiveShadow = true
  const move = (to: readonly Spot[]) => {
    to.forEach((spot, i) => {
      mesh.setMatrixAt(i, matrixOf(spot))
    })
    mesh.instanceMatrix.needsUpdate = true
  }
  move(spots)
  spots.forEach(({ tint }, i) => {
    if (tint !== undefined) mesh.setColorAt(i, new Color(tint))
  })
  mesh.computeBoundingSphere()
  kit.add(mesh)
  return { mesh, move }
}
