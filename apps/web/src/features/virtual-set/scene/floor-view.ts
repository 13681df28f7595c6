import { STAGE_FEET } from '@studio/shared/set-facts'
import { FRAME_ASPECT } from './geometry'

/**
 * The perspective of the tool's camera. The floor's front edge fills the frame's width, and the
 * camera is as far in front of that edge as the floor is deep.
 */
const DISTANCE = STAGE_FEET.depth
/** The positions of the floor's front and back edges, as shares of the frame's height. */
const FRONT = 0.98
const HORIZON = 0.56

interface Place {
  x: number
  y: number
}

/** The scale at a depth, relative to the scale at the front edge. */
const nearness = (depth: number) => DISTANCE / (DISTANCE + depth)

/**
 * @returns the position in the frame of a point on the floor
 * @param across feet from the left edge of the floor
 * @param depth feet from its front edge
 */
export function onFloor(across: number, depth: number): Place {
  const part = nearness(depth)
  return {
    x: 0.5 + (across / STAGE_FEET.width - 0.5) * part,
    y: HORIZON + (FRONT - HORIZON) * part,
  }
}

/**
 * @returns the height of a standing object, as a share of the frame's height
 * @param feet the object's real height
 */
export function heightOnFloor(feet: number, depth: number): number {
  return (feet / STAGE_FEET.width) * FRAME_ASPECT * nearness(depth)
}
