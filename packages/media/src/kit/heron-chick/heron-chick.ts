import { Group, SphereGeometry, Vector3, type Mesh } from 'three'
import type { Kit } from '../../engine/take'
import { mix } from '../ease'
import { loft, solid } from '../shapes'
import { bodyPoint, coatMap } from './coat'
import { down } from './down'
import { buildFace } from './face'
import { buildLeg, buildWing } from './limbs'
import { buildPencil } from './pencil'
import { perched, type ChickPose } from './pose'

/**
 * The height of the body's middle above the ground; `PIVOT` is how far its turning point is below
 * that.
 */
const MIDDLE = 0.74
const PIVOT = 0.36

function ball(): SphereGeometry {
  const geometry = new SphereGeometry(1, 72, 48)
  const position = geometry.getAttribute('position')
  const at = new Vector3()
  for (let i = 0; i < position.count; i++) {
    const skin = bodyPoint(at.fromBufferAttribute(position, i))
    position.setXYZ(i, skin.x, skin.y, skin.z)
  }
  geometry.computeVertexNormals()
  return geometry
}

/**
 * A lock of the crest that bends back. It is thin at the root, thick in the middle and pointed at
 * the tip.
 */
function lock(length: number, wide: number, bend: number) {
  return loft(
    Array.from({ length: 14 }, (_, i) => {
      const t = i / 13
      const half = wide * Math.sin(Math.PI * (0.2 + 0.8 * t)) ** 0.8 * (1 - 0.35 * t) + 0.0005
      return Array.from({ length: 10 }, (_, s) => {
        const angle = (-s / 10) * Math.PI * 2
        return new Vector3(Math.cos(angle) * half, t * length * (1 - 0.2 * bend * t), Math.sin(angle) * half - bend * length * t * t) // prettier-ignore
      })
    }),
  )
}

const LOCKS = [[0.01, 0.06, 0.34, 0.3], [-0.08, 0.03, 0.27, 0.35], [0.09, 0.02, 0.31, 0.45], [-0.04, -0.05, 0.38, 0.5], [0.05, -0.08, 0.33, 0.7], [0, -0.15, 0.28, 0.9], [-0.13, -0.03, 0.2, 0.6], [0.15, -0.04, 0.22, 0.6]] as const // prettier-ignore

/** The studio's guide, a very round heron chick. It faces +z, stands on y 0 and is 1.4 m tall. */
export function heronChick(kit: Kit, { ear: earSide = -1, hasFreePencil = false } = {}) {
  const group = 'character'
  const [root, core, shape] = [new Group(), new Group(), new Group()]
  core.add(shape)
  root.add(core)
  const skin = kit.material({ color: '#ffffff', map: coatMap(), roughness: 0.9, group, clay: '#cf9a78' }) // prettier-ignore
  const fluff = kit.material({ color: '#ffffff', vertexColors: true, roughness: 0.95, reflect: 0.35, group, finalOnly: true }) // prettier-ignore
  const dark = kit.material({ color: '#23648f', roughness: 0.75, group, clay: '#a9775a' })
  const hair: Mesh = solid(down(kit.random('down'), 8200), fluff)
  hair.castShadow = false
  shape.add(solid(ball(), skin), hair)

  const tail = solid(lock(0.24, 0.1, 0.5), dark, [0, -0.16, -0.36])
  tail.rotation.x = -1.25
  const crest = new Group()
  crest.position.set(0, 0.44, -0.02)
  const locks = LOCKS.map(([x, z, length, bend], i) => {
    const one = solid(lock(length, 0.05, bend), dark, [x, -Math.abs(x) * 0.4, z])
    crest.add(one)
    return { one, x, z, lag: i }
  })
  const face = buildFace(kit)
  shape.add(tail, crest, face.root)
  const left = buildWing(kit, shape, 1)
  const right = buildWing(kit, shape, -1)
  const legs = [buildLeg(kit, root, 1), buildLeg(kit, root, -1)] as const

  const pencil = buildPencil(kit)
  const ear = new Group()
  ear.position.set(earSide * 0.435, 0.2, 0.04)
  ear.rotation.set(1.2, 0, earSide * 0.16)
  shape.add(ear)
  // Things on the chick's head are added to this group.
  const crown = new Group()
  crown.position.set(0, 0.47, 0.02)
  shape.add(crown)
  // If the pencil is free, the shot itself places it in the world.
  if (!hasFreePencil) ear.add(pencil)

  function set(pose: ChickPose): void {
    root.position.set(pose.x, pose.y, pose.z)
    root.rotation.y = pose.turn
    core.position.set(0, MIDDLE - PIVOT + pose.bob, 0)
    core.rotation.set(pose.lean, pose.twist, pose.tilt, 'YXZ')
    const tall = 1 - pose.squash
    shape.scale.set(1 / Math.sqrt(tall), tall, 1 / Math.sqrt(tall))
    shape.position.set(0, PIVOT * tall, 0)
    crest.rotation.set(mix(-0.95, 0.3, pose.crest), 0, pose.crestSway)
    for (const { one, x, z, lag } of locks) {
      // Outer locks are spread more, and move a little later.
      one.rotation.set(z * 2.4, 0, -x * 5.2 + pose.crestSway * (0.3 + 0.12 * lag))
    }
    face.set(pose)
    left.set(pose.leftWing)
    right.set(pose.rightWing)
    core.updateMatrix()
    legs.forEach((leg, i) => {
      const side = i ? -1 : 1
      const hip = new Vector3(side * 0.16, -0.03, 0.01).applyMatrix4(core.matrix)
      leg(hip, side > 0 ? pose.leftFoot : pose.rightFoot)
    })
  }

  /** Moves the tip of one wing to a place in the world. Call it after `set`. */
  function reachFor(side: 'left' | 'right', place: Vector3, share = 1): void {
    root.updateMatrixWorld(true)
    const wing = side === 'left' ? left : right
    wing.touch(shape.worldToLocal(place.clone()), share)
  }

  set(perched)
  return {
    root,
    set,
    reachFor,
    pencil,
    ear,
    crown,
    core,
    wings: { left: left.hand, right: right.hand },
  }
}
