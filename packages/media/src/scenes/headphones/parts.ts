import { Group, type Object3D, Vector3 } from 'three'
import { spring } from '../../kit/ease'

/** A part of the headphones, and how it flies to its place. */
export interface Part {
  node: Object3D
  /** The vector from its final place to where it floats at first. +x is the outside. */
  away: Vector3
  /** The number of turns about its axis on the way. */
  spin: number
  /** The second at which it starts, and the speed of its spring. */
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

/** The share of the way that is left. The part hits its neighbor, rebounds twice, and rests. */
const left = (seconds: number, pace: number) => Math.abs(1 - spring(seconds, pace, 0.6))

/**
 * Poses a part. `late` is the delay of its side, and `breath` is how much it drifts while it
 * floats.
 */
export function bring({ node, away, spin, start, pace }: Part, seconds: number, late = 0): void {
  const since = seconds - start - late
  const rest = left(since, pace)
  // The part moves outwards a little before it starts.
  const draw = since > -0.35 && since < 0 ? 0.07 * Math.sin(((since + 0.35) / 0.35) * Math.PI) : 0
  node.position.copy(away).multiplyScalar(rest + draw)
  const float = Math.min(1, rest * 3)
  node.position.y += 0.02 * float * Math.sin(seconds * 1.7 + start * 9)
  const turn = 1 - spring(since, pace * 0.8, 0.42)
  node.rotation.x = spin * turn + 0.05 * float * Math.sin(seconds * 0.9 + start * 4)
  node.rotation.z = 0.04 * float * Math.sin(seconds * 1.3 + start * 7)
}
