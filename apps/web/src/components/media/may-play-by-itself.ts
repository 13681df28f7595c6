/** What visitors ask for who want less motion or fewer bytes. */
export const LESS_MOTION_OR_DATA =
  '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'

/** Not in every browser, so not in TypeScript's list. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Not for visitors who want stillness, nor for those who pay by the byte or wait for each. */
export function mayPlayByItself(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  const isSlow = connection?.effectiveType?.endsWith('2g') ?? false
  return !matchMedia(LESS_MOTION_OR_DATA).matches && connection?.saveData !== true && !isSlow
}

export function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
