import { accumulator } from '../accumulate'
import { developer } from '../develop'
import { fullScreen } from '../full-screen'
import type { Painter } from '../painter'
import type { Studio } from '../studio'
import { byteTarget, softTarget } from '../targets'

/** Divides the summed light by its coverage. Otherwise every edge would be darkened. */
const uncover = /* glsl */ `
out vec4 o; uniform sampler2D uPicture;
void main() { vec4 c = texture(uPicture, vUv); o = vec4(c.rgb / max(c.a, 1e-4), 1.); }`

const join = /* glsl */ `
out vec4 o; uniform sampler2D uPrint; uniform sampler2D uPicture;
void main() { o = vec4(texture(uPrint, vUv).rgb, clamp(texture(uPicture, vUv).a, 0., 1.)); }`

/**
 * The cut-out: lit and graded, without surroundings. Colors are not multiplied by alpha, and edges
 * are soft.
 */
export function cutOut(studio: Studio): Painter {
  const { renderer, settings, scene, camera, look } = studio
  const gather = accumulator(studio, settings)
  const develop = developer(renderer, settings)
  const [bare, printed, picture] = [softTarget(settings), byteTarget(settings), byteTarget(settings)] // prettier-ignore
  const uncoverer = fullScreen(uncover, { uPicture: null })
  const joiner = fullScreen(join, { uPrint: printed.texture, uPicture: null })
  return (frame) => {
    scene.background = null
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
    // Lens effects apply to a whole picture, so a part that is cut out must not contain them.
    Object.assign(look, { bloom: 0, halation: 0, vignette: 0, fringe: 0 })
    const use = (pass: typeof joiner) => Object.assign(pass.uniforms.uPicture ?? {}, { value: light.texture }) // prettier-ignore
    use(uncoverer)
    uncoverer.draw(renderer, bare)
    develop(bare.texture, look, frame, printed)
    use(joiner)
    joiner.draw(renderer, picture)
    return picture
  }
}
