import {
  AdditiveBlending,
  BufferGeometry,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  Mesh,
  MeshBasicMaterial,
  type ColorRepresentation,
  type Vector3,
} from 'three'
import { paintedAs, type PaintedMaterial } from '../../engine/paint'

/** A strip of triangles between two edges, which are set again for each moment. */
function strip(steps: number, hasColours: boolean) {
  const geometry = new BufferGeometry()
  const count = (steps + 1) * 2
  const empty = () => new Float32BufferAttribute(new Float32Array(count * 3), 3)
  geometry.setAttribute('position', empty())
  geometry.setAttribute('normal', empty())
  geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array(count * 2), 2))
  if (hasColours) geometry.setAttribute('color', empty())
  const index: number[] = []
  for (let i = 0; i < steps; i++) index.push(i * 2, i * 2 + 1, i * 2 + 2, i * 2 + 1, i * 2 + 3, i * 2 + 2) // prettier-ignore
  geometry.setIndex(index)
  return geometry
}

type Edge = (along: number) => readonly [Vector3, Vector3]

function lay(geometry: BufferGeometry, steps: number, edge: Edge): void {
  const position = geometry.getAttribute('position')
  for (let i = 0; i <= steps; i++) {
    const [a, b] = edge(i / steps)
    position.setXYZ(i * 2, a.x, a.y, a.z)
    position.setXYZ(i * 2 + 1, b.x, b.y, b.z)
  }
  position.needsUpdate = true
}

/**
 * The light that a moving edge leaves in the air. It is brightest at the present place and fades
 * along the way.
 */
export function trail(color: ColorRepresentation, steps = 14) {
  const geometry = strip(steps, true)
  const material = paintedAs(
    new MeshBasicMaterial({ vertexColors: true, transparent: true, blending: AdditiveBlending, depthWrite: false, side: DoubleSide }), // prettier-ignore
    { color, group: 'fx' },
  )
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  mesh.name = 'trail'
  const paint = geometry.getAttribute('color')
  const [base, one] = [new Color(color), new Color()]
  return {
    mesh,
    /** `edge(0)` is now, `edge(1)` the oldest place. */
    set(edge: Edge, strength: number): void {
      mesh.visible = strength > 0.004
      if (!mesh.visible) return
      lay(geometry, steps, edge)
      for (let i = 0; i <= steps; i++) {
        const fade = strength * (1 - i / steps) ** 1.8
        one.copy(base).multiplyScalar(fade)
        // The outer edge burns, the inner one only hints.
        paint.setXYZ(i * 2, one.r * 0.12, one.g * 0.12, one.b * 0.12)
        paint.setXYZ(i * 2 + 1, one.r, one.g, one.b)
      }
      paint.needsUpdate = true
    },
  }
}

/** A band of cloth, which is laid again for each moment. Its paint should be `DoubleSide`. */
export function band(material: PaintedMaterial, steps = 22) {
  const geometry = strip(steps, false)
  const mesh = new Mesh(geometry, material)
  mesh.castShadow = mesh.receiveShadow = true
  mesh.frustumCulled = false
  return {
    mesh,
    set(edge: Edge): void {
      lay(geometry, steps, edge)
      geometry.computeVertexNormals()
    },
  }
}
