import { loadScript } from './load-script'

interface Pixel {
  (...command: unknown[]): void
  /** Set once the script has loaded. */
  callMethod?: (...command: unknown[]) => void
  queue: unknown[][]
  push?: Pixel
  loaded: boolean
  version: string
}

declare global {
  interface Window {
    fbq?: Pixel
    _fbq?: Pixel
  }
}

/** Loads Meta's pixel. Commands are queued until its script runs. */
export function loadSocialPixel(id: string): void {
  const pixel: Pixel = Object.assign(
    (...command: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...command)
      else pixel.queue.push(command)
    },
    { queue: [], loaded: true, version: '2.0' },
  )
  pixel.push = pixel
  window.fbq = window._fbq = pixel
  pixel('init', id)
  pixel('track', 'PageView')
  loadScript('https://connect.facebook.net/en_US/fbevents.js')
}
