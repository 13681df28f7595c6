/** Search engines cut a longer title. */
export const MAX_TITLE = 60

/** Search engines cut a longer description, and replace a short one. */
export const MAX_DESCRIPTION = 160

export const MIN_DESCRIPTION = 50
