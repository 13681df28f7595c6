const SPEEDS = [1, 2, 4]

/** The speeds that the keys 1 to 5 and the list offer. */
export const CHOSEN_SPEEDS = [0.25, 0.5, 1, 1.5, 2] as const

/**
 * @param speed current speed; negative backwards, 0 if paused
 * @returns the speed after J (-1) or L (1) was pressed. The same direction accelerates, the other
 * one starts again at 1
 */
export function shuttle(speed: number, direction: 1 | -1): number {
  const pace = Math.sign(speed) === direction ? Math.abs(speed) : 0
  const next = SPEEDS.find((candidate) => candidate > pace) ?? Math.max(...SPEEDS)
  return direction * next
}
