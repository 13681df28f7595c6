import { figure, poseGlsl, type Pose } from '../glsl/figure'
import type { TracedScene } from '../scene'

const kicker: Pose = {
  hip: [-0.62, 1.28, 0],
  chest: [-0.86, 1.62, 0.02],
  neck: [-0.93, 1.78, 0.02],
  head: [-0.92, 1.86, 0.02],
  shoulderL: [-0.92, 1.74, -0.2],
  elbowL: [-0.74, 1.55, -0.4],
  handL: [-0.56, 1.74, -0.42],
  shoulderR: [-0.95, 1.72, 0.22],
  elbowR: [-1.24, 1.66, 0.3],
  handR: [-1.42, 1.88, 0.26],
  kneeL: [-0.2, 1.42, -0.1],
  ankleL: [0.25, 1.53, -0.1],
  toeL: [0.33, 1.7, -0.1],
  kneeR: [-0.38, 0.93, 0.1],
  ankleR: [-0.78, 0.8, 0.12],
  toeR: [-0.9, 0.68, 0.12],
}

const guard: Pose = {
  hip: [1.0, 0.86, 0],
  chest: [1.1, 1.24, 0],
  neck: [1.06, 1.42, 0],
  head: [1.02, 1.5, 0],
  shoulderL: [1.04, 1.36, -0.2],
  elbowL: [0.78, 1.18, -0.22],
  handL: [0.58, 1.38, -0.1],
  shoulderR: [1.08, 1.36, 0.2],
  elbowR: [0.8, 1.22, 0.22],
  handR: [0.56, 1.52, 0.06],
  kneeL: [0.64, 0.55, -0.18],
  ankleL: [0.66, 0.1, -0.2],
  toeL: [0.46, 0.04, -0.22],
  kneeR: [1.36, 0.52, 0.16],
  ankleR: [1.74, 0.12, 0.2],
  toeR: [1.6, 0.04, 0.24],
}

export const scene: TracedScene = {
  kind: 'traced',
  key: 'arena-previz',
  alt: {
    en: 'Gray 3D previz of two fighters in a round arena, one leaping in a kick, wireframe showing',
    ar: 'تصوّر مسبق ثلاثي الأبعاد بنموذج رمادي لمقاتلَين في حلبة، أحدهما يقفز راكلًا وخطوط الشبكة ظاهرة',
    de: 'Graue 3D-Previz zweier Kämpfer in einer Arena, einer springt zum Tritt, das Drahtgitter scheint durch',
  },
  focalX: 50,
  focalY: 52,
  grain: 0.15,
  camera: { eye: [0.9, 0.62, -4.5], target: [0.14, 1.2, 0], fov: 31, aperture: 0.012, focus: 4.5 },
  lights: [
    {
      position: [-4.6, 6.4, -1.6],
      radius: 0.7,
      colour: [120, 98, 72],
      aim: [0.2, 0.8, 0.3],
      beam: 27,
    },
    { position: [3.4, 4.6, 5.4], radius: 0.8, colour: [22, 27, 34], aim: [0.2, 1, 0], beam: 40 },
    { position: [4.6, 3.6, -3.4], radius: 1.5, colour: [1.0, 1.4, 2.0] },
  ],
  fog: 0.006,
  fogColour: [0.11, 0.135, 0.16],
  exposure: 0.9,
  bloom: 0.06,
  samples: 10,
  bounces: 3,
  reach: 40,
  glsl: /* glsl */ `
${figure}
${poseGlsl('KICKER', kicker)}
${poseGlsl('GUARD', guard)}
vec2 map(vec3 p) {
  vec2 best = vec2(p.y, 0.);
  float r = length(p.xz - vec2(0, 1));
  // A raised fighting floor, tiers behind it and a ring of pillars with a lintel.
  add(best, cylinder(p - vec3(0, -.02, 1), 4.2, .06, .02), 0.);
  float tiers = 9.0 - r;
  for (int i = 0; i < 3; i++) {
    float f = float(i);
    add(best, max(8.2 + f * .8 - r, p.y - .55 - f * .5), 1.);
  }
  if (r > 6.) {
    float a = atan(p.x, p.z - 1.), k = 6.28318 / 22.;
    float c = (fract(a / k) - .5) * k;
    vec3 q = vec3(r * sin(c), p.y, r * cos(c) - 11.);
    float pillar = box(q - vec3(0, 3., 0), vec3(.34 - .03 * q.y, 3., .4), .04);
    pillar = min(pillar, box(q - vec3(0, 5.2, 0), vec3(.62, .22, .6), .04));
    pillar = min(pillar, box(q - vec3(0, 1.7, 0), vec3(.55, .2, .55), .04));
    add(best, pillar * .9, 1.);
    add(best, max(abs(r - 11.) - .5, abs(p.y - 6.) - .32), 1.);
  }
  add(best, figure(p, KICKER), 2.);
  add(best, figure(p, GUARD), 3.);
  return best;
}
float wire(vec3 p, float n, float w) {
  vec3 g = abs(fract(p * n) - .5);
  return smoothstep(.5 - w, .5, max(g.x, max(g.y, g.z)));
}
void surface(inout Surface s, vec3 p) {
  s.coat = .3; s.rough = .7;
  vec3 line = vec3(.2, .72, .95);
  float edge = p.x + .22 * p.y;
  if (s.id < .5) {
    s.albedo = vec3(.42);
    vec2 g = abs(fract(p.xz * .8) - .5);
    float grid = smoothstep(.486, .498, max(g.x, g.y)) * smoothstep(9., 2., length(p.xz));
    s.albedo = mix(s.albedo, vec3(.16, .2, .23), grid * .85);
    float ring = smoothstep(.035, .015, abs(length(p.xz - vec2(0, 1)) - 3.2));
    s.albedo = mix(s.albedo, vec3(.2, .5, .62), ring * .7);
  } else if (s.id < 1.5) s.albedo = vec3(.5, .49, .48);
  else {
    bool left = s.id < 2.5;
    s.albedo = left ? vec3(.62, .4, .29) : vec3(.46, .5, .55);
    float w = wire(p + (left ? vec3(.02, .03, .01) : vec3(.03, .01, .02)), 9., .035);
    float on = left ? .16 : smoothstep(.85, 1.05, edge);
    s.albedo = mix(s.albedo, left ? vec3(.1) : vec3(.02, .1, .14), w * on);
    s.emit = left ? vec3(0) : line * w * on * .55;
  }
}
vec3 sky(vec3 rd) { return mix(vec3(.1, .125, .15), vec3(.045, .065, .09), smoothstep(0., .7, rd.y)); }
`,
}
