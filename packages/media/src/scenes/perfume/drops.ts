import { InstancedMesh, Matrix4, Quaternion, SphereGeometry, Vector3, type Material } from 'three'
import type { Kit } from '../../engine/take'
import { clamp01, smooth } from '../../kit/ease'
import { crownTip } from './crown'

interface Drop {
  born: number
  from: Vector3
  speed: Vector3
  size: number
}

/** Half of the real gravity, because the shot is in slow motion. */
const FALL = 2.1

/** Drops that come off the crown and the ribbons. Each flies in an arc back into the pool. */
export function drops(kit: Kit, material: Material) {
  const random = kit.random('drops')
  const all: Drop[] = []
  const throwOff = (born: number, from: Vector3, outward: number, upward: number, size: number) => {
    const away = new Vector3(from.x, 0, from.z).normalize().multiplyScalar(outward)
    const swirl = new Vector3(-from.z, 0, from.x).multiplyScalar(random.range(-0.12, 0.3))
    all.push({ born, from, speed: away.add(swirl).setY(upward), size })
  }
  for (let i = 0; i < 62; i++) {
    const born = random.range(0.05, 1.1)
    throwOff(born, crownTip(i, born), random.range(0.1, 0.5), random.range(0.35, 1.25), 0.011 + 0.036 * random.next() ** 3) // prettier-ignore
  }
  for (let i = 0; i < 90; i++) {
    const born = random.range(0.9, 3.6)
    const [angle, high] = [random.range(0, Math.PI * 2), random.range(0.15, 0.55) + (born - 0.9) * 0.33] // prettier-ignore
    const from = new Vector3(Math.cos(angle), 0, Math.sin(angle)).multiplyScalar(random.range(0.62, 0.85)).setY(high) // prettier-ignore
    throwOff(born, from, random.range(0.05, 0.42), random.range(0.1, 0.9), 0.008 + 0.034 * random.next() ** 3) // prettier-ignore
  }
  const mesh = new InstancedMesh(new SphereGeometry(1, 14, 9), material, all.length)
  mesh.frustumCulled = false
  mesh.name = 'drops'
  const [matrix, turn, scale, at, speed, up] = [new Matrix4(), new Quaternion(), new Vector3(), new Vector3(), new Vector3(), new Vector3(0, 1, 0)] // prettier-ignore
  return {
    mesh,
    set(seconds: number): void {
      all.forEach((drop, i) => {
        const age = seconds - drop.born
        at.copy(drop.from).addScaledVector(drop.speed, age)
        at.y -= 0.5 * FALL * age * age
        const gone = age < 0 || at.y < -0.03
        speed.copy(drop.speed).setY(drop.speed.y - FALL * age)
        // A new drop is stretched along its path, and then oscillates around its round shape.
        const long = 1 + 0.5 * Math.exp(-age * 3) * Math.cos(age * 15)
        const size = gone ? 0 : drop.size * smooth(clamp01(age / 0.12))
        scale.set(size / Math.sqrt(long), size * long, size / Math.sqrt(long))
        turn.setFromUnitVectors(up, speed.normalize())
        mesh.setMatrixAt(i, matrix.compose(at, turn, scale))
      })
      mesh.instanceMatrix.needsUpdate = true
    },
  }
}
