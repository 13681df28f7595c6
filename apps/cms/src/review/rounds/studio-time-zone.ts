/** Where a day of the studio ends. */
export const STUDIO_TIME_ZONE = 'America/New_York'
