/**
 * Constants of the virtual set for browsers. They are separate from the schemas, which load only
 * when a visitor shares a set.
 */

/** The size in feet of the stage that the tool's frame represents. */
export const STAGE_FEET = { width: 22, depth: 22 }

export const MAX_PEOPLE = 6
