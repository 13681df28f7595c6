/** Holds the tickets of the previews that are open; scripts cannot read it. */
export const PREVIEW_COOKIE = 'preview'
