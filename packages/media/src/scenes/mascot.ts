import type { TracedScene } from '../scene'

export const scene: TracedScene = {
  kind: 'traced',
  key: 'mascot',
  alt: {
    en: 'A round blue mascot with two leaves on its head waves and holds an oversized pencil',
    ar: 'شخصية زرقاء مستديرة بورقتين خضراوين على رأسها، تلوّح بيد وتحمل بالأخرى قلم رصاص كبيرًا',
    de: 'Ein rundes blaues Maskottchen mit zwei Blättern auf dem Kopf winkt, einen großen Bleistift im Arm',
  },
  focalX: 47,
  focalY: 45,
  grain: 0.18,
  camera: { eye: [-1.1, 1.5, -7.2], target: [0.25, 1.16, 0], fov: 27, aperture: 0.04, focus: 6.9 },
  lights: [
    { position: [-4.2, 5.4, -4], radius: 1.1, colour: [21, 16.6, 12] },
    { position: [4.6, 2.2, -2.2], radius: 1.4, colour: [1.7, 2.6, 3.6] },
    { position: [2.6, 4.4, 3.2], radius: 0.6, colour: [26, 23, 19] },
  ],
  exposure: 0.85,
  bloom: 0.07,
  samples: 10,
  reach: 30,
  stride: 0.85,
  shadowTint: [1.04, 0.97, 1.04],
  glsl: /* glsl */ `
float leaf(vec3 p, float lean, float turn) {
  p.xz *= rot(turn); p.xy *= rot(lean);
  p.y -= .30;
  float w = .16 * sqrt(max(0., 1. - pow(abs(p.y) / .32, 2.))) + .005;
  p.z += p.x * p.x * 1.6 - .12 * p.y * p.y;
  return (length(vec2(max(abs(p.x) - w, 0.), max(abs(p.z) - .012, 0.))) + max(abs(p.y) - .32, 0.)) * .6 - .018;
}
vec3 faceSpace(vec3 p) { p -= vec3(0, 1.28, 0); p.xz *= rot(-.12); p.xy *= rot(-.06); return p; }
vec2 map(vec3 p) {
  vec2 best = vec2(smin(p.y, 5.2 - p.z, 3.6), 0.);
  if (length(p - vec3(0, 1.3, 0)) > 2.2) { add(best, length(p - vec3(0, 1.3, 0)) - 1.9, 1.); return best; }
  vec3 b = p; b.xy *= rot(-.05);
  float body = smin(ellipsoid(b - vec3(0, .88, 0), vec3(.72, .66, .62)), ellipsoid(b - vec3(.02, 1.42, 0), vec3(.6, .62, .55)), .5);
  body = smin(body, cone(p, vec3(-.3, .35, -.02), vec3(-.34, .13, -.05), .2, .17), .18);
  body = smin(body, cone(p, vec3(.3, .35, .02), vec3(.36, .13, 0.), .2, .17), .18);
  body = smin(body, ellipsoid(p - vec3(-.36, .1, -.16), vec3(.2, .11, .27)), .1);
  body = smin(body, ellipsoid(p - vec3(.4, .1, -.12), vec3(.2, .11, .27)), .1);
  body = smin(body, limb(p, vec3(-.56, 1.16, -.02), vec3(-.98, 1.32, -.12), vec3(-1.1, 1.76, -.2), .16, .13, .11), .14);
  body = smin(body, ellipsoid(p - vec3(-1.12, 1.86, -.22), vec3(.15, .17, .12)), .06);
  body = smin(body, cone(p, vec3(-.99, 1.82, -.22), vec3(-.93, 1.93, -.25), .055, .05), .05);
  body = smin(body, limb(p, vec3(.58, 1.08, -.05), vec3(.92, .82, -.22), vec3(.86, .9, -.56), .16, .13, .12), .12);
  body = smin(body, sphere(p - vec3(.84, .94, -.6), .15), .06);
  add(best, body, 1.);
  vec3 f = faceSpace(p);
  vec3 e = f; e.x = abs(e.x);
  add(best, ellipsoid(e - vec3(.2, .2, -.46), vec3(.165, .2, .135)), 2.);
  float lid = max(ellipsoid(e - vec3(.2, .205, -.455), vec3(.175, .212, .142)), -(e.y - .31 - .1 * e.x));
  add(best, lid, 1.);
  vec3 m = f - vec3(.0, -.06, -.56);
  float mouth = max(ellipsoid(m, vec3(.17, .15, .16)), m.y - m.x * m.x * 1.1);
  if (mouth < .02) best = best.x > mouth - .001 ? vec2(min(best.x, mouth - .004), 4.) : best;
  vec3 crown = p - vec3(.1, 1.98, 0);
  add(best, leaf(crown, -.55, .25), 5.);
  add(best, leaf(crown, .62, -.35), 5.);
  add(best, capsule(p, vec3(.08, 1.9, 0), vec3(.1, 2.06, 0), .035), 5.);
  vec3 k = p - vec3(.86, .98, -.7); k.xy *= rot(-.2); k.yz *= rot(.1);
  float hexa = max(abs(k.x), max(abs(k.x * .5 + k.z * .866), abs(k.x * .5 - k.z * .866))) - .085;
  float tip = length(k.xz) - (1.12 - k.y) * .33;
  add(best, max(max(hexa - .004, abs(k.y + .02) - 1.12), tip * .9) - .004, 6.);
  return best;
}
void surface(inout Surface s, vec3 p) {
  if (s.id < .5) { s.albedo = vec3(.84, .36, .17); s.rough = .9; s.coat = .0; }
  else if (s.id < 1.5) {
    vec3 f = faceSpace(p);
    float face = smoothstep(.005, -.005, length((f.xy - vec2(0, .1)) / vec2(.47, .4)) - 1.) * step(f.z, -.1);
    vec2 belly = (p.xy - vec2(-.03, .66)) / vec2(.4, .36);
    face = max(face, smoothstep(.005, -.005, length(belly) - 1.) * step(p.z, -.2) * step(p.y, 1.05));
    s.albedo = mix(vec3(.16, .5, .62), vec3(.93, .86, .74), face);
    vec2 c = vec2(abs(f.x) - .35, f.y + .03);
    s.albedo = mix(s.albedo, vec3(.95, .5, .42), .75 * smoothstep(.11, .03, length(c * vec2(1., 1.3))) * face);
    s.rough = .55; s.coat = .7;
  }
  else if (s.id < 2.5) {
    vec3 f = faceSpace(p); 
    vec2 q = vec2(abs(f.x) - .2, f.y - .2) - vec2(-.012, -.005) + vec2(f.x > 0. ? .018 : -.018, 0) ;
    float iris = smoothstep(.006, -.006, length(q * vec2(1., .86)) - .115);
    s.albedo = mix(vec3(.95), vec3(.012, .014, .02), iris);
    s.emit = vec3(1.1) * smoothstep(.004, -.004, length(vec2(f.x - (f.x > 0. ? .165 : -.235), f.y - .255)) - .026);
    s.rough = .04; s.coat = 1.3;
  }
  else if (s.id < 4.5) { s.albedo = mix(vec3(.2, .02, .03), vec3(.85, .22, .2), smoothstep(1.22, 1.13, p.y)); s.rough = .3; }
  else if (s.id < 5.5) { s.albedo = vec3(.1, .5, .12); s.rough = .4; }
  else {
    vec3 k = p - vec3(.86, .98, -.7); k.xy *= rot(-.2); k.yz *= rot(.1);
    float r = length(k.xz);
    s.albedo = k.y > .84 ? (k.y > 1.0 ? vec3(.03) : vec3(.8, .58, .34)) : vec3(.95, .62, .05);
    if (k.y < -.86) s.albedo = k.y < -.99 ? vec3(.85, .32, .3) : vec3(.6, .6, .58);
    s.rough = .35;
  }
}
vec3 sky(vec3 rd) { return vec3(.26, .24, .27) * (.6 + .4 * rd.y); }
`,
}
