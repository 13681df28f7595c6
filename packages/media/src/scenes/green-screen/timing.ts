import { between, keyed, smooth } from '../../kit/ease'

/** The start and the end of the crane's four passes in seconds: right, back, right, back. */
const PASSES = [[0.7, 1.35], [2.1, 2.75], [3.45, 4.1], [4.95, 5.65]] as const // prettier-ignore
const [LEFT, RIGHT] = [-1.9, 2.25]

/** The backgrounds in their order. Each pass replaces one by the next. */
export const WORLDS = ['stage', 'desert', 'rooftop', 'moon', 'stage'] as const
export type World = (typeof WORLDS)[number]

/** The position of the crane's camera across the stage, in meters from the middle. */
export function craneAt(seconds: number): number {
  const sweep = keyed([[PASSES[0][0], LEFT], [PASSES[0][1], RIGHT], [PASSES[1][0], RIGHT], [PASSES[1][1], LEFT], [PASSES[2][0], LEFT], [PASSES[2][1], RIGHT], [PASSES[3][0], RIGHT], [PASSES[3][1], LEFT + 0.25]], seconds) // prettier-ignore
  return sweep + 0.5 * smooth(between(seconds, 5.6, 7)) * 0.4
}

/** The pass at a moment, and the worlds on its two sides. */
export function passAt(seconds: number) {
  const index = PASSES.findIndex(([, to]) => seconds < to + 0.12)
  const pass = PASSES[index]
  const isRight = index % 2 === 0
  if (!pass || seconds < pass[0]) {
    return { world: WORLDS[index < 0 ? 4 : index] ?? 'stage', next: undefined, isRight, late: 0 }
  }
  const late = between(seconds, pass[1] - 0.22, pass[1] + 0.1)
  return { world: WORLDS[index] ?? 'stage', next: WORLDS[index + 1] ?? 'stage', isRight, late }
}

/** How much of each world's light is on. It changes while the crane hides the performer. */
export function lightOf(seconds: number): { from: World; to: World; amount: number } {
  const changes = PASSES.map(([from, to], i) => (from + to) / 2 + (i % 2 ? 0.02 : -0.02))
  const index = changes.findIndex((at) => seconds < at + 0.1)
  const at = changes[index]
  if (at === undefined) return { from: 'stage', to: 'stage', amount: 0 }
  const [from, to] = [WORLDS[index] ?? 'stage', WORLDS[index + 1] ?? 'stage']
  return { from, to, amount: smooth(between(seconds, at - 0.1, at + 0.1)) }
}
