import { Viewer, events, type ViewerConfig } from '@photo-sphere-viewer/core'
import { GyroscopePlugin } from '@photo-sphere-viewer/gyroscope-plugin'
import '@photo-sphere-viewer/core/index.css'

export interface Source {
  picture: string
  /** The same all around, moving; it comes with another part of the viewer. */
  clip: string | null
  /** Degrees to the right of the picture's middle. */
  yaw: number
}

/** What a visitor can do with an open viewer. */
export interface OpenViewer {
  /** In degrees, to the right and up. */
  turn(yaw: number, pitch: number): void
  /** In parts of a hundred, nearer or back. */
  zoom(by: number): void
  /** Turns with the device; false where it cannot, or the visitor says no. */
  device: { isThere: Promise<boolean>; follow(): Promise<boolean>; leave(): void }
  /** Null where nothing moves. */
  film: HTMLVideoElement | null
  close(): void
}

const DEGREE = Math.PI / 180
/** Milliseconds of a turn by key or button. */
const TURN_TIME = 350

/**
 * Rejects where the browser cannot draw it, or the picture does not come.
 *
 * @param isCalm whether nothing may glide or play by itself
 */
export async function openViewer(
  place: HTMLElement,
  source: Source,
  isCalm: boolean,
): Promise<OpenViewer> {
  // Without WebGL the viewer would show a message of its own, and never be ready.
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

/** The page's own buttons and keys steer it, and the wheel goes on to scroll the page. */
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
      else void viewer.animate({ ...to, speed: TURN_TIME })
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
