import { Color, DoubleSide, HalfFloatType, LinearFilter, ShaderMaterial, WebGLRenderTarget, type ColorRepresentation, type Object3D } from 'three' // prettier-ignore
import { paintedAs, type Paint } from '../engine/paint'
import type { Kit } from '../engine/take'
import type { backlitWorld } from './backlit-world'

const vertex = /* glsl */ `
varying vec3 vWorld, vNormalWorld, vNormalView; varying vec4 vClip;
void main() {
  vec4 p = vec4(position, 1.);
  vec3 n = normal;
  #ifdef USE_INSTANCING
    p = instanceMatrix * p;
    n = mat3(instanceMatrix) * n;
  #endif
  vec4 w = modelMatrix * p;
  vWorld = w.xyz;
  vNormalWorld = mat3(modelMatrix) * n;
  vNormalView = mat3(viewMatrix) * vNormalWorld;
  gl_Position = vClip = projectionMatrix * viewMatrix * w;
}`

const fragment = (code: string) => /* glsl */ `
varying vec3 vWorld, vNormalWorld, vNormalView; varying vec4 vClip;
uniform sampler2D uBehind; uniform vec3 uAbsorb, uGlow; uniform float uThick, uBend;
${code}
void main() {
  vec3 v = normalize(vWorld - cameraPosition), n = normalize(vNormalWorld);
  float side = dot(v, n) > 0. ? -1. : 1.;
  n *= side;
  vec3 nv = normalize(vNormalView) * side;
  float facing = clamp(-dot(v, n), 0., 1.);
  // Steep edges throw the view far aside; faces let it through, a little shifted.
  vec3 thrown = refract(v, n, .75);
  thrown = normalize(thrown + v * .15 - n * .25 * (1. - facing));
  vec3 aside = world(vWorld, thrown);
  vec2 uv = vClip.xy / vClip.w * .5 + .5 - nv.xy * uBend / max(1., vClip.w);
  vec2 inside = smoothstep(vec2(-.02), vec2(.03), uv) * smoothstep(vec2(1.02), vec2(.97), uv);
  // In the table's mirror there is no picture of what is behind.
  float through = cameraPosition.y < 0. ? 0. : smoothstep(.12, .6, facing) * inside.x * inside.y;
  vec3 behind = min(texture2D(uBehind, clamp(uv, .001, .999)).rgb, vec3(12.));
  vec3 light = mix(aside, behind, through * .9);
  float deep = uThick * (.35 + 1.3 * facing);
  light *= exp(-uAbsorb * deep);
  light += uGlow * (.25 + .75 * pow(1. - facing, 1.5)) * (1. - exp(-deep * 2.));
  float f = .045 + .955 * pow(1. - facing, 4.);
  gl_FragColor = vec4(mix(light, world(vWorld, reflect(v, n)), f), 1.);
}`

export interface Liquid {
  /** How much of red, green and blue light one meter of the liquid absorbs. */
  absorb: readonly [number, number, number]
  /** The color of the light that the liquid scatters by itself. */
  glow: ColorRepresentation
  thick: number
  bend?: number
  paint: Paint
}

/** A clear, colored liquid that refracts the picture of things behind it. */
export function refractingLiquid(kit: Kit, world: ReturnType<typeof backlitWorld>) {
  const behind = new WebGLRenderTarget(640, 360, {
    ...{ type: HalfFloatType, minFilter: LinearFilter, magFilter: LinearFilter },
  })
  const wet: Object3D[] = []
  kit.beforePicture((renderer, camera) => {
    const seen = wet.filter((object) => object.visible)
    for (const object of seen) object.visible = false
    renderer.setRenderTarget(behind)
    renderer.clear()
    renderer.render(kit.scene, camera)
    for (const object of seen) object.visible = true
  })
  return {
    /** Bodies of liquid, which are not in their own refraction. */
    contain: <T extends Object3D>(object: T): T => {
      wet.push(object)
      return object
    },
    liquid: ({ absorb, glow, thick, bend = 0.35, paint }: Liquid) => {
      return paintedAs(
        new ShaderMaterial({
          vertexShader: vertex,
          fragmentShader: fragment(world.code),
          side: DoubleSide,
          uniforms: {
            ...world.uniforms,
            uBehind: { value: behind.texture },
            uAbsorb: { value: [...absorb] },
            uGlow: { value: new Color(glow) },
            uThick: { value: thick },
            uBend: { value: bend },
          },
        }),
        paint,
      )
    },
  }
}
