import { ShaderChunk } from 'three'
import { developer } from '../develop'
import { fullScreen } from '../full-screen'
import type { Painter } from '../painter'
import { sphereGatherer } from '../sphere'
import type { Studio } from '../studio'
import { byteTarget } from '../targets'

// Makes fog depend on distance instead of depth, because depth would show the edges of the cube.
ShaderChunk.fog_vertex = '#ifdef USE_FOG\n vFogDepth = length(mvPosition.xyz);\n#endif'

const crop = /* glsl */ `
out vec4 o; uniform sampler2D uPicture; uniform float uPart;
void main() { o = texture(uPicture, vec2(.5 + (vUv.x - .5) * uPart, vUv.y)); }`

/** The 360° picture: lit and graded, in an equirectangular projection of 2 by 1. */
export function sphere(studio: Studio): Painter {
  const { renderer, settings, look } = studio
  const { width, height } = settings
  const pad = Math.round(width / 16)
  const large = { width: width + 2 * pad, height }
  const gather = sphereGatherer(studio, settings, pad)
  const develop = developer(renderer, large)
  const [printed, picture] = [byteTarget(large), byteTarget(settings)]
  const cropper = fullScreen(crop, { uPicture: printed.texture, uPart: width / large.width })
  return (frame) => {
    const light = gather(frame)
    // A lens effect at the corners would be wrong, because a sphere has no corners.
    Object.assign(look, { vignette: 0, fringe: 0 })
    develop(light.texture, look, frame, printed)
    cropper.draw(renderer, picture)
    return picture
  }
}
