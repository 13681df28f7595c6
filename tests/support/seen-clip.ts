import type { Page } from '@playwright/test'

/** The labels of the button that pauses and plays the clip at the top of `/3d-animatics`. */
export const PAUSE = 'Pause “3D previz in clay: Causeway, last light”'
export const PLAY = 'Play “3D previz in clay: Causeway, last light”'

/** Records the addresses of the clips that a page fetches. */
export function fetchedClips(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/\.(mp4|webm)$/.test(request.url())) fetched.push(request.url())
  })
  return fetched
}

export const isPlaying = (page: Page) => () =>
  page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0)
