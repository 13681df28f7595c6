import { BackSide, Color, Float32BufferAttribute, Mesh, ShaderMaterial, SphereGeometry, Vector3, type ColorRepresentation } from 'three' // prettier-ignore
import { noise } from '../engine/glsl/noise'
import { paintedAs } from '../engine/paint'
import type { Kit } from '../engine/take'

export interface SkyPaint {
  zenith: ColorRepresentation
  middle: ColorRepresentation
  horizon: ColorRepresentation
  /** The direction of the sun, which may be below the horizon. */
  sun?: { direction: Vector3; color: ColorRepresentation; glow: number; disc?: number }
  /** How cloudy the sky is, from 0 (clear) to 1 (covered). */
  clouds?: { amount: number; light: ColorRepresentation; dark: ColorRepresentation; scale?: number; seed?: number } // prettier-ignore
  strength?: number
  /** The height up to which the horizon's color reaches, from 0 to 1. */
  band?: number
  /** The sky's colors in the animatic, from the horizon upwards. */
  flat?: readonly [horizon: ColorRepresentation, zenith: ColorRepresentation]
}

const vertex = /* glsl */ `
varying vec3 vDirection;
void main() { vDirection = position; gl_Position = projectionMatrix * vec4(mat3(modelViewMatrix) * position, 1.); gl_Position.z = gl_Position.w * .99999; }`

const fragment = /* glsl */ `
varying vec3 vDirection;
uniform vec3 uZenith, uMiddle, uHorizon, uSun, uSunColor, uCloudLight, uCloudDark;
uniform float uGlow, uDisc, uClouds, uScale, uSeed, uStrength, uTime, uBand;
${noise}
void main() {
  vec3 d = normalize(vDirection);
  float h = abs(d.y);
  vec3 c = mix(uHorizon, uMiddle, smoothstep(0., uBand, h));
  c = mix(c, uZenith, smoothstep(uBand * .55, .3 + uBand * 2., h));
  float s = max(0., dot(d, uSun));
  c += uSunColor * uGlow * (.55 * pow(s, 6.) * exp(-h * 5.) + .5 * pow(s, 40.) + uDisc * smoothstep(.9994, .9997, s) * 30.);
  if (uClouds > 0.) {
    vec2 p = d.xz / (h + .11) * uScale * vec2(.5, 1.) + uSeed + uTime * vec2(.01, .004);
    float warp = fbm(p * .7 + 3.);
    float n = fbm(p + warp * 1.4);
    float cover = smoothstep(1. - uClouds, 1.25 - uClouds * .6, n + .25) * smoothstep(.0, .09, h);
    float rim = smoothstep(.15, .8, fbm(p + uSun.xz * .18 + warp * 1.4) - n + .5);
    c = mix(c, mix(uCloudDark, uCloudLight, rim * (.35 + .65 * pow(s, 1.5))), cover * .85);
  }
  gl_FragColor = vec4(c * uStrength, 1.);
}`

/** A painted sky around everything. Its colors may be changed over time by `uniforms`. */
export function skyDome(kit: Kit, paint: SkyPaint) {
  const { sun, clouds } = paint
  const uniforms = {
    uZenith: { value: new Color(paint.zenith) },
    uMiddle: { value: new Color(paint.middle) },
    uHorizon: { value: new Color(paint.horizon) },
    uSun: { value: (sun?.direction.clone() ?? new Vector3(0, 1, 0)).normalize() },
    uSunColor: { value: new Color(sun?.color ?? 0) },
    uGlow: { value: sun?.glow ?? 0 },
    uDisc: { value: sun?.disc ?? 0 },
    uClouds: { value: clouds?.amount ?? 0 },
    uCloudLight: { value: new Color(clouds?.light ?? 0) },
    uCloudDark: { value: new Color(clouds?.dark ?? 0) },
    uScale: { value: clouds?.scale ?? 1 },
    uSeed: { value: clouds?.seed ?? 1 },
    uStrength: { value: paint.strength ?? 1 },
    uTime: { value: 0 },
    uBand: { value: paint.band ?? 0.22 },
  }
  const material = paintedAs(
    new ShaderMaterial({ vertexShader: vertex, fragmentShader: fragment, uniforms, side: BackSide, depthWrite: false }), // prettier-ignore
    { color: '#ffffff', group: 'sky', vertexColors: true, line: 0, side: BackSide },
  )
  const geometry = new SphereGeometry(1500, 48, 64)
  const position = geometry.getAttribute('position')
  const [low, high] = (paint.flat ?? [paint.horizon, paint.zenith]).map((one) => new Color(one))
  const colours: number[] = []
  for (let i = 0; i < position.count; i++) {
    const up = Math.min(1, Math.max(0, position.getY(i) / 1500 / 0.6))
    const one = new Color().lerpColors(low ?? new Color(), high ?? new Color(), Math.sqrt(up))
    colours.push(one.r, one.g, one.b)
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3))
  const dome = new Mesh(geometry, material)
  dome.name = 'sky'
  // The sky is drawn last, so that only its visible part is computed.
  dome.renderOrder = 100
  dome.frustumCulled = false
  kit.add(dome)
  return uniforms
}
