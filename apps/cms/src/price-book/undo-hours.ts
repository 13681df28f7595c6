/** How long the last change of a price list can be undone by one press. */
export const UNDO_HOURS = 24
