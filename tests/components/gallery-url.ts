/** Playwright hands variables that a global set-up sets to every process that runs tests. */
const VARIABLE = 'GALLERY_URL'

/** @param url of the server, without a path */
export function writeGalleryUrl(url: string): void {
  process.env[VARIABLE] = new URL('/gallery/', url).href
}

/** The page on which stories are mounted; undefined where its server does not run. */
export function galleryUrl(): string | undefined {
  return process.env[VARIABLE]
}
