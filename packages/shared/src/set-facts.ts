/**
 * Constants of the virtual set for browsers, apart from the schemas, which load only when a
 * visitor shares.
 */

/** The stage in feet, which the tool's frame represents. */
export const STAGE_FEET = { width: 22, depth: 22 }

export const MAX_PEOPLE = 6
