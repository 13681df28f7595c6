/**
 * Stands in every page's head: until its stylesheet is there, a browser lays out nothing of it.
 * Nothing is painted before, but a pointer that moves had Chromium lay out the whole page bare,
 * and its colours fade to what they are from what a browser makes them. `base.css` takes this
 * back; where that does not come, it ends by itself.
 */
export const BEFORE_STYLES =
  '@keyframes before-styles{from{content-visibility:hidden}}:where(body){animation:before-styles 1ms 4s backwards}'
