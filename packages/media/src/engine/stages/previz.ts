import { Color } from 'three'
import { accumulator } from '../accumulate'
import { developer } from '../develop'
import { fullScreen } from '../full-screen'
import { clay, dim } from '../clay-look'
import type { Painter } from '../painter'
import type { Studio } from '../studio'
import { byteTarget } from '../targets'
import { painted } from '../variants'

const backdrop = /* glsl */ `
out vec4 o; uniform vec3 uHigh, uLow;
void main() { o = vec4(mix(uLow, uHigh, smoothstep(.25, 1., vUv.y)), 0.); }`

function shoot(studio: Studio, hasWire: boolean): Painter {
  const { renderer, settings, scene, camera, rig } = studio
  const { width, height, scale } = settings
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const gather = accumulator(studio, size)
  const develop = developer(renderer, settings)
  const picture = byteTarget(settings)
  const stage = fullScreen(backdrop, { uHigh: new Color('#8d9092'), uLow: new Color('#c9c6bf') })
  scene.background = null

  return (frame) => {
    const light = gather({
      frame,
      samples: settings.samples,
      isFrozen: true,
      isPinhole: true,
      draw(to) {
        const restore = dim(studio)
        renderer.autoClear = false
        renderer.setRenderTarget(to)
        renderer.clear()
        stage.draw(renderer, to)
        rig.alone(() => {
          painted(scene, 'clay', () => renderer.render(scene, camera))
          if (hasWire) painted(scene, 'wire', () => renderer.render(scene, camera))
        })
        restore()
      },
    })
    develop(light.texture, clay, frame, picture)
    return picture
  }
}

/**
 * The previz: clay without surfaces, which shows form, staging and camera. It is sharp, like a
 * preview from layout software.
 */
export const previz = (studio: Studio) => shoot(studio, false)
export const previzWire = (studio: Studio) => shoot(studio, true)
