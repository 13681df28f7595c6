import type { TracedScene } from '../scene'

export const scene: TracedScene = {
  kind: 'traced',
  key: 'perfume-final',
  alt: {
    en: 'Amber perfume bottle lit from behind, a ribbon of water curling around it in mid-splash',
    ar: 'قارورة عطر كهرمانية مضاءة من الخلف، يلتفّ حولها شريط من الماء المتناثر',
    de: 'Bernsteinfarbener Flakon im Gegenlicht, ein Band aus spritzendem Wasser legt sich um ihn',
  },
  focalX: 52,
  focalY: 52,
  grain: 0.22,
  camera: {
    eye: [-0.55, 0.72, -5.6],
    target: [0.02, 0.68, 0],
    fov: 25,
    aperture: 0.045,
    focus: 5.4,
  },
  lights: [
    { position: [2.2, 1.9, 2.3], radius: 0.5, colour: [52, 27, 10] },
    { position: [-3.4, 2.6, -1.2], radius: 0.8, colour: [6, 12, 17] },
  ],
  exposure: 1.05,
  bloom: 0.12,
  samples: 16,
  bounces: 9,
  reach: 90,
  stride: 0.7,
  shadowTint: [0.92, 1, 1.1],
  glsl: /* glsl */ `
#define SEA
vec3 bottleSpace(vec3 p) { p.xz *= rot(.34); return p; }
float ribbon(vec3 p, float radius, float base, float rise, float phase, float thick) {
  float a = atan(p.z, p.x) + phase;
  a = mod(a, 6.28318) / 6.28318;
  float r = radius * (1. + .1 * sin(a * 9.));
  float y = base + rise * a + .07 * sin(a * 11. + 1.);
  float w = thick * pow(sin(3.14159 * clamp(a, .0, 1.)), .7) * (.75 + .35 * sin(a * 23.) * sin(a * 7.));
  vec2 d = vec2(length(p.xz) - r, p.y - y);
  d *= mat2(.8, .6, -.6, .8);
  return length(d * vec2(1., .62)) - max(w, -.02);
}
vec2 map(vec3 p) {
  vec2 best = vec2(1e3, 0.);
  if (length(p - vec3(0, .75, 0)) > 1.75) { add(best, length(p - vec3(0, .75, 0)) - 1.55, 1.); return best; }
  vec3 b = bottleSpace(p);
  float glass = box(b - vec3(0, .54, 0), vec3(.42, .5, .2), .1);
  glass = smin(glass, cylinder(b - vec3(0, 1.07, 0), .13, .09, .02), .1);
  add(best, glass, 1.);
  add(best, cylinder(b - vec3(0, 1.14, 0), .15, .03, .012), 2.);
  float cap = box(b - vec3(0, 1.35, 0), vec3(.2, .17, .16), .035);
  add(best, cap, 3.);
  add(best, box(b - vec3(0, .5, -.2), vec3(.17, .17, .006), .004), 2.);
  float wob = .018 * sin(p.x * 14. + p.y * 9.) * sin(p.z * 13. - p.y * 7.);
  float water = ribbon(p, .72, .06, .92, 2.5, .085) + wob;
  water = smin(water, ribbon(p + vec3(.04, 0, .02), .86, .02, .34, -.5, .06) + wob, .12);
  float a = atan(p.z, p.x), r = length(p.xz);
  float crown = .1 + .09 * sin(a * 7.) * sin(a * 3. + 1.) + .05 * sin(a * 17.);
  float sheet = max(abs(r - .66 - p.y * .9) - .02 - .02 * sin(a * 9.), p.y - crown) * .7;
  water = smin(water, sheet, .08);
  water = smin(water, p.y + .01, .06);
  for (int i = 0; i < 16; i++) {
    float f = float(i), t = f * 2.39996;
    float h = .2 + 1.15 * hash(vec2(f, 3.));
    vec3 c = vec3(cos(t) * (.74 + .5 * hash(vec2(f, 7.))), h, sin(t) * .6);
    water = smin(water, length(p - c) - .014 - .04 * pow(hash(vec2(f, 9.)), 3.), .03);
  }
  add(best, water, 4.);
  return best;
}
void surface(inout Surface s, vec3 p) {
  if (s.id < .5) {
    float r = length(p.xz), e = .14 * cos(r * 22. - 1.) * exp(-r * .7) * smoothstep(.4, .9, r);
    s.n = normalize(vec3(-p.x / r * e, 1., -p.z / r * e));
    s.albedo = vec3(.012, .02, .026); s.rough = .06; s.coat = 1.6;
  } else if (s.id < 1.5) { s.glass = 1.; s.albedo = vec3(.95, .62, .25); }
  else if (s.id < 2.5) {
    vec3 b = bottleSpace(p);
    s.metal = 1.; s.rough = .22; s.albedo = vec3(.95, .72, .42);
    if (b.z < -.1 && b.y < 1.) s.emit = vec3(.16, .095, .04) * (.5 + b.y);
  }
  else if (s.id < 3.5) { s.albedo = vec3(.015); s.rough = .2; s.coat = 1.5; }
  else { s.glass = 1.; s.albedo = vec3(.93, .975, .985); }
}
vec3 sky(vec3 rd) {
  vec2 c = vec2(atan(rd.x, rd.z), asin(rd.y));
  vec3 col = mix(vec3(.004, .016, .024), vec3(.01, .045, .065), smoothstep(-.2, .6, c.y));
  // The warm glow behind the bottle and the cool strip that draws its left edge.
  col += vec3(1.5, .52, .13) * exp(-40. * dot((c - vec2(.2, .1)) * vec2(1., 1.25), (c - vec2(.2, .1)) * vec2(1., 1.25)));
  float strip = smoothstep(.2, .12, abs(c.x + 1.5)) * smoothstep(.9, .5, abs(c.y - .3));
  col += vec3(1.1, 2.2, 3.) * strip;
  float top = smoothstep(.75, .95, rd.y);
  col += vec3(.7, .8, .9) * top * step(c.x, .2);
  float key = smoothstep(.24, .16, abs(c.x - 1.25)) * smoothstep(.8, .6, abs(c.y - .3));
  col += vec3(4.2, 2.3, 1.) * key;
  return col;
}
`,
}
