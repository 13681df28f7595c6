export const FOOTER_HEADING = 'mb-3 text-pencil'

/** With a line's height of its own, so that a finger finds one link at a time. */
export const FOOTER_LINK = 'inline-flex min-h-11 items-center no-underline hover:underline'
