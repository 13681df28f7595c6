import type { ClipPlace, Place } from './sets'

/** Under which name the seed has a place of the library: see `library-entries.ts` and `library-pictures.ts`. */

export function clipName({ shot, stage, turn }: ClipPlace): string {
  if (turn) return `library-${shot}-turn-${degrees(turn.from)}-${degrees(turn.to)}-final-clip`
  return `library-${shot}-${stage}-clip`
}

/** Null for the clip's own poster, which needs no mention. */
export function posterName({ shot, stage, frame, view }: Place): string | null {
  if (view) {
    const look = view.planet ? 'planet' : 'view'
    return `library-set-stills-${shot}-${look}-${degrees(view.yaw)}-${view.fov}`
  }
  if (frame === undefined) return null
  return `library-set-stills-${shot}-${stage}-${String(frame).padStart(4, '0')}`
}

/** As file names have them: three digits, none below zero. */
function degrees(angle: number): string {
  return String((angle + 360) % 360).padStart(3, '0')
}
