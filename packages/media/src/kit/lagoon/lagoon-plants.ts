import { DoubleSide, InstancedMesh, Matrix4, Object3D, Vector3, type Group } from 'three'
import type { Random } from '../../lib/random'
import type { PaintedMaterial } from '../../engine/paint'
import type { Kit } from '../../engine/take'
import { loft, solid, tube } from '../shapes'

/** A mangrove: a crooked trunk on arched roots, which stand in the water at `floor`. */
export function mangrove(
  root: Group | Object3D,
  bark: PaintedMaterial,
  random: Random,
  { at, tall, floor, spread }: { at: Vector3; tall: number; floor: number; spread: number },
): void {
  const lean = random.range(-0.5, 0.5)
  const fork = at.clone().setY(floor + spread * random.range(0.75, 1.05))
  const trunk = [0, 0.35, 0.7, 1].map((t) => new Vector3(fork.x + lean * t * (1.4 - t) + Math.sin(t * 5 + at.x) * 0.12, fork.y + tall * t, fork.z)) // prettier-ignore
  const thick = spread * 0.13
  root.add(
    solid(
      tube(trunk, (t) => thick * (1.15 - 0.5 * t) * Math.min(1, 0.3 + t * 6), 22, 9),
      bark,
    ),
  )
  const count = 6
  for (let i = 0; i < count; i++) {
    const around = (i / count) * Math.PI * 2 + random.range(-0.4, 0.4)
    const far = spread * random.range(0.6, 1.25)
    const [x, z] = [Math.cos(around) * far, Math.sin(around) * far * 0.6]
    const start = fork.clone().setY(fork.y + random.range(0, tall * 0.25))
    const high = start.y - floor
    const points = [
      start,
      new Vector3(fork.x + x * 0.45, floor + high * 0.92, fork.z + z * 0.45),
      new Vector3(fork.x + x * 0.85, floor + high * 0.5, fork.z + z * 0.85),
      new Vector3(fork.x + x, floor - 0.15, fork.z + z),
    ]
    root.add(
      solid(
        tube(points, (t) => thick * (0.62 - 0.24 * t), 14, 8),
        bark,
      ),
    )
  }
}

/** One leaf along +y, folded along its rib. */
function leafBlade() {
  return loft(
    Array.from({ length: 7 }, (_, i) => {
      const t = i / 6
      const half = 0.36 * Math.sin(Math.PI * Math.min(0.995, 0.04 + 0.96 * t)) ** 0.8
      return [
        new Vector3(-half, t, -half * 0.35 - t * t * 0.25),
        new Vector3(0, t, -t * t * 0.25),
        new Vector3(half, t, -half * 0.35 - t * t * 0.25),
      ]
    }),
    false,
  )
}

/** Tufts of leaves at many places, in one draw call. */
export function leafTufts(
  kit: Kit,
  name: string,
  places: readonly Vector3[],
  { color, flat, size, per = 9, line = 0.5, finalOnly = false }: { color: string; flat: string; size: number; per?: number; line?: number; finalOnly?: boolean }, // prettier-ignore
): InstancedMesh {
  const random = kit.random(name)
  const paint = kit.material({ color, flat, roughness: 0.5, side: DoubleSide, line, finalOnly })
  const mesh = new InstancedMesh(leafBlade(), paint, places.length * per)
  mesh.castShadow = mesh.receiveShadow = true
  const one = new Object3D()
  const matrix = new Matrix4()
  places.forEach((place, p) => {
    for (let i = 0; i < per; i++) {
      one.position.copy(place).add(new Vector3(random.range(-0.5, 0.5), random.range(-0.4, 0.4), random.range(-0.4, 0.4)).multiplyScalar(size * 1.5)) // prettier-ignore
      one.rotation.set(random.range(-1.5, 1), random.range(0, 6.28), random.range(-1.5, 1.5))
      one.scale.setScalar(size * random.range(0.6, 1.15))
      one.updateMatrix()
      mesh.setMatrixAt(p * per + i, matrix.copy(one.matrix))
    }
  })
  mesh.computeBoundingSphere()
  return mesh
}
