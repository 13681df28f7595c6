import { Matrix4, Vector3 } from 'three'
import { joints, SOFT } from '../../kit/armature/joints'
import { inCubic, inOutCubic, keyed, outCubic, overshoot, smooth, smoother } from '../../kit/ease'
import { act, alive, blink, type PoseKey } from '../../kit/puppet/actions'
import { pose } from '../../kit/puppet/pose'

const linear = (t: number) => t

/**
 * Converts seconds of the clip to seconds of the dance. She hangs in the air while the light
 * passes.
 */
export const danceTime = (seconds: number) =>
  keyed([[0, 0], [1.42, 1.42, linear], [1.75, 1.58, outCubic], [3.5, 1.8, linear], [3.75, 1.95, inCubic], [6, 4.2, linear]], seconds) // prettier-ignore

const k = {
  wait: pose({ hipsX: 0.03, hipsY: -0.02, lean: 0.03, sway: -0.05, twist: 0.15, headTurn: -0.1, headNod: 0.14, leftHand: [0.14, -0.46, 0.12], rightHand: [0.1, -0.42, 0.22], leftFoot: [0.16, 0, 0.1], rightFoot: [0.1, 0, -0.06], smile: 0.2 }), // prettier-ignore
  wind: pose({ hipsX: -0.06, hipsY: -0.24, lean: 0.3, sway: -0.12, twist: -0.95, headTurn: 0.55, headNod: -0.05, leftHand: [-0.28, -0.16, 0.4], rightHand: [0.42, -0.2, -0.16], leftFoot: [0.2, 0, 0.2], rightFoot: [0.2, 0, -0.18], elbows: 0.6 }), // prettier-ignore
  launch: pose({ hipsY: 0.06, lean: 0, twist: 0.4, headTurn: 0.35, headNod: -0.15, leftHand: [0.4, 0.2, 0.16], rightHand: [0.06, 0.34, 0.3], leftFoot: [0.1, 0.04, -0.02], rightFoot: [0.1, 0.28, 0.22], elbows: 0.8 }), // prettier-ignore
  fly: pose({ hipsY: 0.04, lean: -0.14, sway: 0.1, twist: 0.45, headTurn: 0.3, headNod: -0.12, headTilt: -0.08, leftHand: [0.5, 0.16, -0.06], rightHand: [0.12, 0.5, 0.1], leftFoot: [0.16, 0.02, -0.42], rightFoot: [0.34, 0.44, 0.34], elbows: 0.9, smile: 0.6 }), // prettier-ignore
  flyOn: pose({ hipsY: 0.05, lean: -0.08, sway: -0.06, twist: 0.15, headTurn: 0.5, headNod: -0.08, headTilt: 0.06, leftHand: [0.46, 0.3, 0.1], rightHand: [0.42, 0.34, 0.06], leftFoot: [0.2, 0.1, -0.48], rightFoot: [0.26, 0.34, 0.4], elbows: 0.9, smile: 0.7 }), // prettier-ignore
  land: pose({ hipsY: -0.34, hipsZ: -0.03, lean: 0.42, twist: -0.25, headNod: 0.1, leftHand: [0.36, -0.24, 0.14], rightHand: [0.4, -0.16, -0.16], leftFoot: [0.2, 0, 0.3], rightFoot: [0.24, 0, -0.26], elbows: 0.7, eyes: 0.6 }), // prettier-ignore
  gather: pose({ hipsY: -0.2, lean: 0.22, twist: 0.3, sway: 0.06, headNod: 0.12, leftHand: [-0.2, -0.18, 0.36], rightHand: [-0.22, -0.1, 0.36], leftFoot: [0.18, 0, 0.26], rightFoot: [0.22, 0, -0.26], elbows: 0.6 }), // prettier-ignore
  open: pose({ hipsX: 0.07, hipsY: -0.13, hipsZ: 0.08, lean: -0.12, sway: 0.12, twist: -0.45, headTurn: 0.42, headNod: -0.16, headTilt: -0.1, leftHand: [0.36, 0.38, 0.12], rightHand: [0.46, -0.12, 0.1], leftFoot: [0.12, 0, 0.4], rightFoot: [0.32, 0, -0.3], elbows: 0.8, smile: 1, brows: 0.5, wide: 0.9 }), // prettier-ignore
}

const keys: PoseKey[] = [[0, k.wait], [0.35, k.wait], [0.95, k.wind, inOutCubic], [1.06, k.wind], [1.28, k.launch, inCubic], [1.55, k.fly, outCubic], [1.82, k.flyOn, linear], [2.08, k.land, smooth], [2.2, k.land], [2.62, k.gather, smoother], [3.3, k.open, overshoot]] // prettier-ignore

/** The turn of the whole body. She turns one and a half times, and ends facing the camera. */
const TURN = [[0, 0.7], [0.5, 0.7], [1, 0.35, smoother], [1.24, 1.1, inCubic], [2.1, 6.1, linear], [2.6, 6.5, outCubic], [3.3, 6.35]] as const // prettier-ignore
const RISE = [
  [1.22, 0],
  [1.62, 0.6, outCubic],
  [1.72, 0.6, linear],
  [2.06, 0, inCubic],
] as const
const ALONG = [[1, -0.5], [1.25, -0.38, smooth], [2.08, 0.12, linear], [2.5, 0.2, outCubic]] as const // prettier-ignore

export const turnAt = (t: number) => keyed(TURN, t)
export const spinAt = (t: number) => (turnAt(t + 0.02) - turnAt(t - 0.02)) / 0.04
export const spotAt = (t: number) => new Vector3(keyed(ALONG, t), keyed(RISE, t), 0)

export function poseAt(t: number) {
  const ease = t < 0.6 || t > 2.8 ? 1 : 0.25
  return blink({ ...alive(act(keys, t), t, 4, ease), turn: turnAt(t) }, t, 6)
}

/** The positions of the joints in the studio, for trails and markers. */
export function jointsAt(t: number) {
  const matrix = new Matrix4().makeRotationY(turnAt(t)).setPosition(spotAt(t))
  return { own: joints(poseAt(t), SOFT), matrix }
}
