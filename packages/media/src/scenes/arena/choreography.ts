import { Vector3 } from 'three'
import { landmarks, type Place } from '../../kit/armature/fighter'
import { inCubic, keyed, outCubic, smooth, smoother, type Key } from '../../kit/ease'
import { act, alive } from '../../kit/puppet/actions'
import { pose, type Pose } from '../../kit/puppet/pose'
import { agile, heavy } from './styles'

/** The second at which the blow lands. It is the same in the clip and in the story. */
export const CLASH = 2.6

const linear = (t: number) => t

/**
 * Converts seconds of the clip to seconds of the story. The story almost stops at the blow, and
 * then continues.
 */
export const story = (seconds: number) =>
  keyed([[0, 0], [CLASH, CLASH, linear], [3.12, 2.67, linear], [3.5, 2.92, inCubic], [6, 5.42, linear]], seconds) // prettier-ignore

const g = {
  low: pose({ hipsY: -0.2, hipsZ: -0.06, lean: 0.34, twist: -0.5, headTurn: 0.42, headNod: -0.1, leftHand: [-0.12, -0.22, 0.42], rightHand: [-0.06, -0.34, -0.06], leftFoot: [0.14, 0, 0.34], rightFoot: [0.2, 0, -0.36], elbows: 0.6 }), // prettier-ignore
  coil: pose({ hipsY: -0.36, hipsZ: -0.16, lean: 0.6, twist: -0.7, headTurn: 0.6, headNod: -0.3, leftHand: [-0.1, -0.3, 0.3], rightHand: [-0.06, -0.3, -0.22], leftFoot: [0.13, 0, 0.32], rightFoot: [0.2, 0, -0.44], elbows: 0.6 }), // prettier-ignore
  strideA: pose({ hipsY: -0.14, lean: 0.62, twist: 0.3, headNod: -0.35, leftHand: [-0.14, -0.28, 0.34], rightHand: [0, -0.3, -0.2], leftFoot: [0.1, 0.42, -0.5], rightFoot: [0.1, 0.04, 0.44] }), // prettier-ignore
  strideB: pose({ hipsY: -0.16, lean: 0.55, twist: -0.4, headNod: -0.3, leftHand: [-0.14, -0.16, 0.34], rightHand: [-0.06, -0.16, -0.12], leftFoot: [0.1, 0.02, 0.46], rightFoot: [0.1, 0.4, -0.5] }), // prettier-ignore
  push: pose({ hipsY: 0.02, lean: 0.3, twist: -0.3, headNod: -0.4, leftHand: [-0.12, 0.2, 0.3], rightHand: [-0.1, 0.12, 0], leftFoot: [0.1, 0, -0.3], rightFoot: [0.12, 0.5, 0.28] }), // prettier-ignore
  apex: pose({ hipsY: 0.06, lean: -0.32, twist: -0.25, headNod: 0.35, leftHand: [-0.2, 0.5, -0.1], rightHand: [-0.14, 0.36, 0.22], leftFoot: [0.12, 0.5, -0.34], rightFoot: [0.14, 0.62, 0.26], elbows: 0.8 }), // prettier-ignore
  strike: pose({ hipsY: 0.02, lean: 0.62, twist: 0.1, headNod: -0.35, leftHand: [-0.34, 0.4, 0.36], rightHand: [-0.12, 0.12, 0.28], leftFoot: [0.14, 0.34, -0.42], rightFoot: [0.16, 0.58, 0.1], elbows: 0.6 }), // prettier-ignore
  thrown: pose({ hipsY: 0.02, lean: -0.3, twist: 0.4, headNod: 0.2, leftHand: [0.1, 0.3, 0.3], rightHand: [0.06, 0.02, 0.26], leftFoot: [0.16, 0.4, 0.44], rightFoot: [0.14, 0.36, 0.3] }), // prettier-ignore
  tuck: pose({ hipsY: 0, lean: 0.7, headNod: 0.4, leftHand: [-0.1, -0.2, 0.36], rightHand: [-0.06, -0.34, 0.12], leftFoot: [0.12, 0.66, 0.28], rightFoot: [0.12, 0.6, 0.2] }), // prettier-ignore
  slide: pose({ hipsY: -0.44, hipsZ: -0.08, lean: 0.72, twist: -0.55, headTurn: 0.4, headNod: -0.5, leftHand: [0.05, -0.38, 0.36], rightHand: [0.16, -0.16, -0.14], leftFoot: [0.2, 0, 0.46], rightFoot: [0.26, 0, -0.46], elbows: 0.7 }), // prettier-ignore
  ready: pose({ hipsY: -0.16, lean: 0.26, twist: -0.6, headTurn: 0.55, leftHand: [-0.12, -0.06, 0.44], rightHand: [-0.02, 0.02, -0.02], leftFoot: [0.14, 0, 0.34], rightFoot: [0.2, 0, -0.34], elbows: 0.9 }), // prettier-ignore
}

