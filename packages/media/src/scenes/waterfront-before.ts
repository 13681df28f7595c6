import { base, land } from '../models/waterfront'
import type { TracedScene } from '../scene'

export const scene: TracedScene = {
  ...base,
  key: 'waterfront-before',
  alt: {
    en: 'An empty sandy lot by the sea with survey stakes, a fence and a few palms under a pale sky',
    ar: 'أرض رملية خالية على البحر فيها أوتاد مسح وسياج وبضع نخلات تحت سماء باهتة',
    de: 'Leeres sandiges Grundstück am Meer mit Vermessungspflöcken, Bauzaun und wenigen Palmen',
  },
  focalX: 52,
  focalY: 50,
  grain: 0.2,
  lights: [
    { position: [-60, 26, 34], radius: 6, colour: [460, 330, 200], aim: [0, 0, 0], beam: 60 },
  ],
  fog: 0.005,
  fogColour: [0.5, 0.5, 0.48],
  exposure: 0.8,
  bloom: 0.05,
  shadowTint: [0.95, 1, 1.06],
  glsl: /* glsl */ `
#define SEA
const bool BUILT = false;
${land}
vec2 map(vec3 p) {
  vec2 best = vec2(1e3, 0.);
  add(best, ground(p), 1.);
  add(best, far(p), 2.);
  if (p.y < 3.) {
    for (int i = 0; i < 6; i++) {
      vec2 at = vec2(-7.5 + float(i) * 3.3 + 1.4 * sin(float(i) * 7.), 3.2 + 4.6 * hash(vec2(float(i), 4.)));
      vec3 q = p - vec3(at.x, .15, at.y);
      if (length(q) < 3.) add(best, tree(q, 1.1 + .5 * hash(vec2(float(i), 1.))), 3.);
    }
    // Fence on the landward side, survey stakes in rows, one excavated heap.
    vec3 f = p; f.x = mod(p.x, 1.2) - .6;
    float fence = capsule(f, vec3(0, 0, 8.6), vec3(0, .75, 8.6), .03);
    fence = min(fence, max(abs(p.y - .62) - .015, abs(p.z - 8.6) - .015));
    fence = min(fence, max(abs(p.y - .4) - .015, abs(p.z - 8.6) - .015));
    add(best, fence, 4.);
    if (p.z > .8 && p.z < 6.8 && abs(p.x - 2.) < 5.5) {
      vec3 s = vec3(mod(p.x, 2.2) - 1.1, p.y, mod(p.z, 2.) - 1.);
      add(best, box(s - vec3(0, .4, 0), vec3(.03, .32, .03), .01), 5.);
    }
    vec3 h = p - vec3(6.6, .1, 4.2);
    add(best, (cone(h, vec3(0), vec3(.2, .55, 0), .95, .2) - .12 * fbm(p.xz * 3.)) * .7, 1.);
    vec3 c = p - vec3(3.6, .5, 5.4); c.xz *= rot(.5);
    add(best, box(c, vec3(.9, .3, .36), .02), 6.);
  }
  return best;
}
void surface(inout Surface s, vec3 p) {
  s.rough = .9; s.coat = .2;
  if (s.id < .5) water(s, p, .05, vec3(.016, .06, .066));
  else if (s.id < 1.5) {
    float inland = p.z - shore(p.x);
    float n = fbm(p.xz * 1.7), d = fbm(p.xz * .5 + 7.);
    s.albedo = mix(vec3(.5, .4, .28), vec3(.36, .28, .19), n);
    s.albedo = mix(s.albedo, vec3(.2, .21, .1), smoothstep(.5, .68, d) * smoothstep(.5, 2., inland));
    float track = abs(p.x - 1.5 - 2.2 * sin(p.z * .32) - .2 * p.z);
    s.albedo = mix(s.albedo, vec3(.56, .47, .35), smoothstep(.16, .06, abs(track - .26)) * smoothstep(1., 2., inland));
    s.albedo *= mix(.55, 1., smoothstep(-.2, .7, inland));
  } else if (s.id < 2.5) s.albedo = vec3(.3, .3, .3);
  else if (s.id < 3.5) s.albedo = vec3(.09, .13, .05);
  else if (s.id < 4.5) s.albedo = vec3(.22, .21, .2);
  else if (s.id < 5.5) s.albedo = p.y > .58 ? vec3(.85, .16, .05) : vec3(.5, .42, .3);
  else s.albedo = vec3(.1, .22, .26);
}
vec3 sky(vec3 rd) {
  vec3 col = mix(vec3(.6, .58, .52), vec3(.13, .27, .42), smoothstep(0., .5, rd.y));
  float cloud = smoothstep(.42, .75, fbm(vec2(rd.x / (rd.y + .16), 1. / (rd.y + .16)) * .9));
  return mix(col, vec3(.9, .88, .84), cloud * .6 * smoothstep(.0, .12, rd.y));
}
`,
}
