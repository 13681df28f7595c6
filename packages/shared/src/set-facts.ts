/** Facts of the virtual set for its part in the browser, which needs no schemas before somebody shares. */

/** The stage, in feet: what the frame of the tool stands for. */
export const STAGE_FEET = { width: 22, depth: 22 }

/** How many people a set may have. */
export const MAX_PEOPLE = 6
