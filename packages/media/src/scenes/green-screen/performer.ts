import { Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { between, keyed, mix, overshoot, smooth } from '../../kit/ease'
import { act, alive, blink, type PoseKey } from '../../kit/puppet/actions'
import { pose } from '../../kit/puppet/pose'
import { puppet } from '../../kit/puppet/puppet'
import { ribbon } from '../../kit/ribbon'

const ready = pose({ turn: 0.42, leftHand: [0.13, -0.37, 0.1], rightHand: [0.13, -0.37, 0.1], elbows: 1, leftFoot: [0.19, 0, 0.08], rightFoot: [0.17, 0, -0.1], hipsY: -0.03, headTurn: -0.2, smile: 0.5 }) // prettier-ignore
const scout = pose({ turn: 0.72, leftHand: [-0.06, 0.35, 0.2], rightHand: [0.17, -0.42, -0.04], elbows: 1.3, leftFoot: [0.17, 0, 0.22], rightFoot: [0.16, 0, -0.2], hipsY: -0.06, lean: 0.09, headTurn: 0.12, headNod: -0.06, brows: 0.4, smile: 0.2, lookX: 0.3 }) // prettier-ignore
const perch = pose({ turn: -0.75, hipsY: -0.36, lean: 0.26, leftHand: [0.34, -0.2, 0.05], rightHand: [0.02, -0.42, 0.32], elbows: 0.6, leftFoot: [0.2, 0, 0.34], rightFoot: [0.2, 0, -0.24], headNod: -0.16, headTurn: -0.1, brows: -0.35, smile: 0.1 }) // prettier-ignore
const tall = pose({ turn: 0.3, leftHand: [0.16, -0.46, 0], rightHand: [0.16, -0.46, 0], headNod: -0.26, brows: 0.8, smile: 0.6 }) // prettier-ignore
const coil = pose({ turn: 0.35, hipsY: -0.26, lean: 0.28, leftHand: [0.2, -0.34, -0.26], rightHand: [0.2, -0.34, -0.26], leftFoot: [0.15, 0, 0.06], rightFoot: [0.15, 0, -0.04], headNod: 0.1, brows: 0.2 }) // prettier-ignore
const afloat = pose({ turn: 0.5, lean: -0.06, leftHand: [0.46, 0.12, 0.1], rightHand: [0.44, 0.22, 0.06], elbows: 0.5, leftFoot: [0.16, 0.16, 0.3], rightFoot: [0.14, 0.02, -0.3], headNod: -0.2, brows: 1, smile: 1, mouth: 0.4, wide: 0.8 }) // prettier-ignore
const landed = pose({ turn: 0.3, hipsY: -0.24, lean: 0.2, leftHand: [0.4, -0.2, 0.2], rightHand: [0.4, -0.22, 0.16], leftFoot: [0.2, 0, 0.16], rightFoot: [0.2, 0, -0.12], headNod: 0.12, smile: 0.6 }) // prettier-ignore
const done = pose({ turn: 0.1, leftHand: [0.13, -0.37, 0.1], rightHand: [0.32, 0.36, 0.14], elbows: 0.9, headTurn: 0.12, headTilt: 0.1, smile: 1, brows: 0.6, leftFoot: [0.15, 0, 0.06], rightFoot: [0.16, 0, -0.04] }) // prettier-ignore

const keys: PoseKey[] = [[0.15, ready], [0.95, scout, overshoot], [1.95, scout], [2.45, perch, overshoot], [3.3, perch], [3.75, tall], [4.0, tall], [4.25, coil], [4.5, afloat], [5.05, afloat], [5.3, landed], [5.5, landed], [5.9, ready], [6.15, ready], [6.5, done, overshoot]] // prettier-ignore

/** The height of the leap. It rises slowly as on the moon, and falls quickly as on earth. */
const leap = (seconds: number) =>
  0.44 * Math.sin(Math.PI * Math.min(1, 0.52 * smooth(between(seconds, 4.28, 4.78)) + 0.48 * between(seconds, 4.78, 5.22) ** 1.6)) // prettier-ignore

/**
 * The performer, who is the same in front of every background. The scarf flies in the wind machine.
 */
export function buildPerformer(kit: Kit) {
  const her = puppet(kit, { skin: '#b97a50', hair: 'bun', hairColor: '#21140f', top: '#c2331f', trousers: '#262b45', shoes: '#d8cdb9', height: 1.74 }) // prettier-ignore
  kit.construct(kit.add(her.root))
  const scarves = [0, 1].map((i) => ribbon(kit, '#e9d9b4', { length: 0.78 - i * 0.2, width: 0.12, seed: 2 + i * 3 })) // prettier-ignore
  for (const { mesh } of scarves) kit.add(mesh)
  const [neck, wind] = [new Vector3(), new Vector3()]

  return {
    parts: [her.root, ...scarves.map(({ mesh }) => mesh)],
    leap,
    set(seconds: number): void {
      const now = blink(alive(act(keys, seconds), seconds, 4), seconds + 1.1, 6)
      const wave = keyed([[6.3, 0], [6.5, 1]], seconds) * Math.sin(seconds * 11) // prettier-ignore
      const [out, up, ahead] = now.rightHand
      her.set({ ...now, rightHand: [out + wave * 0.09, up, ahead] })
      her.root.position.y = leap(seconds)
      her.root.updateMatrixWorld()
      her.head.getWorldPosition(neck)
      neck.y -= 0.2
      // The wind machine blows in the desert and on the roof. It is off on the moon, and starts
      // late afterwards.
      const blows = keyed([[0, 0.5], [0.9, 0.9], [2.2, 1.15], [3.4, 1], [3.9, 0.35], [5.4, 0.3], [6.2, 0.55]], seconds) // prettier-ignore
      wind.set(-0.94, 0.14 + 0.5 * mix(0, 1, between(seconds, 3.6, 4.4) - between(seconds, 5, 5.6)), -0.3) // prettier-ignore
      scarves.forEach((scarf, i) => {
        scarf.fly(neck.clone().add(new Vector3(-0.06, i * 0.015, -0.07)), wind.clone().multiplyScalar(blows), seconds + i * 0.4) // prettier-ignore
      })
    },
  }
}
