import { bones, figure, poseGlsl, vec3, type Pose } from '../glsl/figure'
import type { TracedScene, Vec3 } from '../scene'

const leap: Pose = {
  hip: [0.0, 1.12, 0],
  chest: [0.14, 1.46, -0.02],
  neck: [0.2, 1.64, -0.02],
  head: [0.24, 1.73, -0.03],
  shoulderL: [0.22, 1.57, -0.2],
  elbowL: [0.5, 1.48, -0.34],
  handL: [0.74, 1.66, -0.36],
  shoulderR: [0.13, 1.57, 0.19],
  elbowR: [-0.14, 1.5, 0.34],
  handR: [-0.36, 1.36, 0.22],
  kneeL: [-0.26, 0.82, -0.1],
  ankleL: [-0.62, 0.98, -0.12],
  toeL: [-0.74, 0.86, -0.12],
  kneeR: [0.42, 1.06, 0.1],
  ankleR: [0.5, 0.66, 0.1],
  toeR: [0.66, 0.62, 0.08],
}
const shifted = (by: Vec3, pose: Pose): Pose =>
  Object.fromEntries(
    Object.entries(pose).map(([joint, p]: [string, Vec3]) => {
      return [joint, [p[0] + by[0], p[1] + by[1], p[2] + by[2]]]
    }),
  ) as unknown as Pose

const stage = shifted([-1.02, -0.02, 0.1], leap)
const final = shifted([0.92, 0.06, -0.1], leap)

const skeleton = bones
  .map(([a, b]) => `bone = min(bone, cone(p, ${vec3(stage[a])}, ${vec3(stage[b])}, .026, .012));`)
  .join('\n  ')
const markers = Object.values(stage)
  .map((joint: Vec3) => `dot = min(dot, length(p - ${vec3(joint)}) - .043);`)
  .join('\n  ')

export const scene: TracedScene = {
  kind: 'traced',
  key: 'mocap-skeleton',
  alt: {
    en: 'A leaping motion-capture skeleton of glowing markers, and beside it the finished character',
    ar: 'هيكل التقاط حركة من علامات مضيئة في قفزة، وإلى جانبه الشخصية المكتملة بالوضعية نفسها',
    de: 'Ein springendes Motion-Capture-Skelett aus leuchtenden Markern, daneben die fertige Figur',
  },
  focalX: 66,
  focalY: 46,
  grain: 0.22,
  camera: { eye: [-0.5, 0.95, -4.9], target: [0.02, 1.14, 0], fov: 29, aperture: 0.03, focus: 4.9 },
  lights: [
    { position: [3.1, 3.7, -1.9], radius: 0.6, colour: [24, 15, 8.5] },
    { position: [-2.2, 4.2, 2.8], radius: 0.6, colour: [7, 12, 17] },
    { position: [4.6, 2.6, 2.2], radius: 0.5, colour: [9, 14, 19] },
  ],
  fog: 0.006,
  fogColour: [0.01, 0.016, 0.024],
  exposure: 1.05,
  bloom: 0.12,
  samples: 16,
  bounces: 4,
  reach: 22,
  shadowTint: [0.93, 1, 1.1],
  glsl: /* glsl */ `
${figure}
${poseGlsl('FINAL', final)}
const vec3 HEAD = ${vec3(final.head)};
vec2 map(vec3 p) {
  vec2 best = vec2(min(p.y, 7. - p.z), 0.);
  float near = length(p - ${vec3(stage.hip)}) - 1.2;
  if (near > .3) add(best, near, 1.);
  else {
  float bone = 9., dot = 9.;
  ${skeleton}
  ${markers}
  add(best, bone, 1.);
  add(best, dot, 2.);
  }
  float body = figure(p, FINAL);
  add(best, body, 3.);
  // Scarf: what only the finished character has.
  if (length(p - HEAD) < 1.4) {
    vec3 s = p - HEAD - vec3(-.06, -.13, 0);
    float wave = .06 * sin(s.x * 9. + .5) * smoothstep(0., -.5, s.x);
    float trail = box(s - vec3(-.36, .06 + wave - s.x * .12, .04 + wave), vec3(.36, .05 - .03 * s.x, .012), .01) * .7;
    add(best, smin(torus(s - vec3(.03, 0, .0), .085, .04), trail, .05), 4.);
  }
  // Capture cameras on a rail, each a ring of light.
  vec3 c = p; float k = 1.15; c.x = (fract(p.x / k + .35) - .5) * k;
  if (p.z > 4.) {
    add(best, cylinder((c - vec3(0, 2.75, 6.2)).xzy, .13, .12, .03), 5.);
    add(best, max(abs(p.y - 2.98) - .03, abs(p.z - 6.3) - .03), 6.);
  }
  return best;
}
void surface(inout Surface s, vec3 p) {
  if (s.id < .5) {
    s.albedo = vec3(.05, .055, .065); s.rough = .5; s.coat = .4;
    if (p.y < .01) {
      vec2 g = abs(fract(p.xz * 1.25) - .5);
      s.albedo = mix(s.albedo, vec3(.2, .36, .42), smoothstep(.487, .496, max(g.x, g.y)) * smoothstep(5., 1.5, length(p.xz)));
    }
  } else if (s.id < 1.5) { s.albedo = vec3(.3, .55, .62); s.emit = vec3(.08, .28, .36); }
  else if (s.id < 2.5) { s.albedo = vec3(.9); s.emit = vec3(1.9, 2.7, 3.); }
  else if (s.id < 3.5) {
    vec3 h = p - HEAD;
    s.rough = .45;
    s.albedo = vec3(.1, .13, .2);
    if (h.y > -.08 && h.x < .34 && h.x > -.2 && length(h) < .26) {
      s.albedo = h.y - .5 * h.x > .06 ? vec3(.04, .025, .02) : vec3(.62, .33, .2);
    } else if (p.y > 1.2 && p.x < 1.32) s.albedo = vec3(.62, .2, .09);
    else if (p.x > 1.55 && p.y > 1.3) s.albedo = vec3(.62, .33, .2);
    else if (p.y < .78) s.albedo = vec3(.74, .68, .6);
  } else if (s.id < 4.5) { s.albedo = vec3(.05, .5, .2); s.rough = .7; }
  else if (s.id < 5.5) {
    float r = length(vec2((fract(p.x / 1.15 + .35) - .5) * 1.15, p.y - 2.75));
    s.albedo = vec3(.02);
    s.emit = p.z < 6.11 ? vec3(3.2, .42, .2) * smoothstep(.03, .0, abs(r - .085)) : vec3(0);
  } else s.albedo = vec3(.06);
}
vec3 sky(vec3 rd) { return vec3(.004, .006, .01); }
`,
}
