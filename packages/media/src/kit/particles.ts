import { InstancedMesh, Matrix4, Quaternion, SphereGeometry, Vector3, type ColorRepresentation } from 'three' // prettier-ignore
import { paintedAs } from '../engine/paint'
import type { Kit } from '../engine/take'
import { AdditiveBlending, MeshBasicMaterial } from 'three'

export interface Swarm {
  name: string
  count: number
  color: ColorRepresentation
  /** The brightness of one particle. The brightness of overlapping particles adds up. */
  strength: number
  /** The size of a particle in meters. */
  size: number
  /** How much each particle is stretched along its path, for rain and sparks. */
  stretch?: number
  /**
   * The place of a particle at a moment, or undefined to hide it. `u` has four random numbers from
   * 0 to 1, which each particle keeps.
   */
  at: (u: readonly [number, number, number, number], seconds: number) => Vector3 | undefined
}

/** Small bright things in the air, which are placed again for each moment. */
export function swarm(kit: Kit, { name, count, color, strength, size, stretch = 0, at }: Swarm) {
  const random = kit.random(name)
  const numbers = Array.from({ length: count }, () => [random.next(), random.next(), random.next(), random.next()] as const) // prettier-ignore
  const material = paintedAs(
    new MeshBasicMaterial({ color, transparent: true, opacity: strength, blending: AdditiveBlending, depthWrite: false }), // prettier-ignore
    { color, group: 'fx' },
  )
  const mesh = new InstancedMesh(new SphereGeometry(size, 8, 6), material, count)
  mesh.frustumCulled = false
  const [matrix, turn, one, up] = [
    new Matrix4(),
    new Quaternion(),
    new Vector3(),
    new Vector3(0, 1, 0),
  ]
  const gone = new Matrix4().makeScale(0, 0, 0)
  return {
    mesh,
    move(seconds: number): void {
      numbers.forEach((u, i) => {
        const place = at(u, seconds)
        if (!place) {
          mesh.setMatrixAt(i, gone)
          return
        }
        one.set(1, 1, 1)
        const before = stretch > 0 ? at(u, seconds - 0.01) : undefined
        if (before) {
          const way = place.clone().sub(before)
          one.y = 1 + (way.length() / 0.01) * (stretch / size) * 0.01
          turn.setFromUnitVectors(up, way.normalize())
        } else turn.identity()
        mesh.setMatrixAt(i, matrix.compose(place, turn, one))
      })
      mesh.instanceMatrix.needsUpdate = true
    },
  }
}

type Box = readonly [width: number, height: number, depth: number]
const wrap = (x: number) => x - Math.floor(x)

/** Ready-made functions for `at`. They use a box around the origin with its floor at y 0. */
export const ways = {
  rain:
    ([w, h, d]: Box, speed = 9, slant = 0.08) =>
    (u: readonly number[], seconds: number) => {
      const fall = wrap((u[1] ?? 0) + (seconds * speed * (0.85 + 0.3 * (u[3] ?? 0))) / h)
      return new Vector3(
        ((u[0] ?? 0) - 0.5) * w + fall * h * slant,
        h * (1 - fall),
        ((u[2] ?? 0) - 0.5) * d,
      )
    },
  dust:
    ([w, h, d]: Box, drift = 0.08) =>
    (u: readonly number[], seconds: number) => {
      const [a = 0, b = 0, c = 0, e = 0] = u
      const sway = (k: number) =>
        Math.sin(seconds * (0.3 + e * 0.5) + (a + b * 3 + c * 7 + k) * 6.3) * drift
      return new Vector3((a - 0.5) * w + sway(0), b * h + sway(1), (c - 0.5) * d + sway(2))
    },
  bubbles:
    ([w, h, d]: Box, speed = 0.5) =>
    (u: readonly number[], seconds: number) => {
      const [a = 0, b = 0, c = 0, e = 0] = u
      const rise = wrap(b + (seconds * speed * (0.6 + e * 0.8)) / h)
      const sway = Math.sin(seconds * 3 + e * 40) * 0.02
      return new Vector3((a - 0.5) * w + sway, rise * h, (c - 0.5) * d)
    },
  /** Thrown from the origin, each `every` seconds, gone after `life`. */
  sparks:
    (speed = 3, life = 0.8, every = 1.2) =>
    (u: readonly number[], seconds: number) => {
      const [a = 0, b = 0, c = 0, e = 0] = u
      const age = wrap((seconds + e * 0.15) / every) * every
      if (age > life * (0.5 + 0.5 * e)) return undefined
      const [around, force] = [a * Math.PI * 2, speed * (0.4 + 0.6 * c)]
      return new Vector3(Math.cos(around) * force * 0.6 * age, (0.4 + b) * force * age - 4.9 * age * age, Math.sin(around) * force * 0.6 * age) // prettier-ignore
    },
}
