import * as model from '../models/causeway'
import { skyline } from '../models/skyline'
import { vec3 } from '../glsl/figure'
import type { Light, TracedScene, Vec3 } from '../scene'

const lamp: Vec3 = [400, 190, 52]
const carX = model.curve(model.CAR_Z) + model.CAR_LANE
const lights: Light[] = [0, 1, 2, 3, 4, 5, 6].map((i) => {
  return { position: model.lampAt(i), radius: 0.1, colour: lamp }
})
lights.push(
  {
    position: [carX + 0.12, model.DECK + 0.3, model.CAR_Z - 1.02],
    radius: 0.06,
    colour: [110, 5, 2.5],
  },
  {
    position: [carX + 0.5, model.DECK + 0.3, model.CAR_Z - 0.88],
    radius: 0.06,
    colour: [90, 4, 2],
  },
  {
    position: [carX - 0.95, model.DECK + 0.35, model.CAR_Z + 2.3],
    radius: 0.1,
    colour: [60, 52, 40],
  },
)

export const scene: TracedScene = {
  kind: 'traced',
  key: 'causeway-final',
  alt: {
    en: 'Night causeway curving over dark water to a glowing skyline, one car’s tail lights under sodium lamps',
    ar: 'جسر ليلي ينحني فوق الماء نحو أفق مدينة مضيء، وأضواء سيارة وحيدة تحت مصابيح كهرمانية',
    de: 'Nächtlicher Damm schwingt übers Wasser zur leuchtenden Skyline, Rücklichter eines Autos unter Natriumlampen',
  },
  focalX: 57,
  focalY: 62,
  grain: 0.3,
  camera: { ...model.camera, aperture: 0.012, focus: 12 },
  lights,
  fog: 0.0032,
  fogColour: [0.014, 0.02, 0.034],
  exposure: 1.18,
  bloom: 0.16,
  samples: 22,
  scale: 2 / 3,
  bounces: 3,
  reach: 1500,
  stride: 0.82,
  shadowTint: [0.9, 1, 1.12],
  highlightTint: [1.02, 1, 0.97],
  overlay: () =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080">${model.framing('#05080d')}</svg>`,
  overlayBlur: 2.2,
  textures: { tSkyline: skyline },
  glsl: /* glsl */ `
#define SEA
${model.curveGlsl}
const vec3 CAR = ${vec3([carX, model.DECK, model.CAR_Z])};
vec3 carSpace(vec3 p) { p -= CAR; p.xz *= rot(.4); return p; }
float car(vec3 q) {
  float low = box(q - vec3(0, .27, 0), vec3(.38, .15, .86), .1);
  float cabin = box(q - vec3(0, .46, -.08 ), vec3(.3 - .25 * max(0., q.y - .4), .15, .46 - .5 * max(0., q.y - .36)), .09);
  float d = smin(low, cabin, .06);
  vec3 w = vec3(abs(q.x) - .34, q.y - .12, abs(q.z) - .54);
  return min(d, cylinder(w.yxz, .12, .05, .02));
}
vec2 map(vec3 p) {
  vec2 best = vec2(1e3, 0.);
  float x = p.x - curve(p.z);
  vec3 d = vec3(x, p.y - ${model.DECK}, p.z);
  if (d.y > 3.2) { add(best, d.y - 2.6, 1.); return best; }
  if (abs(x) > 3.5) { add(best, abs(x) - 3., 1.); return best; }
  add(best, box(d + vec3(0, .17, 0), vec3(${model.HALF}, .17, 400.), .03), 1.);
  // Parapets with an upper rail, lamp posts and piers, all repeated along the deck.
  vec3 e = vec3(abs(x) - ${model.HALF}, d.y, 0.);
  add(best, box(e - vec3(-.04, .08, 0), vec3(.05, .12, 1.), .02), 2.);
  add(best, length(e.xy - vec2(-.04, .32)) - .022, 3.);
  float k = ${model.LAMP_GAP}.;
  float z = mod(p.z - ${model.FIRST_LAMP} + k * .5, k) - k * .5;
  float side = x - ${model.LAMP_SIDE};
  float mast = capsule(vec3(side, p.y, z), vec3(0, ${model.DECK}, 0), vec3(0, 2.86, 0), .032);
  mast = min(mast, capsule(vec3(side, p.y, z), vec3(0, 2.86, 0), vec3(.62, 3.02, 0), .024));
  add(best, mast, 3.);
  add(best, box(vec3(side - .64, p.y - 3., z), vec3(.16, .03, .07), .02), 4.);
  float rail = mod(p.z, 1.4) - .7;
  add(best, capsule(vec3(e.x + .04, d.y, rail), vec3(0, .1, 0), vec3(0, .32, 0), .016), 3.);
  float pz = mod(p.z - 5.5 + k * .5, k) - k * .5;
  add(best, box(vec3(abs(x) - .8, p.y - .2, pz), vec3(.22, .6, .3), .08), 2.);
  add(best, box(vec3(x, d.y + .38, pz), vec3(1.3, .1, .36), .04), 2.);
  vec3 q = carSpace(p);
  if (length(q) < 2.) add(best, car(q), 5.);
  else add(best, length(q) - 1.4, 5.);
  return best;
}
void surface(inout Surface s, vec3 p) {
  float away = length(p - uEye);
  if (s.id < .5) {
    // Water: slopes fade with distance, so that the far reach lies still and mirrors the city.
    vec2 w = p.xz * vec2(1.5, .75);
    float e = .06 + away * .0012;
    float h = fbm(w) + .4 * noise(w * 5.), hx = fbm(w + vec2(e, 0)) + .4 * noise((w + vec2(e, 0)) * 5.);
    float hz = fbm(w + vec2(0, e)) + .4 * noise((w + vec2(0, e)) * 5.);
    float calm = .034 / (1. + away * .012);
    vec2 slope = vec2(h - hx, h - hz) / e * calm;
    s.n = normalize(vec3(slope.x * .6 + (rnd() - .5) * .012, 1., slope.y + (rnd() + rnd() - 1.) * .11 / (1. + away * .035)));
    float f = .03 + .97 * pow(1. - max(0., dot(s.n, normalize(uEye - p))), 4.);
    s.metal = 1.; s.rough = .02; s.albedo = vec3(.8, .9, 1.) * min(.92, f + .06);
  } else if (s.id < 1.5) {
    float x = p.x - curve(p.z);
    float worn = fbm(p.xz * vec2(2., .5));
    s.albedo = vec3(.055, .056, .06) * (.6 + .8 * worn);
    s.rough = .22 + .3 * worn; s.coat = 1.5;
    float dash = step(fract(p.z * .42), .5);
    float line = smoothstep(.035, .02, abs(abs(x) - .02)) * dash + smoothstep(.03, .016, abs(abs(x) - 1.28));
    if (p.y > ${model.DECK} - .02) s.albedo = mix(s.albedo, vec3(.62, .58, .48), clamp(line, 0., 1.) * .85);
  } else if (s.id < 2.5) { s.albedo = vec3(.24, .235, .23); s.rough = .8; s.coat = .4; }
  else if (s.id < 3.5) { s.albedo = vec3(.08, .085, .095); s.rough = .5; }
  else if (s.id < 4.5) { s.albedo = vec3(.1); s.emit = vec3(14., 8.4, 3.2); }
  else {
    vec3 q = carSpace(p);
    s.albedo = vec3(.05, .065, .085); s.rough = .18; s.coat = 2.2;
    if (q.y > .44 && q.y < .56) { s.albedo = vec3(.006); s.rough = .06; }
    if (q.z < -.74 && abs(q.y - .32) < .034) {
      float strip = smoothstep(.1, .2, abs(q.x));
      s.emit = vec3(13., .5, .25) * strip + vec3(5., .12, .08);
    }
    if (q.y < .18 && q.z > -.8) s.albedo = vec3(.008);
  }
}
vec3 sky(vec3 rd) {
  vec2 uv = rd.xy / max(rd.z, .02);
  // Below the horizon lies water too far to trace: a soft mirror of the same sky.
  bool mirrored = uv.y < 0.;
  float v = mirrored ? -uv.y : uv.y;
  vec3 col = mix(vec3(.03, .1, .185), vec3(.005, .022, .058), smoothstep(.0, .55, v));
  float city = exp(-pow((uv.x - .14) / .42, 2.));
  col += vec3(.62, .25, .07) * (.25 + city) * exp(-v * 15.);
  col += vec3(.055, .036, .04) * (.3 + city) * exp(-v * 4.5);
  // Low cloud, lit from beneath by the city.
  float cloud = fbm(vec2(uv.x * 3.2 + 4., v * 11. + uv.x));
  cloud = smoothstep(.45, .8, cloud) * smoothstep(.03, .14, v) * smoothstep(.55, .2, v);
  col += cloud * mix(vec3(.018, .03, .045), vec3(.16, .085, .05), city * exp(-v * 5.));
  if (rd.z > 0. && abs(uv.x) < .8 && v < .4) {
    vec4 t = textureLod(tSkyline, vec2((uv.x + .8) / 1.6, max(v, .003) / .4), mirrored ? 6. : 0.);
    vec3 mist = vec3(.3, .14, .06) * (.25 + city) * exp(-v * 20.);
    bool dark = dot(t.rgb, vec3(1)) < .006;
    vec3 tower = t.rgb * (dot(t.rgb, vec3(1)) > .6 ? 2.6 : .5);
    col = mix(col, dark ? t.rgb : tower + mist * .9, t.a);
  }
  return mirrored ? col * .72 : col;
}
`,
}
