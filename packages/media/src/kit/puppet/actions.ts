import { between, smooth } from '../ease'
import { noise1 } from '../noise'
import { blend, pose, type Pose, type Reach } from './pose'

/**
 * One of the keys `[seconds, pose, ease?]` between which a puppet moves. Before the first key and
 * after the last the pose is constant.
 */
export type PoseKey = readonly [seconds: number, pose: Pose, ease?: (t: number) => number]

export function act(keys: readonly PoseKey[], seconds: number): Pose {
  let [from] = keys
  if (!from) return pose({})
  for (const to of keys) {
    if (seconds <= to[0]) {
      if (to === from) return to[1]
      return blend(from[1], to[1], (to[2] ?? smooth)(between(seconds, from[0], to[0])))
    }
    from = to
  }
  return from[1]
}

/** Adds breath, shifts of weight and glances, so that a held pose looks alive. */
export function alive(from: Pose, seconds: number, seed = 1, amount = 1): Pose {
  const n = (rate: number, k: number) => noise1(seconds * rate, seed * 31 + k) * amount
  const breath = Math.sin(seconds * 1.9 + seed) * amount
  const lift = ([x, y, z]: Reach, k: number): Reach => [x + n(0.6, k) * 0.012, y + breath * 0.006, z + n(0.5, k + 1) * 0.012] // prettier-ignore
  return {
    ...from,
    hipsX: from.hipsX + n(0.25, 1) * 0.02,
    hipsY: from.hipsY + breath * 0.004,
    sway: from.sway + n(0.3, 2) * 0.025,
    lean: from.lean + breath * 0.008,
    headTurn: from.headTurn + n(0.5, 3) * 0.07,
    headNod: from.headNod + n(0.7, 4) * 0.04,
    headTilt: from.headTilt + n(0.4, 5) * 0.04,
    leftHand: lift(from.leftHand, 6),
    rightHand: lift(from.rightHand, 8),
  }
}

/** Adds a blink every few seconds, at times that depend on the seed. */
export function blink(from: Pose, seconds: number, seed = 1): Pose {
  const beat = 2.7
  const cell = Math.floor(seconds / beat)
  const at = (cell + 0.3 + 0.5 * Math.abs(noise1(cell * 3.7, seed))) * beat
  const lid = Math.min(1, Math.abs(seconds - at) / 0.1)
  return { ...from, eyes: from.eyes * lid }
}

/** Moves the mouth, head and brows as in speech. An `amount` of 0 is silence. */
export function talk(from: Pose, seconds: number, amount = 1, seed = 1): Pose {
  const syllables = Math.max(0, noise1(seconds * 6.2, seed) * 0.8 + 0.32)
  const phrase = Math.max(0, Math.min(1, noise1(seconds * 0.8, seed + 7) + 0.75))
  const open = syllables * phrase * amount
  return {
    ...from,
    mouth: Math.min(1, from.mouth + open),
    wide: 0.5 + noise1(seconds * 4.1, seed + 3) * 0.5 * amount,
    headNod: from.headNod + noise1(seconds * 2.4, seed + 5) * 0.09 * amount,
    headTurn: from.headTurn + noise1(seconds * 1.1, seed + 6) * 0.13 * amount,
    brows: from.brows + Math.max(0, noise1(seconds * 1.3, seed + 8)) * 0.7 * amount,
  }
}

/**
 * A walk on the spot. The shot must move the character by `stride` meters per step, with two steps
 * per cycle.
 */
export function walk(phase: number, stride = 0.62, from: Pose = pose({})): Pose {
  const cycle = phase * Math.PI * 2
  const foot = (offset: number): Reach => {
    const at = (phase + offset) % 1
    // The foot is on the ground for the first 60 percent of the cycle; then it is lifted and swings
    // forward.
    if (at < 0.6) return [0.1, 0, stride * (0.6 - (at / 0.6) * 1.2)]
    const swing = (at - 0.6) / 0.4
    return [0.1, Math.sin(swing * Math.PI) * 0.13, stride * (-0.6 + 1.2 * smooth(swing))]
  }
  const arm = (side: number): Reach => [0.13, -0.47, side * Math.sin(cycle - 0.2) * 0.24 + 0.05]
  return {
    ...from,
    leftFoot: foot(0),
    rightFoot: foot(0.5),
    leftHand: arm(-1),
    rightHand: arm(1),
    hipsY: -0.035 + Math.cos(cycle * 2 - 0.7) * 0.026,
    hipsX: Math.sin(cycle) * 0.022,
    twist: Math.sin(cycle) * 0.14,
    sway: Math.sin(cycle + 0.4) * 0.035,
    lean: 0.07,
    headTurn: -Math.sin(cycle) * 0.06,
    headNod: Math.cos(cycle * 2) * 0.03,
  }
}
