import { BufferGeometry, Float32BufferAttribute, Group, SphereGeometry, TorusGeometry, Vector3 } from 'three' // prettier-ignore
import type { PaintedMaterial } from '../../engine/paint'
import type { Kit } from '../../engine/take'
import { alongBone, type Joints } from '../../kit/armature/joints'
import { mix, smooth } from '../../kit/ease'
import { puppet, type Person } from '../../kit/puppet/puppet'
import type { Pose } from '../../kit/puppet/pose'
import { bevelled, solid } from '../../kit/shapes'

const [COLUMNS, ROWS] = [44, 9]
/** How far the coat is open in front, to each side. */
const GAP = 0.42

/** The skirts of the coat. They rise and lag behind when she spins, and lie over her legs. */
function skirts(material: PaintedMaterial) {
  const geometry = new BufferGeometry()
  const count = (COLUMNS + 1) * (ROWS + 1)
  for (const name of ['position', 'normal']) geometry.setAttribute(name, new Float32BufferAttribute(new Float32Array(count * 3), 3)) // prettier-ignore
  geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array(count * 2), 2))
  const index: number[] = []
  for (let row = 0; row < ROWS; row++) {
    for (let i = 0; i < COLUMNS; i++) {
      const here = row * (COLUMNS + 1) + i
      const next = here + COLUMNS + 1
      index.push(here, next, here + 1, here + 1, next, next + 1)
    }
  }
  geometry.setIndex(index)
  const position = geometry.getAttribute('position')
  return {
    mesh: solid(geometry, material),
    lay(j: Joints, spin: number, seconds: number): void {
      const lift = Math.min(1, Math.abs(spin) / 6.5)
      const waist = j.hips.clone().addScaledVector(j.up, 0.07)
      for (let row = 0; row <= ROWS; row++) {
        const down = row / ROWS
        for (let i = 0; i <= COLUMNS; i++) {
          const lag = spin * -0.055 * down * down
          const angle = GAP + (i / COLUMNS) * (Math.PI * 2 - GAP * 2) + lag
          const ruffle = Math.sin(angle * 8 + seconds * 2.2) * (0.024 + 0.03 * lift)
          const fold = (ruffle + Math.sin(angle * 3 - seconds * 3.4) * (0.018 + 0.05 * lift)) * down
          const out = mix(0.17, mix(0.27, 0.56, smooth(lift)), down ** 0.72) + fold
          const fall =
            mix(0.46, 0.36, smooth(lift)) * down ** 1.25 + Math.sin(angle * 5 + 1) * 0.045 * down
          const point = new Vector3(Math.sin(angle) * out, -fall, Math.cos(angle) * out * 0.92).add(waist) // prettier-ignore
          for (const { root, joint, end } of j.legs) {
            pushOut(point, root, joint, 0.125)
            pushOut(point, joint, end, 0.1)
          }
          position.setXYZ(row * (COLUMNS + 1) + i, point.x, point.y, point.z)
        }
      }
      position.needsUpdate = true
      geometry.computeVertexNormals()
      geometry.computeBoundingSphere()
    },
  }
}

const [line, near] = [new Vector3(), new Vector3()]

/** Moves a point of the cloth out of a limb. */
function pushOut(point: Vector3, from: Vector3, to: Vector3, radius: number): void {
  line.subVectors(to, from)
  const t = Math.min(1, Math.max(0, near.subVectors(point, from).dot(line) / line.lengthSq()))
  near.copy(from).addScaledVector(line, t)
  const away = point.clone().sub(near)
  const distance = away.length()
  if (distance < radius) point.copy(near).addScaledVector(away, radius / Math.max(distance, 0.001))
}

export interface Wardrobe {
  person: Person
  coat: Parameters<Kit['material']>[0]
  gold: Parameters<Kit['material']>[0]
}

/** The dancer with all her clothes, either in materials of one kind or in full color. */
export function dancer(kit: Kit, { person, coat, gold }: Wardrobe) {
  const body = puppet(kit, person)
  const cloth = kit.material({ ...coat, group: 'character' })
  const metal = kit.material({ ...gold, group: 'character' })
  const tails = skirts(cloth)
  const belt = new Group()
  const sash = solid(new TorusGeometry(0.16, 0.034, 10, 40), metal)
  sash.rotation.x = Math.PI / 2
  sash.scale.set(1.06, 0.82, 1.5)
  belt.add(sash, solid(bevelled(0.075, 0.085, 0.03, 0.02), cloth, [0, 0, 0.16]))
  const caps = [0, 1].map(() => {
    const cap = solid(new SphereGeometry(0.088, 22, 12, 0, Math.PI * 2, 0, 1.45), metal)
    cap.scale.set(1, 0.8, 1.05)
    body.root.add(cap)
    return cap
  })
  const cuffs = [0, 1].map(() => {
    const cuff = solid(new TorusGeometry(0.05, 0.017, 10, 24), metal)
    body.root.add(cuff)
    return cuff
  })
  const band = solid(new TorusGeometry(0.139, 0.013, 8, 40), metal, [0, 0.075, -0.005])
  band.rotation.x = Math.PI / 2 - 0.14
  band.scale.set(1, 1.05, 1.6)
  body.head.children[0]?.add(band)
  body.root.add(tails.mesh, belt)
  return {
    root: body.root,
    set(pose: Pose, j: Joints, spin: number, seconds: number): void {
      body.set(pose)
      tails.lay(j, spin, seconds)
      const waist = j.hips.clone().addScaledVector(j.up, 0.07)
      alongBone(belt, waist, waist.clone().add(j.up), j.ahead)
      j.arms.forEach(({ side, root, joint, end }, i) => {
        const over = j.broad
          .clone()
          .multiplyScalar(side * 0.8)
          .add(j.up)
        const at = root.clone().addScaledVector(j.up, 0.008)
        const cap = caps[i]
        if (cap) alongBone(cap, at, at.clone().add(over), j.ahead)
        const cuff = cuffs[i]
        if (!cuff) return
        cuff.position.copy(end).lerp(joint, 0.16)
        cuff.quaternion.setFromUnitVectors(new Vector3(0, 0, 1), end.clone().sub(joint).normalize())
      })
    },
  }
}
