import { Color, IcosahedronGeometry, InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Kit } from '../../engine/take'
import { clamp01 } from '../../kit/ease'
import { noise1 } from '../../kit/noise'
import { solid, turned } from '../../kit/shapes'
import { RADIUS, RISE, ROWS, round, TREAD, WALL } from './arena'
import { CLASH } from './choreography'

/** The shoulders and head of a spectator, with few triangles. */
function bust() {
  const head = new IcosahedronGeometry(0.15, 1).translate(0, 0.98, 0.02)
  const body = turned([[0.2, 0], [0.27, 0.4], [0.3, 0.62], [0.2, 0.76], [0.07, 0.84]], 8).scale(1, 1, 0.62) // prettier-ignore
  return mergeGeometries([head, body.toNonIndexed()])
}

function raisedArm() {
  return turned(
    [
      [0.05, 0],
      [0.065, 0.1],
      [0.05, 0.5],
      [0.07, 0.58],
      [0.001, 0.68],
    ],
    5,
  )
}

/** About seven hundred spectators. They are dim and uneven, and stand up after the blow. */
export function buildCrowd(kit: Kit) {
  const random = kit.random('crowd')
  const cloth = kit.material({ color: '#ffffff', roughness: 1, reflect: 0, flat: '#ffffff', line: 0.45, clay: '#a79f96' }) // prettier-ignore
  const seats = Array.from({ length: ROWS }, (_, row) => {
    const radius = RADIUS + 0.5 + (row + 0.45) * TREAD
    const count = Math.floor((radius * 3.7) / 0.92)
    return Array.from({ length: count }, (_, i) => {
      const angle = ((i + random.range(-0.3, 0.3)) / count - 0.5) * 3.7
      const at = round(angle, radius + random.range(-0.12, 0.12), WALL - 0.72 + row * RISE)
      return { at, angle, size: random.range(0.9, 1.14), eager: random.next(), seed: random.range(0, 99) } // prettier-ignore
    })
  })
    .flat()
    .filter(() => random.next() > 0.1)
  const people = new InstancedMesh(bust(), cloth, seats.length)
  const arms = new InstancedMesh(raisedArm(), cloth, seats.length)
  const tones = ['#232436', '#33262c', '#1d2b38', '#3d2c28', '#1a2032'] as const
  for (const mesh of [people, arms]) {
    mesh.castShadow = mesh.receiveShadow = false
    mesh.frustumCulled = false
    seats.forEach((_, i) => mesh.setColorAt(i, new Color(tones[(i * 7 + (i % 3)) % 5])))
    kit.add(mesh)
  }
  solidRail(kit)
  const [matrix, turn, lean, size] = [new Matrix4(), new Quaternion(), new Quaternion(), new Vector3()] // prettier-ignore
  return {
    set(seconds: number): void {
      seats.forEach((seat, i) => {
        // The cheer spreads through the rows, from the seats that see the blow first.
        const since = seconds - CLASH - 0.12 - seat.eager * 0.5 - Math.abs(seat.angle) * 0.12
        const up = clamp01(since / 0.3)
        const bounce = up * Math.abs(Math.sin(since * 6.2 + seat.seed)) * 0.16 * (0.4 + seat.eager)
        const idle = noise1(seconds * 0.9, seat.seed) * 0.05
        turn.setFromAxisAngle(new Vector3(0, 1, 0), -seat.angle)
        lean.setFromAxisAngle(new Vector3(0, 0, 1), idle + up * noise1(seconds * 2.4, seat.seed) * 0.12) // prettier-ignore
        turn.multiply(lean)
        const at = seat.at.clone().setY(seat.at.y + up * 0.2 * seat.eager + bounce + idle * 0.3)
        people.setMatrixAt(i, matrix.compose(at, turn, size.setScalar(seat.size)))
        const wave = seat.eager > 0.52 ? up : 0
        at.y += 0.62 * seat.size
        at.addScaledVector(round(seat.angle + Math.PI / 2, 0.27), i % 2 ? 1 : -1)
        arms.setMatrixAt(i, matrix.compose(at, turn, size.set(1, Math.max(0.001, wave), 1)))
      })
      people.instanceMatrix.needsUpdate = arms.instanceMatrix.needsUpdate = true
    },
  }
}

/** A rail in front of the first row, which hides the people's legs. */
function solidRail(kit: Kit): void {
  const iron = kit.material({ color: '#1d1917', metalness: 0.6, roughness: 0.5, flat: '#3c2a3a', line: 0.6 }) // prettier-ignore
  const r = RADIUS + 0.1
  const rail = solid(turned([[r, WALL + 0.42], [r + 0.07, WALL + 0.42], [r + 0.07, WALL + 0.5], [r, WALL + 0.5], [r, WALL + 0.42]], 110), iron) // prettier-ignore
  rail.castShadow = false
  kit.add(rail)
}
