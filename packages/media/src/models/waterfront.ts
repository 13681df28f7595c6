import { random } from '../lib/random'
import type { Camera, TracedScene } from '../scene'

/** The camera of the shore. It is the same before and after the buildings. */
export const camera: Camera = {
  eye: [-9.5, 8.2, -15],
  target: [1.6, 1.5, 3.5],
  fov: 33,
  aperture: 0.05,
  focus: 21,
}

/**
 * The towers as x, z, half the width, and height. The tall one is off-center and draws attention.
 */
export function blocks(): string {
  const r = random(8)
  const list: [number, number, number, number, number][] = [
    [2.6, 5.2, 1.0, 6.6, 0.3],
    [-1.6, 6.4, 1.0, 4.6, 0.1],
    [6.4, 6.2, 1.1, 5.2, -0.2],
    [-5.4, 5.6, 1.1, 3.0, 0.2],
    [9.6, 4.2, 1.2, 3.4, 0.1],
    [5.4, 2.2, 0.9, 2.0, 0.2],
    [-0.6, 2.6, 1.2, 1.3, 0.1],
    [-4.6, 2.0, 1.1, 1.0, 0.15],
    [2.6, 1.4, 0.8, 0.8, 0.1],
    [8.8, 1.0, 1.0, 1.1, 0.1],
  ]
  return list
    .map(([x, z, w, h, turn], i) => {
      const depth = (w * r.range(0.7, 1)).toFixed(2)
      return `tower(best, p, vec2(${x.toFixed(2)}, ${z.toFixed(2)}), vec3(${w.toFixed(2)}, ${h.toFixed(2)}, ${depth}), ${turn.toFixed(2)}, ${(10 + i).toFixed(1)});`
    })
    .join('\n  ')
}

/** The shore, the sea and the far coast. `built` is a constant that each stage defines. */
export const land = /* glsl */ `
float shore(float x) { return -2.2 + .9 * sin(x * .32 + .6) + .35 * sin(x * .9) - .02 * x * x * step(x, 0.); }
float ground(vec3 p) {
  float inland = p.z - shore(p.x);
  float h = -.55 + .75 * smoothstep(-1.6, 1.4, inland);
  if (BUILT) h = mix(h, .22, smoothstep(.35, .4, inland));
  else h += .05 * fbm(p.xz * 1.3) * smoothstep(0., 2., inland) + .16 * fbm(p.xz * .45);
  return (p.y - h) * .7;
}
float tree(vec3 p, float size) {
  float trunk = capsule(p, vec3(0), vec3(.02, size, 0), .03);
  vec3 q = p - vec3(.02, size, 0);
  float a = atan(q.z, q.x);
  float r = length(q.xz);
  float star = .5 + .5 * cos(a * 7.);
  float crown = max(abs(q.y + r * r * .9 - .1 * r) - .035 * star - .01, r - .34 - .2 * star) * .5;
  return min(trunk, crown);
}
float far(vec3 p) {
  float ridge = 1.6 * fbm(vec2(p.x * .05 + 3., 1.)) + .4 * noise(vec2(p.x * .3, 2.));
  return max(p.y - ridge * smoothstep(34., 60., p.z), 40. - p.z) * .6;
}
vec3 waterNormal(vec3 p, float calm) {
  vec2 w = p.xz * vec2(1.1, 2.2);
  float h = fbm(w * 1.6), e = .08;
  return normalize(vec3((h - fbm((w + vec2(e, 0)) * 1.6)) / e * calm, 1., (h - fbm((w + vec2(0, e)) * 1.6)) / e * calm));
}
void water(inout Surface s, vec3 p, float calm, vec3 deep) {
  s.n = waterNormal(p, calm);
  float f = .03 + .97 * pow(1. - max(0., dot(s.n, normalize(uEye - p))), 5.);
  float shallow = smoothstep(-3.4, 0., p.z - shore(p.x));
  s.metal = 1.; s.rough = .03; s.albedo = vec3(min(1., f + .1));
  s.emit = mix(deep, deep * 3.2, shallow);
  float foam = smoothstep(.12, .0, abs(p.z - shore(p.x) + .62 + .12 * noise(p.xz * 3.))) * noise(p.xz * 9.);
  s.emit += deep * 6. * foam;
}
`

export const base = {
  kind: 'traced',
  camera,
  bounces: 3,
  reach: 90,
  stride: 0.8,
  samples: 7,
} as const satisfies Partial<TracedScene>
