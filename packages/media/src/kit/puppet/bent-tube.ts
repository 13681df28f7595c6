import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'

/** Half the width and half the depth of a limb at a place along it, from 0 to 1. */
export type Thickness = (along: number) => readonly [across: number, deep: number]

const RINGS = 18
const SIDES = 14

/**
 * A limb or trunk that bends softly through three places. Its surface is computed again for each
 * pose.
 */
export function bentTube(thickness: Thickness) {
  const geometry = new BufferGeometry()
  const count = (RINGS + 1) * (SIDES + 1)
  geometry.setAttribute('position', new Float32BufferAttribute(new Float32Array(count * 3), 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(new Float32Array(count * 3), 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array(count * 2), 2))
  const index: number[] = []
  for (let ring = 0; ring < RINGS; ring++) {
    for (let side = 0; side < SIDES; side++) {
      const here = ring * (SIDES + 1) + side
      const next = here + SIDES + 1
      index.push(here, here + 1, next, here + 1, next + 1, next)
    }
  }
  geometry.setIndex(index)

  const [point, tangent, across, deep, out] = Array.from({ length: 5 }, () => new Vector3()) as [
    Vector3,
    Vector3,
    Vector3,
    Vector3,
    Vector3,
  ]

  /** `side` is roughly the direction in which the limb is broad. */
  function bend(from: Vector3, middle: Vector3, to: Vector3, side: Vector3, roundness = 0.5): void {
    const position = geometry.getAttribute('position')
    const control = middle
      .clone()
      .multiplyScalar(2)
      .addScaledVector(from, -0.5)
      .addScaledVector(to, -0.5)
    control.lerp(middle, 1 - roundness)
    for (let ring = 0; ring <= RINGS; ring++) {
      const t = ring / RINGS
      curveAt(from, control, middle, to, t, roundness, point, tangent)
      deep.crossVectors(tangent, side).normalize()
      across.crossVectors(deep, tangent).normalize()
      const [a, d] = thickness(t)
      for (let i = 0; i <= SIDES; i++) {
        const angle = (i / SIDES) * Math.PI * 2
        out
          .copy(across)
          .multiplyScalar(Math.cos(angle) * a)
          .addScaledVector(deep, Math.sin(angle) * d)
        const at = ring * (SIDES + 1) + i
        position.setXYZ(at, point.x + out.x, point.y + out.y, point.z + out.z)
      }
    }
    position.needsUpdate = true
    geometry.computeVertexNormals()
    weld()
    geometry.computeBoundingSphere()
  }

  function weld(): void {
    const normal = geometry.getAttribute('normal')
    for (let ring = 0; ring <= RINGS; ring++) {
      const [first, last] = [ring * (SIDES + 1), ring * (SIDES + 1) + SIDES]
      out
        .fromBufferAttribute(normal, first)
        .add(point.fromBufferAttribute(normal, last))
        .normalize()
      normal.setXYZ(first, out.x, out.y, out.z)
      normal.setXYZ(last, out.x, out.y, out.z)
    }
  }

  return { geometry, bend }
}

/**
 * A curve along two straight bones with a rounded joint, between a polyline and one smooth curve.
 */
function curveAt(
  from: Vector3,
  control: Vector3,
  middle: Vector3,
  to: Vector3,
  t: number,
  roundness: number,
  point: Vector3,
  tangent: Vector3,
): void {
  // prettier-ignore
  const s = 1 - t
  const soft = (axis: 'x' | 'y' | 'z') =>
    s * s * from[axis] + 2 * s * t * control[axis] + t * t * to[axis]
  const hard = (axis: 'x' | 'y' | 'z') =>
    t < 0.5
      ? from[axis] + (middle[axis] - from[axis]) * t * 2
      : middle[axis] + (to[axis] - middle[axis]) * (t * 2 - 1)
  const near = Math.min(1, Math.abs(t - 0.5) / 0.22)
  const share = (1 - near * near) * 0.3 + roundness * 0.7
  point.set(...(['x', 'y', 'z'] as const).map((axis) => hard(axis) * (1 - share) + soft(axis) * share) as [number, number, number]) // prettier-ignore
  const softTangent = control
    .clone()
    .sub(from)
    .multiplyScalar(s)
    .addScaledVector(to.clone().sub(control), t)
  const hardTangent = t < 0.5 ? middle.clone().sub(from) : to.clone().sub(middle)
  tangent.copy(softTangent.normalize()).addScaledVector(hardTangent.normalize(), 0.4).normalize()
}
