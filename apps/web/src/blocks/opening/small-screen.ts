/** Where the upright film and its poster take the place of the wide ones. */
export const SMALL_SCREEN = '(max-width: 47.99rem)'
