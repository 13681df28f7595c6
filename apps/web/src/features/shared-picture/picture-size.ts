/** Pixels, as the services that show shared links ask for them. */
export const PICTURE = { width: 1200, height: 630 } as const
