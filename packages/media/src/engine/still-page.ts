import type { Painter } from './painter'
import { Studio } from './studio'
import type { Build } from './take'

/**
 * The entry of the bundle of a single picture. Unlike a clip's frames, the picture keeps its alpha.
 */
export function startStillPage(build: Build, stage: (studio: Studio) => Painter): void {
  let studio: Studio
  let paint: Painter
  window.shoot = {
    open(settings) {
      studio = new Studio(settings, build)
      paint = stage(studio)
    },
    async frame(number) {
      const { width, height } = studio.settings
      const pixels = new Uint8Array(width * height * 4)
      studio.renderer.readRenderTargetPixels(paint(number), 0, 0, width, height, pixels)
      const upright = new Uint8Array(pixels.length)
      const row = width * 4
      for (let y = 0; y < height; y++) {
        upright.set(pixels.subarray((height - 1 - y) * row, (height - y) * row), y * row)
      }
      const response = await fetch(`/frame/${number}`, { method: 'POST', body: upright })
      if (!response.ok) throw new Error('the renderer refused the picture')
    },
  }
}
