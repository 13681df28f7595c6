import type { Painter } from './painter'
import { Studio, type Settings } from './studio'
import type { Build } from './take'

declare global {
  interface Window {
    shoot: {
      open(settings: Settings): void
      frame(number: number): Promise<void>
    }
  }
}

/** Reads the pixels of a picture and turns it the right way up. */
function read(studio: Studio, paint: Painter, frame: number): Uint8Array<ArrayBuffer> {
  const { width, height } = studio.settings
  const target = paint(frame)
  const pixels = new Uint8Array(width * height * 4)
  studio.renderer.readRenderTargetPixels(target, 0, 0, width, height, pixels)
  const upright = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    let from = (height - 1 - y) * width * 4
    for (let to = y * width * 3; to < (y + 1) * width * 3; to += 3, from += 4) {
      upright[to] = pixels[from] ?? 0
      upright[to + 1] = pixels[from + 1] ?? 0
      upright[to + 2] = pixels[from + 2] ?? 0
    }
  }
  return upright
}

/**
 * The entry of the bundle of one scene and one stage. Frames are sent to the server that served the
 * page.
 */
export function startPage(build: Build, stage: (studio: Studio) => Painter): void {
  let studio: Studio
  let paint: Painter
  window.shoot = {
    open(settings) {
      studio = new Studio(settings, build)
      paint = stage(studio)
    },
    async frame(number) {
      const response = await fetch(`/frame/${number}`, {
        method: 'POST',
        body: read(studio, paint, number),
      })
      if (!response.ok) throw new Error(`the renderer refused frame ${number}`)
    },
  }
}
