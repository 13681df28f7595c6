import { STAGE_FEET } from '@studio/shared/set-facts'
import { FRAME_ASPECT } from './geometry'

/**
 * The stage as the tool's camera sees it: the front edge of the floor fills the frame from side to
 * side, and the camera stands as far before it as the floor is deep.
 */
const DISTANCE = STAGE_FEET.depth
/** Where the floor's front and back edges are, in parts of the frame's height. */
const FRONT = 0.98
const HORIZON = 0.56

interface Place {
  x: number
  y: number
}

/** How large things are at a depth, beside the front edge. */
const nearness = (depth: number) => DISTANCE / (DISTANCE + depth)

/** @param across in feet from the start of the floor @param depth in feet from its front edge */
export function onFloor(across: number, depth: number): Place {
  const part = nearness(depth)
  return {
    x: 0.5 + (across / STAGE_FEET.width - 0.5) * part,
    y: HORIZON + (FRONT - HORIZON) * part,
  }
}

/** How high something is that stands there, in parts of the frame's height. @param feet its height */
export function heightOnFloor(feet: number, depth: number): number {
  return (feet / STAGE_FEET.width) * FRAME_ASPECT * nearness(depth)
}
