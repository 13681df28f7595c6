import type { ColorRepresentation } from 'three'

/** How somebody looks; 1 is usual for every size, 0 none for every amount. */
export interface Looks {
  skin: ColorRepresentation
  lips: ColorRepresentation
  iris: ColorRepresentation
  hairColor: ColorRepresentation
  brows?: ColorRepresentation
  jaw?: number
  chin?: number
  cheeks?: number
  nose?: { width?: number; length?: number; bridge?: number }
  /** Strength of the brow ridge. */
  ridge?: number
  eyes?: { size?: number; tilt?: number; apart?: number; lashes?: number; fold?: number }
  fullLips?: number
  age?: number
  freckles?: number
  /** Darker where a beard is shaved. */
  shade?: number
  browWeight?: number
}

/** What the face does; 0 is at rest. */
export interface Mood {
  smile: number
  /** Teeth show. */
  open: number
  brows: number
  /** -1…1 each way. */
  lookX: number
  lookY: number
  /** 1 wide, 0 shut. */
  eyes: number
}

export const calm: Mood = { smile: 0.5, open: 0, brows: 0.1, lookX: 0, lookY: 0, eyes: 0.72 }
