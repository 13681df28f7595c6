import { base, blocks, land } from '../models/waterfront'
import type { TracedScene } from '../scene'

export const scene: TracedScene = {
  ...base,
  key: 'waterfront-after',
  alt: {
    en: 'The same shore at dusk, now built: lit towers, low pavilions and a lamp-lined palm promenade',
    ar: 'الشاطئ نفسه عند الغسق بعد التطوير: أبراج مضاءة ومبانٍ منخفضة وممشى تصطفّ فيه النخيل والمصابيح',
    de: 'Dieselbe Küste bebaut in der Dämmerung: helle Türme, Pavillons, Promenade mit Palmen und Laternen',
  },
  focalX: 55,
  focalY: 42,
  grain: 0.25,
  lights: [
    { position: [60, 9, 62], radius: 9, colour: [12, 5.2, 2.6], aim: [0, 0, 0], beam: 60 },
    { position: [-1.4, 1.3, 0.4], radius: 0.16, colour: [34, 18, 7] },
    { position: [3.6, 1.3, 0.1], radius: 0.16, colour: [34, 18, 7] },
    { position: [-6, 1.3, 0.6], radius: 0.16, colour: [34, 18, 7] },
    { position: [8, 1.4, -0.4], radius: 0.16, colour: [34, 18, 7] },
  ],
  fog: 0.011,
  fogColour: [0.1, 0.115, 0.165],
  exposure: 1.2,
  bloom: 0.13,
  shadowTint: [0.92, 1, 1.1],
  glsl: /* glsl */ `
#define SEA
const bool BUILT = true;
${land}
void tower(inout vec2 best, vec3 p, vec2 at, vec3 size, float turn, float id) {
  vec3 q = p - vec3(at.x, .2, at.y);
  q.xz *= rot(turn);
  float bound = box(q - vec3(0, size.y * .5, 0), vec3(size.x + .2, size.y * .5 + .2, size.z + .2), 0.);
  if (bound > .6) { add(best, bound, id); return; }
  float waist = size.y > 3. ? 1. - .22 * smoothstep(.35, 1., q.y / size.y) : 1.;
  float core = box(vec3(q.x / waist, q.y - size.y * .5, q.z / waist), vec3(size.x, size.y * .5, size.z), .12) * .9;
  // Floor slabs reach past the glass and give the facade its shadow lines.
  float floorY = abs(fract(q.y / .36) - .5) * .36;
  float slab = max(box(vec3(q.x / waist, q.y - size.y * .5, q.z / waist), vec3(size.x + .07, size.y * .5, size.z + .07), .14) * .9, .14 - floorY);
  add(best, core, id);
  add(best, slab * .8, 8.);
}
vec2 map(vec3 p) {
  vec2 best = vec2(1e3, 0.);
  add(best, ground(p), 1.);
  add(best, far(p), 2.);
  if (p.y < 8.4 && p.z > -3.) {
  ${blocks()}
  }
  if (p.z > 8.5 && p.y < 3.) {
    // The district behind, low and many.
    vec2 c = floor(p.xz / 2.2), f = (fract(p.xz / 2.2) - .5) * 2.2;
    float h = .25 + 1.1 * pow(hash(c), 3.);
    float low = box(vec3(f.x, p.y - .2, f.y), vec3(.55 + .2 * hash(c + 3.), h, .5 + .25 * hash(c + 5.)), .03);
    add(best, max(min(low, .7), 9. - p.z), 9.);
  }
  if (p.y < 2. && p.z < 4.) {
    // Sea wall and a palm walk along it.
    float inland = p.z - shore(p.x);
    add(best, max(abs(inland - .38) - .09, abs(p.y - .16) - .24) * .7, 4.);
    float k = 1.25, i = floor(p.x / k);
    vec3 q = vec3(p.x - (i + .5) * k, p.y - .2, p.z - shore((i + .5) * k) - .95);
    add(best, tree(q, .72 + .2 * hash(vec2(i, 2.))) * .8, 3.);
    vec3 l = vec3(mod(p.x, 1.7) - .85, p.y - .2, p.z - shore(floor(p.x / 1.7) * 1.7 + .85) - .62);
    add(best, capsule(l, vec3(0), vec3(0, .42, 0), .012) * .8, 4.);
    add(best, (sphere(l - vec3(0, .45, 0), .05)) * .8, 6.);
    // A jetty with two boats gives the near water its scale.
    vec3 j = p - vec3(-3.4, .12, -4.3); j.xz *= rot(.28);
    add(best, box(j, vec3(.22, .05, 2.4), .02), 4.);
    vec3 b = j - vec3(.8, -.06, -1.); 
    float hull = box(b - vec3(0, .02, 0), vec3(.24 - .1 * smoothstep(.1, .9, b.z), .13, .75), .1);
    hull = min(hull, box(b - vec3(0, .22, -.15), vec3(.15, .1, .28), .05));
    b = j - vec3(-.85, -.06, .5);
    hull = min(hull, box(b - vec3(0, .02, 0), vec3(.24 - .1 * smoothstep(.1, .9, b.z), .13, .7), .1));
    hull = min(hull, capsule(b, vec3(0, .1, .1), vec3(0, 1.7, .1), .014));
    add(best, hull * .8, 7.);
  }
  return best;
}
void surface(inout Surface s, vec3 p) {
  s.rough = .8; s.coat = .3;
  if (s.id < .5) water(s, p, .035, vec3(.006, .02, .03));
  else if (s.id < 1.5) {
    float inland = p.z - shore(p.x);
    float lawn = smoothstep(.52, .56, fbm(p.xz * .6 + 3.));
    vec3 paved = vec3(.15, .14, .135) * (.85 + .3 * noise(p.xz * 6.));
    s.albedo = inland < .4 ? vec3(.3, .24, .17) * mix(.5, 1., smoothstep(-.2, .6, inland)) : mix(paved, vec3(.03, .075, .035), lawn);
  } else if (s.id < 2.5) s.albedo = vec3(.1, .1, .13);
  else if (s.id < 3.5) s.albedo = vec3(.05, .1, .04);
  else if (s.id < 4.5) s.albedo = vec3(.3, .27, .24);
  else if (s.id < 6.5) { s.emit = vec3(9., 5.2, 2.2); }
  else if (s.id < 7.5) s.albedo = vec3(.75);
  else if (s.id > 8.7 && s.id < 9.5) {
    s.albedo = vec3(.13, .13, .14);
    float win = step(.965, hash(floor(p.xy * vec2(5., 4.)) + floor(p.z * 5.)));
    if (abs(s.n.y) < .5) s.emit = vec3(1.1, .62, .28) * win * .3;
  }
  else if (s.id < 8.5) { s.albedo = vec3(.3, .3, .31); s.coat = .5; }
  else {
    // Glass: some flats are lit, and their rooms differ.
    float floorId = floor(p.y / .36), col = floor((p.x + p.z * .83) / .24);
    float on = step(.62 + .14 * hash(vec2(s.id, 5.)), hash(vec2(col + s.id * 7., floorId)));
    float warm = hash(vec2(col, floorId + s.id));
    s.albedo = vec3(.03, .05, .07); s.rough = .1; s.coat = 2.4;
    vec3 room = mix(vec3(1.9, .66, .14), vec3(1.6, .85, .34), warm) * (.1 + .45 * hash(vec2(floorId, col)));
    if (abs(s.n.y) < .5) s.emit = room * on;
    if (abs(s.n.y) < .5 && p.y < .75) s.emit = vec3(1.1, .6, .26);
  }
}
vec3 sky(vec3 rd) {
  float h = max(rd.y, 0.);
  vec3 col = mix(vec3(.1, .22, .38), vec3(.02, .07, .17), smoothstep(.05, .6, h));
  float sun = pow(max(0., dot(normalize(vec3(rd.x, 0, rd.z)), normalize(vec3(.62, 0, .78)))), 3.);
  col += vec3(.95, .38, .12) * exp(-h * 17.) * (.12 + sun);
  col += vec3(.1, .05, .09) * exp(-h * 5.) * (.3 + .7 * sun);
  float cloud = smoothstep(.42, .8, fbm(vec2(rd.x / (h + .1) * .7 + 2., 2.2 / (h + .1))));
  col = mix(col, col * .55 + vec3(.3, .1, .07) * sun, cloud * .75 * smoothstep(.01, .1, h));
  return col;
}
`,
}