const h = {
  guard: pose({ hipsY: -0.14, lean: 0.16, twist: 0.24, headTurn: -0.2, headNod: 0.1, leftHand: [-0.08, -0.02, 0.4], rightHand: [-0.1, -0.36, 0.22], leftFoot: [0.24, 0, -0.24], rightFoot: [0.24, 0, 0.28], elbows: 0.8 }), // prettier-ignore
  heft: pose({ hipsY: -0.1, lean: -0.02, twist: 0.34, headTurn: -0.3, headNod: 0.06, leftHand: [0, 0.14, 0.34], rightHand: [-0.08, -0.22, 0.28], leftFoot: [0.24, 0, -0.24], rightFoot: [0.24, 0, 0.28], elbows: 0.9 }), // prettier-ignore
  wind: pose({ hipsY: -0.3, hipsZ: -0.14, lean: 0.3, twist: -0.85, headTurn: 0.75, headNod: -0.2, leftHand: [-0.4, -0.36, 0.02], rightHand: [-0.06, -0.2, 0.26], leftFoot: [0.26, 0, 0.26], rightFoot: [0.26, 0, -0.34], elbows: 0.5 }), // prettier-ignore
  meet: pose({ hipsY: 0.02, hipsZ: 0.14, lean: 0.02, sway: 0.06, twist: 0.3, headTurn: -0.1, headNod: -0.5, leftHand: [-0.16, 0.34, 0.4], rightHand: [-0.2, 0.08, 0.34], leftFoot: [0.26, 0, 0.38], rightFoot: [0.26, 0, -0.34], elbows: 0.7 }), // prettier-ignore
  crush: pose({ hipsY: -0.2, hipsZ: -0.02, lean: -0.2, sway: 0.05, twist: 0.4, headTurn: -0.1, headNod: -0.25, leftHand: [-0.08, 0.3, 0.26], rightHand: [-0.16, 0.02, 0.3], leftFoot: [0.28, 0, 0.4], rightFoot: [0.28, 0, -0.42], elbows: 0.9 }), // prettier-ignore
  braced: pose({ hipsY: -0.36, hipsZ: 0.04, lean: 0.42, twist: 0.34, headTurn: -0.3, headNod: -0.3, leftHand: [-0.02, -0.16, 0.4], rightHand: [-0.1, -0.38, 0.14], leftFoot: [0.3, 0, 0.46], rightFoot: [0.3, 0, -0.46], elbows: 0.9 }), // prettier-ignore
  rise: pose({ hipsY: -0.08, lean: -0.06, twist: 0.2, headTurn: -0.1, headNod: -0.12, leftHand: [0.22, 0.24, 0.24], rightHand: [0.02, -0.1, 0.3], leftFoot: [0.26, 0, 0.3], rightFoot: [0.26, 0, -0.3], elbows: 1 }), // prettier-ignore
}

const hers: [number, Pose, ((t: number) => number)?][] = [[0, g.low], [0.95, g.low], [1.4, g.coil, smoother], [1.58, g.strideA], [1.76, g.strideB, linear], [1.93, g.push, linear], [2.3, g.apex, outCubic], [2.42, g.apex], [2.6, g.strike, inCubic], [2.68, g.strike], [2.88, g.thrown, outCubic], [3.08, g.tuck], [3.24, g.thrown], [3.46, g.slide, outCubic], [4.05, g.slide], [4.75, g.ready, smoother]] // prettier-ignore
const his: [number, Pose, ((t: number) => number)?][] = [[0, h.guard], [0.5, h.guard], [1.05, h.heft, smoother], [1.5, h.heft], [2.2, h.wind, smoother], [2.34, h.wind], [2.6, h.meet, inCubic], [2.675, h.meet], [2.88, h.crush, outCubic], [3.25, h.braced], [3.8, h.braced], [4.7, h.rise, smoother]] // prettier-ignore

const herX: Key[] = [[1.36, -3.5], [1.93, -1.75, linear], [2.6, 0.12, linear], [2.68, 0.14], [3.42, -2.55, outCubic], [4.1, -3.3, outCubic], [4.8, -2.85]] // prettier-ignore
const herY: Key[] = [[1.9, 0], [2.34, 1.55, outCubic], [2.6, 1.36, inCubic], [2.68, 1.36], [2.98, 1.6, outCubic], [3.44, 0, inCubic]] // prettier-ignore
const hisX: Key[] = [[1.5, 2.75], [2.2, 2.85, smooth], [2.6, 2.4, smooth], [2.66, 2.4], [3.3, 3.15, outCubic], [4.2, 3.15], [4.9, 2.95]] // prettier-ignore
/** She does one backward somersault in the air. */
const herPitch: Key[] = [[2.05, 0], [2.34, -0.18], [2.6, 0.22, inCubic], [2.68, 0.18], [3.44, -Math.PI * 2, smooth]] // prettier-ignore

export interface Part {
  pose: Pose
  place: Place
}

/**
 * The line between the fighters is turned a little, so that it leads into the depth of the picture.
 */
const LINE = 0.2
const onLine = (x: number, y = 0) => new Vector3(Math.cos(LINE) * x, y, -Math.sin(LINE) * x)

export function herAt(t: number): Part {
  const breath = alive(act(hers, t), t, 3, t < 1.3 || t > 4.2 ? 1.2 : 0.2)
  const place = { at: onLine(keyed(herX, t), keyed(herY, t)), turn: Math.PI / 2 + LINE, pitch: keyed(herPitch, t) } // prettier-ignore
  return { pose: breath, place }
}

export function himAt(t: number): Part {
  const breath = alive(act(his, t), t * 0.8, 9, t < 1.5 || t > 3.9 ? 1.5 : 0.3)
  return { pose: breath, place: { at: onLine(keyed(hisX, t)), turn: LINE - Math.PI / 2, pitch: 0 } }
}

export const herMarks = (t: number) => landmarks(agile, herAt(t).pose, herAt(t).place)
export const himMarks = (t: number) => landmarks(heavy, himAt(t).pose, himAt(t).place)

/** The place where blade and hammer meet. */
export const contact = himMarks(CLASH).tip.lerp(herMarks(CLASH).tip, 0.35)
