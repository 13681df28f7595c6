import { BufferGeometry, DoubleSide, Float32BufferAttribute, Matrix4, Mesh, type Plane, Vector3, type Object3D } from 'three' // prettier-ignore
import { paintOf } from '../../engine/paint'

/** The position (x, y, z) and the normal of one corner. */
type Corner = readonly [number, number, number, number, number, number]
type Seam = (a: Vector3, b: Vector3) => void

interface Cut {
  mesh: Mesh
  source: BufferGeometry
  rest: BufferGeometry
  room: number
}

const nothing = new BufferGeometry()
nothing.setAttribute('position', new Float32BufferAttribute([0, 0, 0], 3))
nothing.setAttribute('normal', new Float32BufferAttribute([0, 1, 0], 3))
nothing.setDrawRange(0, 0)

/**
 * Removes the part of an object behind any of the planes, triangle by triangle on the CPU, so that
 * every stage has the same cut. `seam` receives each edge of the cut along the first plane, in
 * world coordinates.
 */
export function cutter(root: Object3D) {
  const cuts: Cut[] = []
  root.traverse((object) => {
    if (!(object instanceof Mesh)) return
    const mesh = object as Mesh
    const source = mesh.geometry
    const faces = (source.index?.count ?? source.getAttribute('position').count) / 3
    const room = Math.ceil(faces * 1.6 + 60) * 3
    const rest = new BufferGeometry()
    for (const name of ['position', 'normal']) rest.setAttribute(name, new Float32BufferAttribute(new Float32Array(room * 3), 3)) // prettier-ignore
    mesh.frustumCulled = false
    for (const material of [mesh.material].flat()) {
      material.side = DoubleSide
      const paint = paintOf(material)
      if (paint) paint.side = DoubleSide
    }
    cuts.push({ mesh, source, rest, room })
  })
  return (planes: readonly Plane[], seam?: Seam): void => {
    root.updateWorldMatrix(true, true)
    for (const cut of cuts) apply(cut, planes, seam)
  }
}

function apply(cut: Cut, planes: readonly Plane[], seam?: Seam): void {
  const { mesh, source } = cut
  const inverse = new Matrix4().copy(mesh.matrixWorld).invert()
  const own = planes.map((plane) => plane.clone().applyMatrix4(inverse))
  if (!source.boundingSphere) source.computeBoundingSphere()
  const { center, radius } = source.boundingSphere ?? { center: new Vector3(), radius: 0 }
  const far = own.map((plane) => plane.distanceToPoint(center))
  if (far.some((distance) => distance < -radius)) mesh.geometry = nothing
  else if (far.every((distance) => distance > radius)) mesh.geometry = source
  else {
    fill(cut, own, seam)
    mesh.geometry = cut.rest
  }
}

function fill({ mesh, source, rest, room }: Cut, planes: readonly Plane[], seam?: Seam): void {
  const [position, normal] = [source.getAttribute('position'), source.getAttribute('normal')]
  const [toPosition, toNormal] = [rest.getAttribute('position'), rest.getAttribute('normal')]
  const { index } = source
  const count = index?.count ?? position.count
  const corner = (i: number): Corner => {
    const at = index ? index.getX(i) : i
    return [position.getX(at), position.getY(at), position.getZ(at), normal.getX(at), normal.getY(at), normal.getZ(at)] // prettier-ignore
  }
  let used = 0
  const write = ([x, y, z, nx, ny, nz]: Corner) => {
    toPosition.setXYZ(used, x, y, z)
    toNormal.setXYZ(used, nx, ny, nz)
    used++
  }
  for (let i = 0; i + 2 < count && used + 24 < room; i += 3) {
    let shape: Corner[] = [corner(i), corner(i + 1), corner(i + 2)]
    planes.forEach((plane, which) => {
      shape = clip(shape, plane, which === 0 && seam ? onSeam(mesh, seam) : undefined)
    })
    for (let k = 1; k + 1 < shape.length; k++) {
      const [a, b, c] = [shape[0], shape[k], shape[k + 1]]
      if (!a || !b || !c) continue
      write(a)
      write(b)
      write(c)
    }
  }
  rest.setDrawRange(0, used)
  toPosition.needsUpdate = toNormal.needsUpdate = true
}

const onSeam = (mesh: Mesh, seam: Seam) => (a: Corner, b: Corner) =>
  seam(new Vector3(a[0], a[1], a[2]).applyMatrix4(mesh.matrixWorld), new Vector3(b[0], b[1], b[2]).applyMatrix4(mesh.matrixWorld)) // prettier-ignore

/** Cuts a polygon and returns the part in front of a plane. */
function clip(
  shape: readonly Corner[],
  { normal, constant }: Plane,
  cutEdge?: (a: Corner, b: Corner) => void,
): Corner[] {
  const height = (c: Corner) => c[0] * normal.x + c[1] * normal.y + c[2] * normal.z + constant
  const kept: Corner[] = []
  const edge: Corner[] = []
  shape.forEach((from, i) => {
    const to = shape[(i + 1) % shape.length]
    if (!to) return
    const [a, b] = [height(from), height(to)]
    if (a >= 0) kept.push(from)
    if (a >= 0 === b >= 0) return
    const t = a / (a - b)
    const part = (k: 0 | 1 | 2 | 3 | 4 | 5) => from[k] + (to[k] - from[k]) * t
    const point: Corner = [part(0), part(1), part(2), part(3), part(4), part(5)]
    kept.push(point)
    edge.push(point)
  })
  const [a, b] = edge
  if (a && b) cutEdge?.(a, b)
  return kept
}
