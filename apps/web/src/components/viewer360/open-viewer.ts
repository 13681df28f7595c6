import { Viewer, events, type ViewerConfig } from '@photo-sphere-viewer/core'
import { GyroscopePlugin } from '@photo-sphere-viewer/gyroscope-plugin'
import '@photo-sphere-viewer/core/index.css'

export interface Source {
  picture: string
  /**
   * The address of the 360° video, for which the viewer loads additional code. Null for a picture.
   */
  clip: string | null
  /** The initial direction in degrees to the right of the picture's middle. */
  yaw: number
}

export interface OpenViewer {
  /** Turns the view by degrees, to the right and up. */
  turn(yaw: number, pitch: number): void
  /** Changes the zoom by percentage points. Positive values zoom in. */
  zoom(by: number): void
  /**
   * Lets the device's orientation turn the picture. `follow` resolves to false if the device cannot
   * do that or the visitor declines.
   */
  device: { isThere: Promise<boolean>; follow(): Promise<boolean>; leave(): void }
  /** The video element, or null for a still picture. */
  film: HTMLVideoElement | null
  close(): void
}

const DEGREE = Math.PI / 180
/** The duration in milliseconds of a turn by key or button. */
const TURN_MS = 350

/**
 * Opens a viewer. Rejects if the browser cannot render it or the picture does not load.
 *
 * @param isCalm whether animations and autoplay are off
 */
export async function openViewer(
  place: HTMLElement,
  source: Source,
  isCalm: boolean,
): Promise<OpenViewer> {
  // Without WebGL the viewer would show its own message and never be ready.
  if (!document.createElement('canvas').getContext('webgl2')) throw new Error('no WebGL')
  const moving = source.clip ? (await import('./video-source')).movingSource(source.clip) : null
  const viewer = new Viewer({
    container: place,
    panorama: source.picture,
    ...moving?.config,
    plugins: [GyroscopePlugin, ...(moving?.config.plugins ?? [])],
    ...quiet(isCalm),
    defaultYaw: source.yaw * DEGREE,
  })
  try {
    await untilReady(viewer)
  } catch (error) {
    viewer.destroy()
    throw error
  }
  if (!isCalm) void moving?.film.play().catch(() => undefined)
  return toOpenViewer(viewer, moving?.film ?? null, isCalm)
}

/**
 * Turns the viewer's own controls off. The page's buttons and keys control it, and the wheel
 * scrolls the page.
 */
function quiet(isCalm: boolean): Partial<ViewerConfig> {
  return {
    navbar: false,
    keyboard: false,
    mousewheel: false,
    moveInertia: !isCalm,
    defaultZoomLvl: 20,
    loadingTxt: '',
  }
}

function untilReady(viewer: Viewer): Promise<void> {
  return new Promise((resolve, reject) => {
    viewer.addEventListener(events.ReadyEvent.type, () => resolve(), { once: true })
    viewer.addEventListener(events.PanoramaErrorEvent.type, ({ error }) => reject(error), {
      once: true,
    })
  })
}

function toOpenViewer(viewer: Viewer, film: HTMLVideoElement | null, isCalm: boolean): OpenViewer {
  const gyroscope = viewer.getPlugin<GyroscopePlugin>(GyroscopePlugin)
  return {
    turn(yaw, pitch) {
      const from = viewer.getPosition()
      const to = { yaw: from.yaw + yaw * DEGREE, pitch: from.pitch + pitch * DEGREE }
      if (isCalm) viewer.rotate(to)
      else void viewer.animate({ ...to, speed: TURN_MS })
    },
    zoom: (by) => viewer.zoom(viewer.getZoomLevel() + by),
    device: {
      isThere: gyroscope.isSupported(),
      follow: () =>
        gyroscope.start().then(
          () => true,
          () => false,
        ),
      leave: () => gyroscope.stop(),
    },
    film,
    close: () => viewer.destroy(),
  }
}
