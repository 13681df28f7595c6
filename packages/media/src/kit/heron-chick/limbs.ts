import { Group, SphereGeometry, Vector3, type Object3D } from 'three'
import type { Kit } from '../../engine/take'
import { bentTube } from '../puppet/bent-tube'
import { reach } from '../puppet/reach'
import { loft, solid, tube } from '../shapes'
import type { Reach } from '../puppet/pose'

const group = 'character'

/** A rounded feather, from its quill upwards. */
function feather(length: number, wide: number) {
  return loft(
    Array.from({ length: 12 }, (_, i) => {
      const t = i / 11
      const half = wide * Math.sin(Math.PI * Math.min(1, 0.16 + t * 0.84)) ** 0.6 + 0.0006
      return Array.from({ length: 12 }, (_, s) => {
        const angle = (-s / 12) * Math.PI * 2
        return new Vector3(Math.cos(angle) * half, t * length, Math.sin(angle) * half * 0.42)
      })
    }),
  )
}

/** A short wing that gestures like an arm. It ends in three feathers, which can hold things. */
export function buildWing(kit: Kit, root: Object3D, side: number) {
  const blue = kit.material({ color: '#4ba3c7', roughness: 0.85, group, clay: '#c08d6c' })
  const dark = kit.material({ color: '#23648f', roughness: 0.8, group, clay: '#a9775a' })
  const shoulder = new Vector3(side * 0.43, -0.02, 0.02)
  const arm = bentTube((t) => {
    const round = Math.sqrt(Math.max(0.02, 1 - (1 - Math.min(1, t / 0.2)) ** 2))
    return [(0.085 + 0.02 * Math.sin(Math.PI * t)) * round, (0.05 - 0.012 * t) * round]
  })
  const hand = new Group()
  for (const i of [-1, 0, 1]) {
    const one = solid(feather(0.17 - Math.abs(i) * 0.025, 0.044), dark, [i * 0.036, -0.05, 0])
    one.rotation.z = i * -0.3
    hand.add(one)
  }
  root.add(solid(arm.geometry, blue), hand)
  let held = new Vector3()
  function place(target: Vector3): void {
    const pole = new Vector3(side * 0.8, -0.7, -0.1)
    // A wing that cannot quite reach its target is stretched a little.
    const grow = Math.min(1.45, Math.max(1, target.distanceTo(shoulder) / 0.435))
    const { joint, end } = reach(shoulder, target, 0.23 * grow, 0.21 * grow, pole)
    const along = new Vector3().subVectors(end, joint).normalize()
    const broad = new Vector3(0, 0, 1).addScaledVector(along, -along.z).normalize()
    arm.bend(shoulder, joint, end, broad, 0.7)
    hand.position.copy(end)
    const thin = new Vector3().crossVectors(broad, along)
    hand.matrix.makeBasis(broad, along, thin)
    hand.quaternion.setFromRotationMatrix(hand.matrix)
  }
  return {
    hand,
    set([out, up, forward]: Reach): void {
      held = shoulder.clone().add(new Vector3(side * out, up, forward))
      place(held)
    },
    touch: (target: Vector3, share: number) => place(held.clone().lerp(target, share)),
  }
}

/** A thin leg with a knee that shows, and a foot of three long toes and a spur. */
export function buildLeg(kit: Kit, root: Object3D, side: number) {
  const skin = kit.material({ color: '#f08a4b', roughness: 0.45, group, clay: '#b87a58' })
  const leg = bentTube((t) => {
    const knee = 0.012 * Math.exp(-(((t - 0.5) / 0.12) ** 2))
    return [0.026 + knee, 0.026 + knee]
  })
  const foot = new Group()
  for (const angle of [-0.62, 0, 0.62, Math.PI]) {
    const length = angle === Math.PI ? 0.1 : 0.2
    const [x, z] = [Math.sin(angle) * length, Math.cos(angle) * length]
    const line = [new Vector3(0, 0.035, 0), new Vector3(x * 0.5, 0.034, z * 0.5), new Vector3(x, 0.02, z)] // prettier-ignore
    foot.add(
      solid(
        tube(line, (t) => 0.025 - 0.006 * t, 8, 8),
        skin,
      ),
    )
    const pad = solid(new SphereGeometry(0.025, 12, 8), skin, [x, 0.02, z])
    foot.add(pad)
  }
  foot.rotation.y = side * 0.24
  root.add(solid(leg.geometry, skin), foot)
  return (hip: Vector3, [out, up, forward]: Reach): void => {
    const ankle = new Vector3(side * out, up + 0.035, forward)
    const { joint, end } = reach(hip, ankle, 0.22, 0.22, new Vector3(side * 0.25, 0, -1))
    leg.bend(hip, joint, end, new Vector3(1, 0, 0), 0.15)
    foot.position.set(end.x, end.y - 0.035, end.z)
    foot.rotation.x = up * 2.2
  }
}
