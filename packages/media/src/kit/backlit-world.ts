import { BackSide, Color, Float32BufferAttribute, Mesh, ShaderMaterial, SphereGeometry, type Vector3, Vector4, type ColorRepresentation } from 'three' // prettier-ignore
import { paintedAs } from '../engine/paint'
import type { Kit } from '../engine/take'
import { surroundings, type SoftBox } from './environment'

export interface BacklitWorld {
  zenith: ColorRepresentation
  horizon: ColorRepresentation
  ground: ColorRepresentation
  boxes: readonly SoftBox[]
  /** A round lamp behind the table, as warm as a low sun. */
  disc: { at: Vector3; radius: number; core: ColorRepresentation; rim: ColorRepresentation; strength: number } // prettier-ignore
  /** The background's colors in the animatic, from the table upwards. */
  flat: readonly [low: ColorRepresentation, high: ColorRepresentation]
}

/**
 * The GLSL function `world(from, direction)` returns what a ray of light meets that has left the
 * glass or the liquid. The camera sees the same backdrop, so refracted things match those beside
 * the glass.
 */
const lookup = /* glsl */ `
uniform vec3 uZenith, uHorizon, uGround, uDiscAt, uDiscCore, uDiscRim;
uniform float uDiscRadius;
uniform vec4 uBoxAt[BOXES]; uniform vec3 uBoxColor[BOXES];
vec3 backdrop(vec3 o, vec3 d) {
  float h = max(0., d.y);
  vec3 c = mix(uHorizon, uZenith, smoothstep(0., .55, sqrt(h)));
  if (d.z < -.02) {
    vec2 q = (o + d * ((uDiscAt.z - o.z) / d.z) - uDiscAt).xy / uDiscRadius;
    float r = length(q);
    c += uDiscRim * (.06 * exp(-2.6 * max(0., r - 1.)) + .012 * exp(-.7 * max(0., r - 1.)));
    // Hottest low down, and lost in dusk towards its upper edge.
    vec3 body = mix(uDiscRim * .22, uDiscRim, smoothstep(1., .1, q.y));
    body = mix(body, uDiscCore, smoothstep(.55, -.5, q.y) * smoothstep(1.3, .2, r));
    c = mix(c, body, smoothstep(1.03, .95, r));
  }
  return c;
}
vec3 world(vec3 o, vec3 d) {
  float dim = 1.;
  vec3 ground = vec3(0.);
  if (d.y < 0.) {
    if (o.y > 0.) o += d * min(o.y / max(1e-4, -d.y), 30.);
    float f = .05 + .95 * pow(1. + d.y, 4.);
    ground = uGround * (1. - f);
    dim = f * .8;
    d.y = -d.y;
  }
  vec3 c = backdrop(o, d);
  float azimuth = atan(d.z, d.x) + 3.14159265, up = asin(clamp(d.y, -1., 1.));
  for (int i = 0; i < BOXES; i++) {
    vec4 b = uBoxAt[i];
    float across = abs(mod(azimuth - b.x + 9.42477796, 6.28318531) - 3.14159265);
    float a = smoothstep(b.z, b.z * .7, across) * smoothstep(b.w, b.w * .7, abs(up - b.y));
    c = mix(c, uBoxColor[i], a);
  }
  return c * dim + ground;
}`

/**
 * Creates the surroundings of a dark table top, with a sun-like lamp behind it, and shader code for
 * glass on it.
 */
export function backlitWorld(kit: Kit, paint: BacklitWorld) {
  const { disc, boxes } = paint
  const rad = Math.PI / 180
  const uniforms = {
    uZenith: { value: new Color(paint.zenith) },
    uHorizon: { value: new Color(paint.horizon) },
    uGround: { value: new Color(paint.ground) },
    uDiscAt: { value: disc.at.clone() },
    uDiscRadius: { value: disc.radius },
    uDiscCore: { value: new Color(disc.core).multiplyScalar(disc.strength) },
    uDiscRim: { value: new Color(disc.rim).multiplyScalar(disc.strength) },
    uBoxAt: { value: boxes.map(({ azimuth, elevation, width, height }) => new Vector4(azimuth, elevation, width / 2, height / 2).multiplyScalar(rad)) }, // prettier-ignore
    uBoxColor: { value: boxes.map(({ color, strength }) => new Color(color).multiplyScalar(strength)) }, // prettier-ignore
  }
  const code = lookup.replaceAll('BOXES', String(boxes.length))
  surroundings(kit, {
    ...{ zenith: paint.zenith, horizon: paint.horizon, ground: paint.ground },
    boxes: [
      ...boxes,
      {
        azimuth: 90,
        elevation: 8,
        width: 40,
        height: 34,
        color: disc.rim,
        strength: disc.strength,
      },
    ],
  })
  addDome(kit, code, uniforms, paint.flat)
  return { code, uniforms }
}

function addDome(
  kit: Kit,
  code: string,
  uniforms: Record<string, { value: unknown }>,
  [low, high]: BacklitWorld['flat'],
): void {
  const geometry = new SphereGeometry(400, 32, 32)
  const position = geometry.getAttribute('position')
  const [from, to] = [new Color(low), new Color(high)]
  const colours = Array.from({ length: position.count }, (_, i) => {
    const up = Math.min(1, Math.max(0, position.getY(i) / 400 / 0.4))
    return new Color().lerpColors(from, to, up).toArray()
  })
  geometry.setAttribute('color', new Float32BufferAttribute(colours.flat(), 3))
  const material = paintedAs(
    new ShaderMaterial({
      vertexShader: `varying vec3 vPlace; void main() { vPlace = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }`,
      fragmentShader: `varying vec3 vPlace; ${code} void main() { gl_FragColor = vec4(backdrop(cameraPosition, normalize(vPlace - cameraPosition)), 1.); }`,
      uniforms,
      side: BackSide,
      depthWrite: false,
    }),
    { color: '#ffffff', group: 'sky', vertexColors: true, line: 0, side: BackSide },
  )
  const dome = new Mesh(geometry, material)
  dome.name = 'backdrop'
  dome.renderOrder = 100
  dome.frustumCulled = false
  kit.add(dome)
}
