import { Group, type Object3D, Vector3 } from 'three'
import { spring } from '../../kit/ease'

/** A part and how it comes home. */
export interface Part {
  node: Object3D
  /** Where it floats before, from its place; the side's outside is +x. */
  away: Vector3
  /** Turns about its axis on the way. */
  spin: number
  /** Seconds at which it starts, and how fast its spring is. */
  start: number
  pace: number
}

export function part(
  node: Object3D,
  away: [number, number, number],
  start: number,
  { spin = 0, pace = 1 } = {},
): Part {
  // prettier-ignore
  const holder = new Group()
  holder.add(node)
  return { node: holder, away: new Vector3(...away), spin, start, pace }
}

/** How much of its way is left: it meets its neighbour, rebounds twice and lies. */
const left = (seconds: number, pace: number) => Math.abs(1 - spring(seconds, pace, 0.6))

/** Poses a part; `late` is the side's own delay, `breath` how much it drifts while it floats. */
export function bring({ node, away, spin, start, pace }: Part, seconds: number, late = 0): void {
  const since = seconds - start - late
  const rest = left(since, pace)
  // A short breath outwards before it goes.
  const draw = since > -0.35 && since < 0 ? 0.07 * Math.sin(((since + 0.35) / 0.35) * Math.PI) : 0
  node.position.copy(away).multiplyScalar(rest + draw)
  const float = Math.min(1, rest * 3)
  node.position.y += 0.02 * float * Math.sin(seconds * 1.7 + start * 9)
  const turn = 1 - spring(since, pace * 0.8, 0.42)
  node.rotation.x = spin * turn + 0.05 * float * Math.sin(seconds * 0.9 + start * 4)
  node.rotation.z = 0.04 * float * Math.sin(seconds * 1.3 + start * 7)
}
