import { heldFrame, FPS } from '../frames'
import { fullScreen, set } from '../full-screen'
import { lines } from '../glsl/lines'
import type { Painter } from '../painter'
import { shapesPass } from '../shapes-pass'
import type { Studio } from '../studio'
import { byteTarget } from '../targets'
import { shrinker } from '../shrink'

const ON_TWOS = 2

export const gouache = /* glsl */ `
${lines}
out vec4 o; uniform vec3 uShade, uInk; uniform float uTerminator;
vec3 encode(vec3 c) { return mix(c * 12.92, 1.055 * pow(max(c, 0.), vec3(1. / 2.4)) - .055, step(.0031308, c)); }
void main() {
  float k = uSize.y / 720.;
  vec2 uv = wobble(vUv, uTime, 1.1 * k);
  vec4 flat0 = texture(uFlat, uv);
  vec4 own = texture(uPart, uv);
  float depth = texture(uShape, uv).w;
  // One hard terminator, its edge a little dry, as from a brush.
  float brush = fbm(vUv * uSize / k * .045) - .5;
  float light = dot(texture(uTone, uv).rgb, vec3(.333));
  float lit = smoothstep(uTerminator - .02, uTerminator + .02, light + brush * .05);
  vec3 colour = encode(flat0.rgb);
  vec3 shaded = colour * uShade;
  colour = mix(mix(shaded, colour, lit), colour, flat0.a);
  // Sky in broad washes.
  if (own.z < .1) {
    float bands = floor((colour.b + brush * .05) * 14.) / 14.;
    colour += (bands - colour.b) * .5;
  }
  vec3 glow = texture(uGlow, uv).rgb;
  float g = max(glow.r, max(glow.g, glow.b));
  if (g > .001) {
    float steps = smoothstep(.1, .14, g) * .3 + smoothstep(.34, .4, g) * .3 + smoothstep(.85, .95, g) * .4;
    colour = 1. - (1. - colour) * (1. - steps * .85 * encode(min(glow / g, 1.)));
  }
  float pressure = .75 + .5 * vnoise(vUv * uSize / k * .02 + uTime);
  vec2 e = edges(uv, 1.25 * k * uLine * pressure);
  float ink = clamp(e.x * .95 + e.y * .5, 0., 1.);
  colour = mix(colour, mix(uInk, colour * .35, .25), ink);
  vec2 px = vUv * uSize / k;
  float grain = fbm(px * .5) * .6 + fbm(px * .09) * .4 - .5;
  colour *= 1. + grain * .16;
  colour += (hash21(px + 3.1) - .5) * .018;
  o = vec4(clamp(colour, 0., 1.), step(.7, own.z) * step(own.z, .8));
}`

/** The animatic: flat color, one shadow and an ink line, with a new drawing every second frame. */
export function animatic(studio: Studio): Painter {
  const { renderer, settings } = studio
  const large = { width: settings.width * 2, height: settings.height * 2 }
  const measure = shapesPass(studio, large)
  const drawn = byteTarget(large)
  const picture = byteTarget(settings)
  const shrink = shrinker(renderer)
  const pass = fullScreen(gouache, {
    ...{ uFlat: null, uShape: null, uPart: null, uTone: null, uGlow: null },
    uSize: [large.width, large.height],
    ...{ uTime: 0, uLine: 1, uReach: 1, uShade: null, uInk: null, uTerminator: 0.4 },
  })
  let shown = -1
  return (frame) => {
    const held = heldFrame(frame, ON_TWOS)
    if (held === shown) return picture
    shown = held
    const { flat, shape, part, tone, glow } = measure(held / FPS)
    const { look } = studio
    set(pass, { uFlat: flat, uShape: shape, uPart: part, uTone: tone, uGlow: glow })
    // The line changes every second frame as well, in a cycle of four drawings.
    set(pass, { uTime: ((held / ON_TWOS) % 4) + 1, uLine: look.line, uReach: look.lineReach })
    set(pass, { uShade: asScreen(look.shade), uInk: asScreen(look.ink) })
    set(pass, { uTerminator: look.terminator }).draw(renderer, drawn)
    shrink(drawn.texture, picture)
    return picture
  }
}

/** Converts a color to its values on screen, for shaders that paint instead of lighting. */
export const asScreen = (colour: { clone(): { convertLinearToSRGB(): unknown } }) =>
  colour.clone().convertLinearToSRGB()
