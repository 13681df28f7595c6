import { savesData } from '@/lib/connection'

/** The media query of visitors who prefer less motion or data. */
export const LESS_MOTION_OR_DATA =
  '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'

/**
 * @returns whether videos may play without being asked to: not for visitors who prefer less motion
 * or data, or have a slow connection
 */
export function mayPlayByItself(): boolean {
  return !matchMedia(LESS_MOTION_OR_DATA).matches && !savesData()
}

export function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
