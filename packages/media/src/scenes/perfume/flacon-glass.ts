import { type Matrix4, ShaderMaterial, Vector3 } from 'three'
import { paintedAs } from '../../engine/paint'
import type { backlitWorld } from '../../kit/backlit-world'

/** Half of the flacon's outer size; the next constant is half of the hollow with the perfume. */
export const BODY = new Vector3(0.44, 0.5, 0.2)
export const HOLLOW = { half: new Vector3(0.365, 0.36, 0.13), middle: new Vector3(0, -0.005, 0) }

const vertex = /* glsl */ `
varying vec3 vWorld, vNormalWorld;
void main() {
  vec4 w = modelMatrix * vec4(position, 1.);
  vWorld = w.xyz;
  vNormalWorld = mat3(modelMatrix) * normal;
  gl_Position = projectionMatrix * viewMatrix * w;
}`

const fragment = (code: string) => /* glsl */ `
varying vec3 vWorld, vNormalWorld;
uniform mat4 uPlace; uniform vec3 uBody, uHollow, uMiddle, uAbsorb;
${code}
/** Where a ray enters and leaves a box. */
vec2 crossing(vec3 o, vec3 d, vec3 h) {
  vec3 i = 1. / (d + vec3(1e-5)), a = -o * i, k = abs(i) * h;
  vec3 t0 = a - k, t1 = a + k;
  return vec2(max(max(t0.x, t0.y), t0.z), min(min(t1.x, t1.y), t1.z));
}
/** A box's normal whose edges are ground round. */
vec3 ground(vec3 p, vec3 h, float sharp) {
  vec3 q = clamp(abs(p / h), 0., 1.);
  return normalize(sign(p) * pow(q, vec3(sharp)) / h + 1e-4);
}
/** A face that bulges like a lens, as blown glass does inside. */
vec3 bulging(vec3 p, vec3 h) {
  vec3 q = clamp(abs(p / h), 0., 1.);
  return normalize(sign(p) * q * q * q * q + 1e-4);
}
vec3 bent(vec3 d, vec3 n, float eta) {
  vec3 r = refract(d, n, eta);
  return dot(r, r) < .01 ? reflect(d, n) : r;
}
void main() {
  vec3 view = normalize(vWorld - cameraPosition), normal0 = normalize(vNormalWorld);
  mat3 turn = mat3(uPlace);
  vec3 n = normal0 * turn, d = view * turn;
  vec3 o = (vWorld - uPlace[3].xyz) * turn;
  float facing = clamp(-dot(d, n), 0., 1.);
  d = refract(d, n, 1. / 1.5);
  float deep = 0., tube = 0.;
  vec2 t = crossing(o - uMiddle, d, uHollow);
  if (t.x < t.y && t.y > 0.) {
    vec3 p = o + d * max(t.x, 0.);
    d = bent(d, ground(p - uMiddle, uHollow, 30.), 1.5 / 1.36);
    float inside = crossing(p - uMiddle, d, uHollow).y;
    // The dip tube down the middle shows as a pale line on each side.
    vec2 across = normalize(vec2(-d.z, d.x));
    float off = abs(dot(p.xz, across)), at = dot(-p.xz, d.xz) / max(1e-4, dot(d.xz, d.xz));
    tube = smoothstep(.034, .03, off) * step(0., at) * step(at, inside) * smoothstep(-.3, -.29, p.y + d.y * at);
    tube *= .25 + .75 * smoothstep(.014, .028, off);
    o = p + d * inside;
    deep = inside;
    d = bent(d, -bulging(o - uMiddle, uHollow), 1.36 / 1.5);
  }
  // At most two reflections inside before the light leaves the glass.
  for (int i = 0; i < 3; i++) {
    o += d * max(0., crossing(o, d, uBody).y);
    vec3 m = -ground(o, uBody, 14.);
    vec3 out0 = refract(d, m, 1.5);
    if (dot(out0, out0) > .01) { d = out0; break; }
    if (i == 2) break;
    d = reflect(d, m);
    vec2 again = crossing(o - uMiddle, d, uHollow);
    deep += max(0., again.y - max(again.x, 0.)) * .6;
    o += d * .002;
  }
  vec3 from = turn * o + uPlace[3].xyz;
  vec3 light = world(from, turn * d);
  light *= exp(-uAbsorb * deep) * vec3(.93, .95, .93);
  light = mix(light, light * .45 + vec3(.10, .06, .03), tube * .7);
  // Light that the perfume itself carries, most on the side of the lamp and low down.
  vec3 away = from - uPlace[3].xyz;
  float near = smoothstep(-.5, .55, dot(away, normalize(uDiscAt - uPlace[3].xyz)) + .5 * away.x - .3 * away.y);
  light += vec3(.85, .27, .035) * (1. - exp(-deep * 1.8)) * (.1 + .9 * near * near);
  float f = .04 + .96 * pow(1. - facing, 5.);
  gl_FragColor = vec4(mix(light, world(vWorld, reflect(view, normal0)), f), 1.);
}`

/**
 * Thick glass with perfume in it. For each point of the picture the ray is followed through the
 * block.
 */
export function flaconGlass(world: ReturnType<typeof backlitWorld>, place: Matrix4) {
  return paintedAs(
    new ShaderMaterial({
      vertexShader: vertex,
      fragmentShader: fragment(world.code),
      uniforms: {
        ...world.uniforms,
        uPlace: { value: place },
        uBody: { value: BODY },
        uHollow: { value: HOLLOW.half },
        uMiddle: { value: HOLLOW.middle },
        uAbsorb: { value: new Vector3(0.9, 3.0, 9) },
      },
    }),
    { color: '#c8792c', flat: '#f3d3a0', clay: '#c4b39d', group: 'character' },
  )
}
