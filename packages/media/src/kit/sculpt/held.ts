import { Group, Vector3 } from 'three'
import type { V3 } from './form'
import type { Figure } from './figure'

/**
 * A group that moves with a hand. x is across the hand, y along its fingers, and z points out of
 * its palm.
 */
export function inHand({ s, root }: Figure, side: 'left' | 'right', at: V3 = [0, 0, 0]): Group {
  const arm = s.arms[side === 'left' ? 0 : 1]
  const held = new Group()
  held.quaternion.copy(arm.turn)
  held.position.set(...arm.wrist).add(new Vector3(...at).applyQuaternion(arm.turn))
  root.add(held)
  return held
}
