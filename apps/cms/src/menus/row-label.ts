/** Rows of menus are known by their names, not by their numbers. */
export const ROW_LABEL = '/menus/admin/menu-row-label#MenuRowLabel'
