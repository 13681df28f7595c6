/** Globals that visitors see. The others hold no texts of the site. */
export const CHECKED_GLOBALS = ['menus', 'site-settings'] as const
