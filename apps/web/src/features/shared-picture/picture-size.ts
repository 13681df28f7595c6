/** Pixels, as the services that show shared links ask for them. */
export const PICTURE = { width: 1200, height: 630 } as const

/** The part of it that a photograph takes. */
export const PHOTO = { width: 840, height: PICTURE.height } as const
