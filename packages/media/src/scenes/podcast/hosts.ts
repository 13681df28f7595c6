import type { Kit } from '../../engine/take'
import { keyed, overshoot } from '../../kit/ease'
import { headset } from '../../kit/headset'
import { act, alive, blink, talk, type PoseKey } from '../../kit/puppet/actions'
import { pose, type Pose } from '../../kit/puppet/pose'
import { puppet, type Person } from '../../kit/puppet/puppet'

const sit = pose({ hipsY: -0.34, leftFoot: [0.13, 0, 0.4], rightFoot: [0.13, 0, 0.42], leftHand: [-0.06, -0.235, 0.33], rightHand: [-0.05, -0.235, 0.36], lean: 0.1, elbows: 0.55, smile: 0.4 }) // prettier-ignore
const from = (part: Partial<Pose>) => pose(part, sit)

const weigh = from({ leftHand: [0.14, -0.14, 0.34], rightHand: [0.1, -0.2, 0.36], lean: 0.14, headTurn: 0.14, brows: 0.4 }) // prettier-ignore
const open = from({ leftHand: [0.24, -0.04, 0.3], rightHand: [0.26, -0.06, 0.3], lean: 0.05, headTurn: 0.16, headTilt: 0.08, brows: 0.7, smile: 0.7 }) // prettier-ignore
const press = from({ leftHand: [0.02, -0.16, 0.36], rightHand: [0.04, -0.1, 0.4], lean: 0.17, twist: 0.1, headTurn: 0.1 }) // prettier-ignore
const listen = from({ headTurn: 0.16, lean: 0.04, headTilt: 0.07, smile: 0.55, rightHand: [-0.08, -0.235, 0.3] }) // prettier-ignore
const glad = from({ lean: -0.1, headNod: -0.16, headTurn: 0.2, smile: 1, brows: 0.6, leftHand: [0.02, -0.23, 0.26] }) // prettier-ignore

const chin = from({ leftHand: [-0.12, 0.03, 0.24], lean: 0.13, headTurn: -0.14, headTilt: -0.12, smile: 0.35 }) // prettier-ignore
const laugh = from({ leftHand: [0.02, -0.14, 0.28], lean: -0.06, headNod: -0.14, headTurn: -0.16, smile: 1, brows: 0.6 }) // prettier-ignore
const point = from({ rightHand: [0.02, -0.02, 0.42], lean: 0.17, twist: 0.16, headTurn: -0.12, brows: 0.6 }) // prettier-ignore
const sweep = from({ rightHand: [0.3, -0.04, 0.28], leftHand: [0.08, -0.2, 0.34], lean: 0.06, twist: -0.1, headTurn: -0.08, headTilt: -0.08, brows: 0.7, smile: 0.7 }) // prettier-ignore
const rest = from({ rightHand: [0.1, -0.15, 0.36], leftHand: [0, -0.2, 0.36], lean: 0.12, headTurn: -0.14, smile: 0.7 }) // prettier-ignore

/** He tells something and she answers. No movements of the two start or end at the same time. */
const telling: PoseKey[] = [[0, weigh], [0.5, open, overshoot], [1.1, open], [1.45, press, overshoot], [1.8, weigh], [2.2, open, overshoot], [2.75, listen], [3.5, listen], [3.95, glad, overshoot], [4.9, glad], [5.5, listen]] // prettier-ignore
const answering: PoseKey[] = [[0, chin], [1.9, chin], [2.35, laugh, overshoot], [2.8, laugh], [3.15, point, overshoot], [3.7, point], [4.1, sweep, overshoot], [4.8, sweep], [5.2, rest, overshoot]] // prettier-ignore

/** How loud each of them is, from 0 to 1. She begins shortly before he has finished. */
export const voices = (seconds: number) => ({
  left: keyed([[0, 1], [2.4, 1], [2.85, 0.1], [3.6, 0], [4, 0.3], [4.5, 0]], seconds),
  right: keyed([[2, 0], [2.4, 0.5], [2.85, 1], [5.8, 1]], seconds),
}) // prettier-ignore

/** The nods of somebody who agrees. Each is smaller than the one before. */
function nods(seconds: number, at: number, deep = 0.16): number {
  const t = seconds - at
  return t < 0 || t > 1.4 ? 0 : deep * Math.exp(-t * 1.6) * Math.max(0, Math.sin(t * 9.5))
}

export const SEATS = [
  { x: -0.86, z: -0.22, turn: 0.86 },
  { x: 0.86, z: -0.22, turn: -0.86 },
] as const

export function buildHosts(kit: Kit) {
  const seat = (person: Person, index: 0 | 1, phones: string, wide: number) => {
    const host = puppet(kit, person)
    host.root.position.set(SEATS[index].x, 0, SEATS[index].z)
    const phonesOn = headset(kit, phones, { wide, tall: wide + 0.035 })
    phonesOn.position.set(0, 0.005, -0.012)
    host.head.children[0]?.add(phonesOn)
    kit.construct(kit.add(host.root))
    return host
  }
  const left = seat({ skin: '#8a5433', hair: 'curls', hairColor: '#1b1210', top: '#d0902a', trousers: '#2b3145', shoes: '#d9d2c4', build: 1.06 }, 0, '#e8e1d3', 0.17) // prettier-ignore
  const right = seat({ skin: '#dca47e', hair: 'bob', hairColor: '#54301e', top: '#b8452f', trousers: '#31323c', shoes: '#e9e0d0', glasses: '#1b1b1e', build: 0.96 }, 1, '#1d5f63', 0.172) // prettier-ignore

  return (seconds: number) => {
    const loud = voices(seconds)
    const his = alive(act(telling, seconds), seconds, 3)
    left.set({
      ...blink(talk(his, seconds, loud.left, 4), seconds + 0.6, 5),
      turn: SEATS[0].turn,
      headNod: his.headNod + nods(seconds, 3.1) + nods(seconds, 5.1, 0.1),
    })
    const hers = alive(act(answering, seconds), seconds, 8)
    const spoken = talk(hers, seconds, loud.right, 11)
    right.set({
      ...blink(spoken, seconds, 9),
      turn: SEATS[1].turn,
      headNod: spoken.headNod + nods(seconds, 0.5) + nods(seconds, 1.5, 0.12),
    })
  }
}
