import type { ColorRepresentation } from 'three'

/** A person's looks. For sizes 1 is usual, and for amounts 0 is none. */
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
  /** The strength of the bone above the eyes. */
  ridge?: number
  eyes?: { size?: number; tilt?: number; apart?: number; lashes?: number; fold?: number }
  fullLips?: number
  age?: number
  freckles?: number
  /** How much darker the skin is where a beard is shaved. */
  shade?: number
  browWeight?: number
}

/** The expression of a face. 0 is at rest. */
export interface Mood {
  smile: number
  /** How far the mouth is open, which shows the teeth. */
  open: number
  brows: number
  /** The direction of the eyes, from -1 to 1 on each axis. */
  lookX: number
  lookY: number
  /** How far the eyes are open, from 0 (shut) to 1 (wide). */
  eyes: number
}

export const calm: Mood = { smile: 0.5, open: 0, brows: 0.1, lookX: 0, lookY: 0, eyes: 0.72 }
