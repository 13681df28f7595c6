/**
 * How long a file is that a route sends. Next drops `Content-Length` from what
 * routes answer, so the apps tell each other by this, and the web tells the browser.
 */
export const FILE_LENGTH = 'x-file-length'
