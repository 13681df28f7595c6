import { savesData } from '@/lib/connection'

/** What visitors ask for who want less motion or fewer bytes. */
export const LESS_MOTION_OR_DATA =
  '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'

/** Not for visitors who want stillness, nor for those who pay by the byte or wait for each. */
export function mayPlayByItself(): boolean {
  return !matchMedia(LESS_MOTION_OR_DATA).matches && !savesData()
}

export function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
