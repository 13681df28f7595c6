const SPEEDS = [1, 2, 4]

/** What the keys 1 to 5 and the list of speeds offer. */
export const CHOSEN_SPEEDS = [0.25, 0.5, 1, 1.5, 2] as const

/**
 * The speed after J (-1) or L (1): the other way begins anew, the same way goes on faster.
 *
 * @param speed at which the film runs, below 0 backwards; 0 while it stands
 */
export function shuttle(speed: number, direction: 1 | -1): number {
  const pace = Math.sign(speed) === direction ? Math.abs(speed) : 0
  const next = SPEEDS.find((candidate) => candidate > pace) ?? Math.max(...SPEEDS)
  return direction * next
}
