import { CanvasTexture } from 'three'
import { FPS, heldFrame, poseAt } from '../frames'
import { fullScreen, set } from '../full-screen'
import { lines } from '../glsl/lines'
import { drawUnderlay } from '../pencil/underlay'
import { drawOverlay } from '../pencil/overlay'
import type { Painter } from '../painter'
import { shapesPass } from '../shapes-pass'
import { shrinker } from '../shrink'
import type { Studio } from '../studio'
import { byteTarget } from '../targets'
import { asScreen } from './animatic'

/** The number of frames for which a drawing is held. Within them its lines are redrawn. */
const HOLD = 8
const BOIL = 4

const pencil = /* glsl */ `
${lines}
out vec4 o; uniform sampler2D uUnder, uOver; uniform vec3 uPaper; uniform float uTerminator;
float tooth(vec2 p) { return fbm(p * .42) * .55 + vnoise(p * 1.15) * .45; }
float stroke(vec2 uv, float seed, float amount, float width) {
  vec2 e = edges(wobble(uv, seed, amount), width);
  return max(e.x, e.y * .7);
}
/** Parallel strokes, not quite straight, of uneven length. */
float hatch(vec2 p, float angle, float gap, float seed) {
  float c = cos(angle), s = sin(angle);
  vec2 q = vec2(c * p.x + s * p.y, -s * p.x + c * p.y);
  q.y += (vnoise(q * .012 + seed) - .5) * 9. + (vnoise(vec2(q.x * .004, seed)) - .5) * 8.;
  float row = floor(q.y / gap);
  float across = abs(fract(q.y / gap) - .5) * gap;
  float broken = smoothstep(.2, .34, vnoise(vec2(q.x * .016 + row * 7.3, row * 3.1 + seed)));
  float pressure = .45 + .55 * vnoise(vec2(q.x * .03, row * 11.));
  return smoothstep(1.15, .35, across) * broken * pressure;
}
void main() {
  float k = uSize.y / 720.;
  vec2 p = vUv * uSize / k;
  float grain = tooth(p);
  vec3 colour = uPaper * (.975 + .05 * fbm(p * .02)) * (.985 + .03 * vnoise(p * .9));
  // Inside the panel only.
  vec2 m = min(vUv, 1. - vUv) * vec2(1280., 720.);
  float inside = smoothstep(20., 22., min(m.x, m.y));
  // Blue first: loose, searching, beside the line.
  float blue = 0.;
  blue += .55 * stroke(vUv + vec2(2.2, 1.4) / 720., uTime * .31 + 4., 8. * k, 1.1 * k);
  blue += .4 * stroke(vUv - vec2(1.8, 2.4) / 720., uTime * .17 + 9., 12. * k, 1. * k);
  vec4 under = texture(uUnder, vUv);
  blue = max(blue * inside, under.a);
  blue *= smoothstep(.2, .62, grain + blue * .35);
  colour = mix(colour, vec3(.47, .72, .83), clamp(blue * .8, 0., 1.));
  // Tone: two layers of hatching in shadow, one for dark things.
  vec2 uv = wobble(vUv, uTime, 1.5 * k);
  float tone = dot(texture(uTone, uv).rgb, vec3(.333));
  vec4 own = texture(uPart, uv), flat0 = texture(uFlat, uv);
  float isThing = step(.1, own.z);
  float value = dot(flat0.rgb, vec3(.2126, .7152, .0722));
  float shadow = smoothstep(uTerminator + .12, uTerminator - .08, tone) * (1. - flat0.a) * isThing;
  float near = exp(-texture(uShape, uv).w / uReach * 1.6);
  float dark = smoothstep(.13, .02, value) * isThing * (1. - flat0.a);
  float h = hatch(p, .86, 6.2, 1.) * shadow * mix(.25, .9, near);
  h = max(h, hatch(p + 3., .55, 4.6, 5.) * dark * mix(.25, .95, near));
  h = max(h, hatch(p + 7., -.2, 5.4, 8.) * dark * shadow * .8 * near);
  // Graphite: two passes that do not quite agree.
  float pressure = .55 + .65 * vnoise(p * .013 + uTime * 3.) ;
  float g = stroke(vUv, uTime, 1.8 * k, (.75 + .55 * pressure) * k * uLine) * (.6 + .4 * pressure);
  g = max(g, .6 * stroke(vUv, uTime + 2.7, 3.6 * k, .8 * k * uLine));
  float graphite = max(g, h * .62) * inside;
  vec4 over = texture(uOver, vUv);
  graphite = max(graphite, over.a * step(over.r, .5));
  graphite *= smoothstep(.16, .6, grain + graphite * .5);
  colour = mix(colour, vec3(.17, .17, .19), clamp(graphite * .92, 0., 1.));
  // Rubbed graphite, and arrows in red pencil.
  colour *= 1. - .1 * inside * shadow * fbm(p * .03) * near;
  float red = over.a * step(.5, over.r) * smoothstep(.12, .5, grain + .3);
  colour = mix(colour, vec3(.78, .27, .2), red * .9);
  o = vec4(clamp(colour, 0., 1.), 1.);
}`

/** The board: a pencil drawing of held poses, whose lines are redrawn again and again. */
export function board(studio: Studio): Painter {
  const { renderer, settings } = studio
  const large = { width: settings.width * 2, height: settings.height * 2 }
  const measure = shapesPass(studio, large)
  const drawn = byteTarget(large)
  const picture = byteTarget(settings)
  const shrink = shrinker(renderer)
  const [under, over] = [drawUnderlay(studio), drawOverlay(studio)]
  const [uUnder, uOver] = [new CanvasTexture(under.canvas), new CanvasTexture(over.canvas)]
  const pass = fullScreen(pencil, {
    ...{ uFlat: null, uShape: null, uPart: null, uTone: null, uGlow: null },
    uSize: [large.width, large.height],
    ...{ uTime: 0, uLine: 1, uReach: 1, uPaper: null, uTerminator: 0.4, uUnder, uOver },
  })
  let shown = -1
  return (frame) => {
    const boil = Math.floor(frame / BOIL)
    if (boil === shown) return picture
    shown = boil
    const pose = heldFrame(frame, HOLD)
    const { flat, shape, part, tone, glow } = measure(pose / FPS)
    under.draw(pose)
    const drawnAt = boil * BOIL
    over.draw(drawnAt, boil, poseAt(drawnAt, settings.holds))
    uUnder.needsUpdate = uOver.needsUpdate = true
    const { look } = studio
    set(pass, { uFlat: flat, uShape: shape, uPart: part, uTone: tone, uGlow: glow })
    set(pass, { uTime: (boil % 6) + 1, uLine: look.line, uReach: look.lineReach })
    set(pass, { uPaper: asScreen(look.paper), uTerminator: look.terminator }).draw(renderer, drawn)
    shrink(drawn.texture, picture)
    return picture
  }
}
