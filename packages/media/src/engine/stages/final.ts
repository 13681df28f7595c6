import { accumulator } from '../accumulate'
import { developer } from '../develop'
import type { Studio } from '../studio'
import { byteTarget } from '../targets'
import type { Painter } from '../painter'

/** The final stage: lit and graded, as the audience sees it. */
export function final(studio: Studio): Painter {
  const { renderer, settings, scene, camera } = studio
  const { width, height, scale } = settings
  const gather = accumulator(studio, {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  })
  const develop = developer(renderer, settings)
  const picture = byteTarget(settings)
  return (frame) => {
    const light = gather({
      frame,
      samples: settings.samples,
      draw(to) {
        studio.preparePicture()
        renderer.setRenderTarget(to)
        renderer.clear()
        renderer.render(scene, camera)
      },
    })
    develop(light.texture, studio.look, frame, picture)
    return picture
  }
}
