import type { WebGLRenderTarget } from 'three'
import { accumulator } from '../accumulate'
import { developer } from '../develop'
import { FPS, poseAt } from '../frames'
import { fullScreen, set } from '../full-screen'
import type { Painter } from '../painter'
import { shapesPass } from '../shapes-pass'
import type { Studio } from '../studio'
import { byteTarget } from '../targets'
import { painted } from '../variants'

/** The number of frames in which one still dissolves into the next. */
const DISSOLVE = 9

const collage = /* glsl */ `
out vec4 o; uniform sampler2D uBackA, uFrontA, uPartA, uBackB, uFrontB, uPartB; uniform float uPushA, uPushB, uMix; uniform vec2 uSize;
float cut(sampler2D part, vec2 uv) { float g = texture(part, uv).z; return step(.45, g) * step(g, .8); }
vec2 push(vec2 uv, float amount) { return (uv - .5) / (1. + amount) + .5; }
vec3 still(sampler2D back, sampler2D front, sampler2D part, float amount) {
  vec3 c = texture(back, push(vUv, .02 + amount * .022)).rgb;
  vec2 at = push(vUv, .02 + amount * .07);
  float inside = cut(part, at), border = 0., shadow = 0.;
  for (int i = 0; i < 12; i++) {
    float a = float(i) * .5236;
    vec2 d = vec2(cos(a), sin(a)) / uSize;
    border = max(border, cut(part, at + d * 4.));
    shadow += cut(part, at + d * 11. + vec2(-7., 9.) / uSize) / 12.;
  }
  c *= 1. - .42 * shadow * (1. - border);
  // The scissors' edge leaves a little of the paper.
  c = mix(c, vec3(.965, .955, .93), border);
  return mix(c, texture(front, at).rgb, inside);
}
void main() {
  vec3 c = still(uBackA, uFrontA, uPartA, uPushA);
  if (uMix > 0.) c = mix(c, still(uBackB, uFrontB, uPartB, uPushB), smoothstep(0., 1., uMix));
  o = vec4(c, 1.);
}`

interface Still {
  back: WebGLRenderTarget
  front: WebGLRenderTarget
  part: WebGLRenderTarget
}

const copy = `out vec4 o; uniform sampler2D uPicture; void main() { o = texture(uPicture, vUv); }`

/**
 * The photomatic: stills of the key poses that dissolve into each other. Each is cut into planes
 * that are pushed apart.
 */
export function photomatic(studio: Studio): Painter {
  const { renderer, settings, scene, camera } = studio
  const { width, height, scale, holds, frames } = settings
  const gather = accumulator(studio, { width: width * scale, height: height * scale })
  const develop = developer(renderer, settings)
  const measure = shapesPass(studio, settings)
  const copier = fullScreen(copy, { uPicture: null })
  const picture = byteTarget(settings)
  const pass = fullScreen(collage, {
    ...{ uBackA: null, uFrontA: null, uPartA: null, uBackB: null, uFrontB: null, uPartB: null },
    ...{ uPushA: 0, uPushB: 0, uMix: 0, uSize: [width, height] },
  })
  const stills = new Map<number, Still>()

  function shoot(frame: number, withCharacters: boolean): WebGLRenderTarget {
    const to = byteTarget(settings)
    const { grain } = studio.look
    studio.look.grain = grain * 0.4
    const light = gather({
      frame,
      samples: settings.samples,
      isFrozen: true,
      draw(target) {
        studio.preparePicture()
        renderer.autoClear = true
        const draw = () => {
          renderer.setRenderTarget(target)
          renderer.render(scene, camera)
        }
        if (withCharacters) draw()
        else painted(scene, 'mute', draw)
      },
    })
    develop(light.texture, studio.look, frame, to)
    studio.look.grain = grain
    return to
  }

  function still(pose: number): Still {
    const known = stills.get(pose)
    if (known) return known
    const frame = holds[pose] ?? 0
    const part = byteTarget(settings)
    set(copier, { uPicture: measure(frame / FPS).part }).draw(renderer, part)
    const made = { front: shoot(frame, true), back: shoot(frame, false), part }
    stills.set(pose, made)
    return made
  }

  return (frame) => {
    const pose = poseAt(frame, holds)
    const [from, to] = [holds[pose] ?? 0, holds[pose + 1] ?? frames]
    const isLast = pose === holds.length - 1
    const [a, b] = [still(pose), still(isLast ? pose : pose + 1)]
    const length = to - from
    set(pass, { uBackA: a.back.texture, uFrontA: a.front.texture, uPartA: a.part.texture })
    set(pass, { uBackB: b.back.texture, uFrontB: b.front.texture, uPartB: b.part.texture })
    set(pass, {
      uPushA: (frame - from + DISSOLVE) / length,
      uPushB: (frame - to + DISSOLVE) / length,
      uMix: isLast ? 0 : Math.max(0, (frame - (to - DISSOLVE)) / DISSOLVE),
    }).draw(renderer, picture)
    return picture
  }
}
