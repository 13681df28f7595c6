/** The id of the heading of similar videos, to which `?similar=true` scrolls. */
export const SIMILAR_ID = 'similar'
