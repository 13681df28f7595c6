import type { TracedScene } from '../scene'

export const scene: TracedScene = {
  kind: 'traced',
  key: 'podcast-table',
  alt: {
    en: 'Two studio microphones face each other over a wooden table, a warm lamp glowing behind them',
    ar: 'ميكروفونان متقابلان فوق طاولة خشبية، وخلفهما مصباح يبعث ضوءًا دافئًا',
    de: 'Zwei Studiomikrofone stehen sich über einem Holztisch gegenüber, dahinter leuchtet eine warme Lampe',
  },
  focalX: 34,
  focalY: 48,
  grain: 0.22,
  camera: {
    eye: [-0.35, 0.62, -2.75],
    target: [0.08, 0.36, 0],
    fov: 21.5,
    aperture: 0.022,
    focus: 2.55,
  },
  lights: [
    { position: [0.34, 0.62, 1.25], radius: 0.15, colour: [46, 23, 8.5] },
    { position: [-2.2, 1.9, -1.5], radius: 0.4, colour: [34, 38, 44] },
    { position: [-3.2, 2.6, 4.4], radius: 0.4, colour: [2.4, 6, 10] },
    { position: [1.9, 2.2, 0.6], radius: 0.25, colour: [80, 46, 22] },
  ],
  fog: 0.0018,
  fogColour: [0.006, 0.012, 0.018],
  exposure: 1.0,
  bloom: 0.1,
  samples: 16,
  bounces: 4,
  reach: 14,
  shadowTint: [0.93, 1, 1.08],
  glsl: /* glsl */ `
/** A broadcast microphone lying on its axis, front towards +x. */
vec2 mic(vec3 p) {
  vec3 q = p.yxz;
  vec2 best = vec2(cylinder(q, .082, .15, .02), 1.);
  add(best, cylinder(q - vec3(0, .17, 0), .074, .07, .045), 2.);
  add(best, cylinder(q - vec3(0, .105, 0), .0865, .012, .004), 3.);
  add(best, cylinder(q + vec3(0, .15, 0), .062, .03, .012), 1.);
  // The yoke that holds it.
  vec3 y = p - vec3(-.02, -.02, 0);
  float yoke = max(abs(length(y.yz) - .118) - .006, abs(y.x) - .02);
  yoke = max(yoke, y.y - .03);
  add(best, yoke, 3.);
  add(best, cylinder(p.xzy * vec3(1, 1, 1) - vec3(-.02, 0, .0), .022, .13, .006), 3.);
  return best;
}
vec2 place(vec3 p, vec3 at, float yaw, float pitch, float flip) {
  p -= at; p.x *= flip; p.xz *= rot(yaw); p.xy *= rot(pitch);
  return mic(p);
}
vec2 map(vec3 p) {
  vec2 best = vec2(6.5 - p.z, 8.);
  add(best, cylinder(p - vec3(.1, -.04, .3), 1.75, .035, .02), 0.);
  if (p.z > 2.) {
    // Slatted wall and a shelf far behind, there to be out of focus.
    vec3 w = p; w.x = (fract(p.x / .34) - .5) * .34;
    add(best, box(w - vec3(0, 1., 6.2), vec3(.1, 3., .14), .03), 8.);
  }
  vec3 a = vec3(-.56, .46, -.12), b = vec3(.72, .44, .22);
  if (p.y < 1.4 && length(p.xz) < 2.2) {
    vec2 m = place(p, a, .16, -.12, 1.);
    if (m.x < best.x) best = m;
    m = place(p, b, -.2, -.16, -1.);
    if (m.x < best.x) best = m;
    add(best, limb(p, a + vec3(-.03, -.1, 0), vec3(-.8, .16, .1), vec3(-1.02, -.02, .3), .016, .018, .02), 3.);
    add(best, cylinder(p - vec3(-1.02, .0, .3), .1, .025, .01), 3.);
    add(best, limb(p, b + vec3(.03, -.1, 0), vec3(1., .14, .36), vec3(1.22, -.02, .6), .016, .018, .02), 3.);
    add(best, cylinder(p - vec3(1.22, .0, .6), .1, .025, .01), 3.);
    // Lamp: stem, base and a shade that glows.
    vec3 l = p - vec3(.34, 0, 1.25);
    add(best, capsule(l, vec3(0), vec3(0, .48, 0), .014), 4.);
    add(best, cylinder(l - vec3(0, .01, 0), .13, .018, .01), 4.);
    add(best, sphere(l - vec3(0, .62, 0), .135), 5.);
    // A mug keeps the table in use.
    vec3 g = p - vec3(-.12, .1, .35);
    float mug = max(cylinder(g, .085, .1, .015), -cylinder(g - vec3(0, .03, 0), .074, .1, .01));
    vec3 h = g - vec3(.1, 0, 0);
    mug = min(mug, torus(h.xzy, .055, .012));
    add(best, mug, 6.);
  }
  return best;
}
void surface(inout Surface s, vec3 p) {
  s.coat = 1.;
  if (s.id < .5) {
    float g = fbm(vec2(p.x * 2.5 + 3., p.z * 26.)) * .6 + .4 * noise(vec2(p.x * 8., p.z * 90.));
    s.albedo = mix(vec3(.11, .048, .022), vec3(.3, .145, .066), g);
    s.rough = .5; s.coat = .35;
  } else if (s.id < 1.5) { s.albedo = vec3(.06, .063, .07); s.rough = .4; }
  else if (s.id < 2.5) {
    float weave = sin(p.x * 520.) * sin(p.y * 520.) * .5 + .5;
    s.albedo = mix(vec3(.06), vec3(.17, .175, .18), weave); s.rough = .6;
  } else if (s.id < 3.5) { s.albedo = vec3(.11, .113, .12); s.rough = .35; }
  else if (s.id < 4.5) { s.albedo = vec3(.42, .24, .09); s.rough = .4; }
  else if (s.id < 5.5) { s.emit = vec3(3., 1.35, .42) * (.2 + .8 * pow(max(0., dot(s.n, normalize(uEye - p))), .8)); s.albedo = vec3(.9); }
  else if (s.id < 6.5) { s.albedo = vec3(.06, .2, .19); s.rough = .3; }
  else { s.albedo = vec3(.08, .085, .1); s.rough = .8; s.coat = .3; }
}
vec3 sky(vec3 rd) { return vec3(.004, .008, .012); }
`,
}
