import { AdditiveBlending, Color, DoubleSide, Mesh, PlaneGeometry, ShaderMaterial, Vector3, type ColorRepresentation } from 'three' // prettier-ignore
import { noise } from '../engine/glsl/noise'
import { paintedAs } from '../engine/paint'
import type { Kit } from '../engine/take'
import type { Sea } from './caustics'

export interface FromBelow extends Sea {
  sky: ColorRepresentation
  canopy: ColorRepresentation
  deep: ColorRepresentation
  /** As the fog's. */
  density: number
  fog: ColorRepresentation
}

const surface = /* glsl */ `
varying vec3 vPlace; uniform float uTime, uDensity; uniform vec3 uSky, uCanopy, uDeep, uFog, uSun;
${noise}
float waves(vec2 p) {
  return fbm(p * .55 + uTime * vec2(.22, .13)) + .45 * fbm(p * 1.7 - uTime * vec2(.31, .24)) + .1 * vnoise(p * 7. + uTime);
}
void main() {
  vec3 d = normalize(vPlace - cameraPosition);
  float away = length(vPlace - cameraPosition);
  float e = .03 + away * .006;
  vec2 p = vPlace.xz;
  float h = waves(p);
  vec2 slope = vec2(waves(p + vec2(e, 0.)) - h, waves(p + vec2(0., e)) - h) / e * .3;
  vec3 n = normalize(vec3(-slope.x, 1., -slope.y));
  float c = clamp(dot(d, n), 0., 1.);
  float k = 1. - 1.777 * (1. - c * c);
  // Below the surface a round window shows the whole sky; around it the water mirrors itself.
  vec3 inside = uDeep * (.55 + .75 * smoothstep(.2, .9, h)) + uSky * .05 * smoothstep(.75, 1., h);
  vec3 col = inside;
  if (k > 0.) {
    vec3 up = normalize(1.333 * d + (sqrt(k) - 1.333 * c) * n);
    float leaf = fbm(up.xz * 6. + 4.) + .5 * fbm(up.xz * 17.);
    float open = smoothstep(.15, .95, up.y + .55 * (leaf - .62));
    vec3 sky = mix(uCanopy, uSky, open);
    vec3 sun = normalize(uSun);
    float s = max(0., dot(up, sun));
    sky += vec3(1., .88, .62) * (5. * pow(s, 90.) + .7 * pow(s, 10.));
    float out1 = 1. - pow(1. - sqrt(k), 3.);
    col = mix(inside, sky, out1);
  }
  float haze = 1. - exp(-uDensity * uDensity * away * away);
  gl_FragColor = vec4(mix(col, uFog, haze), 1.);
}`

/** The water's surface seen from below, with the sky in its window. */
export function surfaceFromBelow(kit: Kit, sea: FromBelow, towardsSun: Vector3): Mesh {
  const material = paintedAs(
    new ShaderMaterial({
      vertexShader: `varying vec3 vPlace; void main() { vec4 w = modelMatrix * vec4(position, 1.); vPlace = w.xyz; gl_Position = projectionMatrix * viewMatrix * w; }`,
      fragmentShader: surface,
      uniforms: {
        uTime: sea.time,
        uDensity: { value: sea.density },
        uSky: { value: new Color(sea.sky).multiplyScalar(1.6) },
        uCanopy: { value: new Color(sea.canopy) },
        uDeep: { value: new Color(sea.deep) },
        uFog: { value: new Color(sea.fog) },
        uSun: { value: towardsSun.clone().normalize() },
      },
      side: DoubleSide,
    }),
    { color: sea.deep, group: 'sky' },
  )
  const mesh = new Mesh(new PlaneGeometry(160, 160).rotateX(Math.PI / 2), material)
  mesh.position.y = sea.level
  return kit.add(mesh)
}

const shaft = /* glsl */ `
varying vec2 vUv; uniform float uTime, uSeed, uStrength; uniform vec3 uColor;
${noise}
void main() {
  float x = vUv.x + .06 * (vnoise(vec2(uSeed, uTime * .25)) - .5);
  float threads = .35 + .9 * vnoise(vec2(x * 9. + uSeed * 7., uTime * .5)) * vnoise(vec2(x * 23. - uSeed, uTime * .7 + 3.));
  float side = pow(max(0., 1. - abs(x - .5) * 2.), 1.5);
  float ends = smoothstep(1., .86, vUv.y) * smoothstep(0., .75, vUv.y);
  float beat = .6 + .4 * sin(uTime * 1.3 + uSeed * 6.3);
  gl_FragColor = vec4(uColor * threads * side * ends * beat * uStrength, 0.);
}`

export interface Shaft {
  /** Where it enters the water. */
  x: number
  z: number
  width: number
  strength: number
}

/** Shafts of light through the water, turned to `eye`. */
export function lightShafts(
  kit: Kit,
  { level, sun, time }: Sea,
  { shafts, depth, color, eye }: { shafts: readonly Shaft[]; depth: number; color: ColorRepresentation; eye: Vector3 }, // prettier-ignore
): void {
  const along = sun.clone().normalize()
  for (const [i, { x, z, width, strength }] of shafts.entries()) {
    const material = paintedAs(
      new ShaderMaterial({
        vertexShader: `varying vec2 vUv; void main() { vUv = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }`,
        fragmentShader: shaft,
        uniforms: { uTime: time, uSeed: { value: i * 1.37 + 0.5 }, uStrength: { value: strength }, uColor: { value: new Color(color) } }, // prettier-ignore
        blending: AdditiveBlending,
        premultipliedAlpha: true,
        transparent: true,
        depthWrite: false,
        side: DoubleSide,
      }),
      { color, group: 'fx', finalOnly: true },
    )
    const long = depth / along.y
    const card = new Mesh(new PlaneGeometry(width, long, 1, 8), material)
    const middle = new Vector3(x, level, z).addScaledVector(along, -long / 2)
    const across = new Vector3().crossVectors(along, eye.clone().sub(middle)).normalize()
    const face = new Vector3().crossVectors(across, along)
    card.matrixAutoUpdate = false
    card.matrix.makeBasis(across, along, face).setPosition(middle)
    kit.add(card)
  }
}
