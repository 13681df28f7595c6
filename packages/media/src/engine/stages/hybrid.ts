import { accumulator } from '../accumulate'
import { developer } from '../develop'
import { FPS, heldFrame } from '../frames'
import { fullScreen, set } from '../full-screen'
import type { Painter } from '../painter'
import { shapesPass } from '../shapes-pass'
import { shrinker } from '../shrink'
import type { Studio } from '../studio'
import { byteTarget } from '../targets'
import { painted } from '../variants'
import { asScreen, gouache } from './animatic'

const ON_TWOS = 2

const over = /* glsl */ `
out vec4 o; uniform sampler2D uBack, uDrawn;
void main() {
  vec4 drawn = texture(uDrawn, vUv);
  // The drawing takes a little of the set's exposure, so that it stands in the same light.
  vec3 near = textureLod(uBack, vUv, 0.).rgb;
  o = vec4(mix(near, drawn.rgb * .94 + near * .06, drawn.a), 1.);
}`

/** The hybrid: characters in flat color and ink within a lit set, on which they cast shadows. */
export function hybrid(studio: Studio): Painter {
  const { renderer, settings, scene, camera } = studio
  const { width, height, scale } = settings
  const large = { width: width * 2, height: height * 2 }
  const gather = accumulator(studio, { width: width * scale, height: height * scale })
  const develop = developer(renderer, settings)
  const measure = shapesPass(studio, large)
  const [back, picture, drawn, small] = [
    byteTarget(settings),
    byteTarget(settings),
    byteTarget(large),
    byteTarget(settings),
  ]
  const shrink = shrinker(renderer)
  const ink = fullScreen(gouache, {
    ...{ uFlat: null, uShape: null, uPart: null, uTone: null, uGlow: null },
    uSize: [large.width, large.height],
    ...{ uTime: 0, uLine: 1, uReach: 1, uShade: null, uInk: null, uTerminator: 0.4 },
  })
  const composite = fullScreen(over, { uBack: back.texture, uDrawn: small.texture })

  return (frame) => {
    const light = gather({
      frame,
      samples: settings.samples,
      draw(to) {
        studio.preparePicture()
        renderer.autoClear = true
        painted(scene, 'mute', () => {
          renderer.setRenderTarget(to)
          renderer.render(scene, camera)
        })
      },
    })
    develop(light.texture, studio.look, frame, back)
    const held = heldFrame(frame, ON_TWOS)
    const { flat, shape, part, tone, glow } = measure(held / FPS)
    const { look } = studio
    set(ink, { uFlat: flat, uShape: shape, uPart: part, uTone: tone, uGlow: glow })
    set(ink, { uTime: ((held / ON_TWOS) % 4) + 1, uLine: look.line * 1.2, uReach: look.lineReach })
    set(ink, { uShade: asScreen(look.shade), uInk: asScreen(look.ink) })
    set(ink, { uTerminator: look.terminator }).draw(renderer, drawn)
    shrink(drawn.texture, small)
    composite.draw(renderer, picture)
    return picture
  }
}
