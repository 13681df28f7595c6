/** Environment variables that a global set-up sets reach all test processes of Playwright. */
const VARIABLE = 'GALLERY_URL'

/** @param url of the server, without a path */
export function writeGalleryUrl(url: string): void {
  process.env[VARIABLE] = new URL('/gallery/', url).href
}

/** URL of the page with stories; undefined if its server is not running. */
export function galleryUrl(): string | undefined {
  return process.env[VARIABLE]
}
