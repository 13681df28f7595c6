/** Set by the cache handler for the page memory alone; no visitor gets them. */
export const CACHE_KEY = 'x-page-key'
export const CACHE_TAGS = 'x-page-tags'
