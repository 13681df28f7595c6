import type { ViewerConfig } from '@photo-sphere-viewer/core'
import { EquirectangularVideoAdapter } from '@photo-sphere-viewer/equirectangular-video-adapter'
import { VideoPlugin } from '@photo-sphere-viewer/video-plugin'

interface MovingSource {
  film: HTMLVideoElement
  config: Pick<ViewerConfig, 'adapter' | 'panorama'> & {
    plugins: NonNullable<ViewerConfig['plugins']>
  }
}

/** Shows a muted loop on the inside of the sphere. The page's own button plays it. */
export function movingSource(src: string): MovingSource {
  const film = document.createElement('video')
  Object.assign(film, { src, muted: true, loop: true, playsInline: true, preload: 'auto' })
  film.load()
  return {
    film,
    config: {
      adapter: EquirectangularVideoAdapter.withConfig({ autoplay: false, muted: true }),
      panorama: { source: film },
      plugins: [VideoPlugin.withConfig({ progressbar: false, bigbutton: false })],
    },
  }
}
