import { AdditiveBlending, type WebGLRenderTarget } from 'three'
import { FPS } from './frames'
import { fullScreen, set } from './full-screen'
import { add } from './glsl/develop'
import { offsetCamera } from './lens'
import { disc, pixelOffset, r2 } from './sampling'
import type { Studio } from './studio'
import { lightTarget, sumTarget, type Size } from './targets'

interface Gathering {
  frame: number
  samples: number
  /** Draws one sample. The camera and the lamps have already been placed. */
  draw: (to: WebGLRenderTarget) => void
  /** Whether motion blur is off. */
  isFrozen?: boolean
  /** Whether depth of field is off, as in the viewport of layout software. */
  isPinhole?: boolean
}

/**
 * Averages many samples. Each has a random offset in the pixel, on the lens, in the shutter time,
 * on the lamp and in the sky. This gives anti-aliasing, depth of field, motion blur, soft shadows
 * and ambient occlusion at once.
 */
export function accumulator(studio: Studio, size: Size) {
  const { renderer, camera, lens } = studio
  const [one, sum] = [lightTarget(size), sumTarget(size)]
  const pass = fullScreen(add, { uPicture: one.texture, uWeight: 1 }, AdditiveBlending)

  return ({
    frame,
    samples,
    draw,
    isFrozen = false,
    isPinhole = false,
  }: Gathering): WebGLRenderTarget => {
    renderer.setRenderTarget(sum)
    renderer.setClearColor(0x000000, 0)
    renderer.clear()
    for (let sample = 0; sample < samples; sample++) {
      const open = isFrozen || samples === 1 ? 0 : (sample + 0.5) / samples - 0.5
      studio.pose((frame + open * studio.look.shutter) / FPS)
      const on = samples === 1 || isPinhole ? ([0, 0] as const) : disc(...r2(sample, 0.77))
      const restore = offsetCamera(
        camera,
        lens,
        { pixel: pixelOffset(sample, samples), lens: on },
        size,
      )
      // The order of the sky's lamps is shuffled, so that a sample's time says nothing about its
      // light.
      studio.rig.aim((sample * (samples % 5 ? 5 : 7)) % samples, samples, studio.centre())
      Object.assign(studio.sample, { index: sample, count: samples })
      draw(one)
      set(pass, { uPicture: one.texture, uWeight: 1 / samples }).draw(renderer, sum)
      restore()
    }
    studio.pose(frame / FPS)
    return sum
  }
}
