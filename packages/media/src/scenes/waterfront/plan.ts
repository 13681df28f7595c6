import { Vector3 } from 'three'
import { clamp01, smooth } from '../../kit/ease'
import { fbm2 } from '../../kit/noise'

/**
 * The height of the ground in meters. On the plan of the site the sea is at +z, and y 0 is the
 * water.
 */
export const GROUND = 2.1
/** Half the length of the plot along the shore, and its inland edge, in meters. */
export const PLOT = { half: 118, back: -98 }

/** The z position of the shore. */
export const shore = (x: number) =>
  4.5 * Math.sin(x / 36 + 0.6) + 2.5 * Math.sin(x / 15) - Math.max(0, -x - 185) ** 2 / 130
/** The z position of the quay, which is a smoother line than the shore. */
export const quay = (x: number) => 4.5 * Math.sin(x / 36 + 0.6) + 2

export const ISLET = new Vector3(36, 0, 86)

/** The height in meters of the natural land. */
export function natural(x: number, z: number): number {
  const inland = shore(x) + 1.6 * fbm2(x / 9, 4, 8, 2) - z
  if (inland < 0) return Math.max(-2.6, inland * 0.13)
  const dunes = 0.9 * fbm2(x / 26, z / 20, 3, 3) * smooth(clamp01(inland / 18))
  return 1.7 * (1 - Math.exp(-inland / 13)) + dunes + 0.012 * Math.max(0, inland - 60)
}

export const TOWERS = [
  { x: -84, z: -40, turn: 0.16, half: [12, 9.5], floors: 9, wave: 1.3, seed: 1 },
  { x: -45, z: -62, turn: 0.1, half: [13, 10], floors: 15, wave: 1.5, seed: 4 },
  { x: 1, z: -56, turn: -0.04, half: [14, 9.5], floors: 11, wave: 1.4, seed: 2.2 },
  { x: 42, z: -64, turn: -0.1, half: [12, 11], floors: 17, wave: 1.7, seed: 5.3 },
  { x: 84, z: -44, turn: -0.2, half: [13, 9.5], floors: 10, wave: 1.3, seed: 3.1 },
] as const

export const BLOCKS = [
  { x: -60, z: -24, turn: 0.13, width: 27, depth: 11, floors: 4, bays: 6 },
  { x: 23, z: -27, turn: -0.06, width: 31, depth: 11, floors: 4, bays: 7 },
  { x: 60, z: -25, turn: -0.14, width: 22, depth: 11, floors: 5, bays: 5 },
  { x: -104, z: -78, turn: 0.2, width: 30, depth: 13, floors: 6, bays: 7 },
  { x: 108, z: -82, turn: -0.25, width: 34, depth: 13, floors: 6, bays: 8 },
] as const

/** The middle of the pool garden between the low houses. */
export const POOL = { x: -19, z: -26 }
/** The beginnings of the two piers, and their directions. */
export const PONTOONS = [
  { from: [-52, 5], to: [-44, 62] },
  { from: [12, 8], to: [20, 62] },
] as const
