/** The heading of the similar work: where `?similar=true` leads. */
export const SIMILAR_ID = 'similar'
