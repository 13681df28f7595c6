import { figure, poseGlsl, type Pose } from '../glsl/figure'
import type { TracedScene } from '../scene'

const performer: Pose = {
  hip: [0.05, 0.92, 0],
  chest: [0.02, 1.28, 0.03],
  neck: [0.0, 1.47, 0.02],
  head: [-0.03, 1.55, 0.0],
  shoulderL: [-0.2, 1.41, 0.04],
  elbowL: [-0.46, 1.52, -0.06],
  handL: [-0.68, 1.72, -0.12],
  shoulderR: [0.21, 1.4, 0.02],
  elbowR: [0.44, 1.24, 0.1],
  handR: [0.66, 1.1, 0.02],
  kneeL: [-0.3, 0.56, -0.1],
  ankleL: [-0.4, 0.1, 0.0],
  toeL: [-0.56, 0.04, -0.08],
  kneeR: [0.26, 0.5, -0.02],
  ankleR: [0.42, 0.1, 0.12],
  toeR: [0.5, 0.04, -0.04],
}

export const scene: TracedScene = {
  kind: 'traced',
  key: 'green-screen-stage',
  alt: {
    en: 'A performer silhouetted on a lit green-screen stage, a cinema camera dark in the foreground',
    ar: 'ظلّ مؤدٍّ أمام خلفية كروما خضراء مضاءة، وكاميرا سينمائية داكنة في المقدمة',
    de: 'Silhouette einer Darstellerin vor leuchtendem Greenscreen, im Vordergrund dunkel eine Filmkamera',
  },
  focalX: 42,
  focalY: 52,
  grain: 0.2,
  camera: { eye: [0.5, 1.25, -6.4], target: [0.34, 1.32, 0], fov: 33, aperture: 0.05, focus: 6.4 },
  lights: [
    { position: [-2.9, 3.9, 1.0], radius: 0.45, colour: [20, 20, 18] },
    { position: [3.1, 3.9, 1.2], radius: 0.45, colour: [17, 17, 16] },
    { position: [-4.6, 2.6, -1.2], radius: 0.4, colour: [20, 12, 6] },
  ],
  fog: 0.005,
  fogColour: [0.03, 0.05, 0.045],
  exposure: 0.9,
  bloom: 0.1,
  samples: 12,
  bounces: 4,
  reach: 24,
  shadowTint: [0.95, 1, 1.08],
  glsl: /* glsl */ `
${figure}
${poseGlsl('PERFORMER', performer)}
float softbox(vec3 p, vec3 at, float yaw, out vec3 q) {
  q = p - at; q.xz *= rot(yaw); q.yz *= rot(-.28);
  return box(q, vec3(.52, .66, .16), .02);
}
vec2 map(vec3 p) {
  // The green sweep: floor and wall joined by a cove, cut off where the paint ends.
  float cove = smin(p.y, 3.2 - p.z, 2.2);
  vec2 best = vec2(max(cove, max(abs(p.x) - 4.0, max(p.y - 3.9, -p.z - 2.3))), 1.);
  add(best, min(p.y + .03, min(9. - p.z, 8.5 - abs(p.x))), 0.);
  add(best, figure(p, PERFORMER), 2.);
  vec3 q;
  add(best, softbox(p, vec3(-3.15, 2.75, -.2), -.75, q), 3.);
  add(best, softbox(p, vec3(3.3, 2.85, .1), .75, q), 3.);
  add(best, capsule(p, vec3(-3.2, 0, -.2), vec3(-3.15, 2.7, -.2), .03), 5.);
  add(best, capsule(p, vec3(-3.2, .7, -.2), vec3(-3.7, 0, -.5), .02), 5.);
  add(best, capsule(p, vec3(-3.2, .7, -.2), vec3(-2.7, 0, -.5), .02), 5.);
  add(best, capsule(p, vec3(3.3, 0, .1), vec3(3.3, 2.8, .1), .03), 5.);
  // Truss and space lights above.
  vec3 t = p - vec3(0, 4.15, .2);
  add(best, max(abs(length(t.yz) - .16) - .02, abs(t.x) - 5.), 5.);
  vec3 s = p; s.x = (fract(p.x / 1.9 + .5) - .5) * 1.9;
  if (abs(p.x) < 4.7) add(best, cylinder(s - vec3(0, 3.86, .2), .2, .13, .02), 4.);
  // Foreground: camera on its head and legs, with matte box and monitor.
  vec3 c = p - vec3(1.62, 1.36, -3.5);
  c.xz *= rot(-.3);
  float cam = box(c, vec3(.17, .19, .34), .03);
  cam = min(cam, cylinder(c.xzy - vec3(0, .46, .02), .1, .16, .02));
  cam = min(cam, box(c - vec3(0, .03, .68), vec3(.24, .17, .08), .02));
  cam = min(cam, box(c - vec3(.0, .29, .62), vec3(.25, .012, .16), .005));
  cam = min(cam, box(c - vec3(0, .3, -.06), vec3(.035, .035, .26), .02));
  cam = min(cam, capsule(c, vec3(0, .18, .14), vec3(0, .3, .14), .03));
  cam = min(cam, box(c - vec3(0, .02, -.42), vec3(.13, .14, .1), .03));
  cam = min(cam, capsule(c, vec3(-.15, .1, .1), vec3(-.33, .2, 0.), .02));
  cam = min(cam, box(c - vec3(0, -.27, 0), vec3(.14, .08, .2), .04));
  cam = min(cam, capsule(c, vec3(0, -.3, -.1), vec3(.3, -.36, -.75), .018));
  vec3 l = p - vec3(1.62, 1., -3.5);
  cam = min(cam, capsule(l, vec3(0), vec3(-.5, -1., .25), .035));
  cam = min(cam, capsule(l, vec3(0), vec3(.5, -1., .3), .035));
  cam = min(cam, capsule(l, vec3(0), vec3(.06, -1., -.5), .035));
  add(best, cam, 5.);
  vec3 m = c - vec3(-.4, .27, -.04); m.xz *= rot(.25);
  add(best, box(m, vec3(.17, .105, .015), .01), 6.);
  return best;
}
void surface(inout Surface s, vec3 p) {
  if (s.id < .5) { s.albedo = vec3(.035, .036, .04); s.rough = .5; }
  else if (s.id < 1.5) {
    s.albedo = abs(p.x) > 3.97 || p.y > 3.86 ? vec3(.03) : vec3(.03, .5, .1);
    s.rough = .8; s.coat = .3;
    // Tracking crosses for the match-move.
    vec2 k = vec2(p.x, p.y - 1.9) / 1.3;
    vec2 f = abs(fract(k) - .5) * 1.3;
    if (p.z > 3. && p.y > .9 && min(f.x, f.y) < .022 && max(f.x, f.y) < .1) s.albedo = vec3(.09, .8, .26);
  } else if (s.id < 2.5) { s.albedo = p.y > 1.52 ? vec3(.03, .02, .015) : vec3(.022, .024, .032); s.rough = .6; s.coat = .6; }
  else if (s.id < 3.5) {
    vec3 q; float side = p.x < 0. ? -1. : 1.;
    softbox(p, side < 0. ? vec3(-3.15, 2.75, -.2) : vec3(3.3, 2.85, .1), .75 * side, q);
    bool face = q.z > .14;
    s.emit = face ? vec3(3.2, 3.1, 2.8) : vec3(0); s.albedo = vec3(.02);
  } else if (s.id < 4.5) { s.albedo = vec3(.03); s.emit = p.y < 3.76 ? vec3(4., 4., 3.6) : vec3(0); }
  else if (s.id < 5.5) { s.albedo = vec3(.018, .019, .022); s.rough = .35; }
  else {
    vec3 c = p - vec3(1.62, 1.36, -3.5); c.xz *= rot(-.3);
    vec3 m = c - vec3(-.4, .27, -.04); m.xz *= rot(.25);
    s.albedo = vec3(.01);
    if (m.z < -.01 && abs(m.x) < .155 && abs(m.y) < .09) {
      float man = min(length((m.xy - vec2(.0, .02)) * vec2(1., 1.)) - .018, box(vec3(m.xy - vec2(0, -.035), 0), vec3(.018, .04, 1), .01));
      man = min(man, capsule(vec3(m.xy, 0), vec3(-.055, .03, 0), vec3(.05, -.01, 0), .007));
      s.emit = man < 0. ? vec3(.02) : vec3(.08, .62, .2) * (.8 + 3. * m.y);
    }
  }
}
vec3 sky(vec3 rd) { return vec3(.003, .004, .005); }
`,
}
