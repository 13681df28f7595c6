import type { ClipPlace, Place } from './sets'

/**
 * The name with which the seed stores a clip (see `library-entries.ts` and `library-pictures.ts`).
 */

export function clipName({ shot, stage, turn }: ClipPlace): string {
  if (turn) return `library-${shot}-turn-${degrees(turn.from)}-${degrees(turn.to)}-final-clip`
  return `library-${shot}-${stage}-clip`
}

/** The name of a poster in the seed, or null if the clip's own poster is used. */
export function posterName({ shot, stage, frame, view }: Place): string | null {
  if (view) {
    const look = view.planet ? 'planet' : 'view'
    return `library-set-stills-${shot}-${look}-${degrees(view.yaw)}-${view.fov}`
  }
  if (frame === undefined) return null
  return `library-set-stills-${shot}-${stage}-${String(frame).padStart(4, '0')}`
}

/** Writes an angle for file names, with three digits from 000 to 359. */
function degrees(angle: number): string {
  return String((angle + 360) % 360).padStart(3, '0')
}
