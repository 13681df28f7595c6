/**
 * An environment variable, because Playwright passes those that a global set-up sets to all test
 * processes.
 */
const VARIABLE = 'GALLERY_URL'

/** @param url the server's address without a path */
export function writeGalleryUrl(url: string): void {
  process.env[VARIABLE] = new URL('/gallery/', url).href
}

/** @returns the address of the page with stories, or undefined if its server is not running */
export function galleryUrl(): string | undefined {
  return process.env[VARIABLE]
}
