import { BLUE, stroke } from '../lib/pencil'
import { random } from '../lib/random'
import { panel } from '../models/panels'
import type { TracedScene } from '../scene'

const INK = '#1d2230'

/** The board with five drawn frames. The sixth is only a rough outline. */
function board(): string {
  const r = random(15)
  const at = (column: number, row: number) => [300 + column * 620, 300 + row * 430] as const
  const drawn = [6, 1, 2, 0, 3].map((subject, i) => {
    const [x, y] = at(i % 3, Math.floor(i / 3))
    const arrow =
      i < 4 && i % 3 < 2
        ? stroke(
            [
              [x + 540, y + 150],
              [x + 592, y + 150],
              [x + 574, y + 132],
            ],
            r,
            { colour: '#1b8f4c', width: 9, shake: 1 },
          )
        : ''
    return panel(subject, x, y, 520, INK, 1.5) + arrow
  })
  const [x, y] = at(2, 1)
  const rough = [
    [x, y],
    [x + 520, y],
    [x + 520, y + 292],
    [x, y + 292],
    [x, y],
  ] as const
  const ghost = stroke(rough, r, { colour: BLUE, width: 8, opacity: 1, shake: 1.4 })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1350"><rect width="2400" height="1350" fill="#f4f5f4"/>${drawn.join('')}${ghost}</svg>`
}

export const scene: TracedScene = {
  kind: 'traced',
  key: 'whiteboard-hand',
  alt: {
    en: 'A hand with a marker sketches a storyboard sequence, frame by frame, on a whiteboard',
    ar: 'يد تمسك قلمًا وترسم تسلسل ستوري بورد، كادرًا بعد كادر، على سبورة بيضاء',
    de: 'Eine Hand skizziert mit dem Marker Bild für Bild eine Storyboard-Sequenz auf ein Whiteboard',
  },
  focalX: 52,
  focalY: 55,
  grain: 0.12,
  camera: {
    eye: [-0.75, -0.35, -4.6],
    target: [0.06, -0.06, 0],
    fov: 28,
    aperture: 0.03,
    focus: 4.6,
  },
  lights: [
    { position: [-2.6, 3.0, -3.2], radius: 0.9, colour: [17, 15.4, 13] },
    { position: [3.6, 0.8, -3], radius: 1.2, colour: [1.3, 1.9, 2.5] },
  ],
  exposure: 0.95,
  bloom: 0.04,
  samples: 16,
  bounces: 4,
  reach: 20,
  textures: { tBoard: board },
  shadowTint: [0.97, 1, 1.05],
  glsl: /* glsl */ `
const vec3 TIP = vec3(.2, -.33, 0.);
float finger(vec3 p, vec3 a, vec3 b, vec3 c, vec3 d, float r) {
  return smin(smin(cone(p, a, b, r * 1.12, r), cone(p, b, c, r, r * .92), r * .4), cone(p, c, d, r * .92, r * .72), r * .4);
}
vec2 map(vec3 p) {
  vec2 best = vec2(-p.z, 0.);
  vec3 frame = vec3(p.x, p.y, p.z);
  vec3 q = p - TIP;
  float near = capsule(q, vec3(.4, 0, -.4), vec3(1.7, -1.7, -.5), .75);
  if (near > .15) { add(best, near, 3.); return best; }
  float index = finger(q, vec3(.56, .04, -.54), vec3(.42, .27, -.5), vec3(.26, .22, -.36), vec3(.17, .12, -.24), .072);
  float middle = finger(q, vec3(.64, -.06, -.44), vec3(.46, .12, -.34), vec3(.3, .06, -.22), vec3(.2, .03, -.15), .074);
  float ring = finger(q, vec3(.66, -.18, -.36), vec3(.5, -.05, -.22), vec3(.38, -.12, -.11), vec3(.34, -.2, -.08), .07);
  float pinky = finger(q, vec3(.66, -.32, -.3), vec3(.52, -.22, -.17), vec3(.44, -.27, -.09), vec3(.42, -.34, -.07), .06);
  float thumb = finger(q, vec3(.56, -.36, -.52), vec3(.38, -.2, -.56), vec3(.24, -.04, -.44), vec3(.17, .06, -.31), .08);
  float palm = smin(ellipsoid(q - vec3(.66, -.26, -.42), vec3(.19, .3, .15)), capsule(q, vec3(.62, -.02, -.47), vec3(.68, -.26, -.34), .1), .1);
  palm = smin(palm, cone(q, vec3(.7, -.4, -.4), vec3(.92, -.74, -.4), .17, .135), .12);
  palm = smin(palm, cone(q, vec3(.92, -.74, -.4), vec3(1.6, -1.7, -.45), .135, .19), .08);
  float hand = smin(smin(smin(palm, index, .07), smin(middle, thumb, .02), .05), smin(ring, pinky, .02), .045);
  add(best, hand, 3.);
  add(best, cone(q, vec3(1.12, -1.04, -.42), vec3(1.9, -2.1, -.5), .24, .3) - .01 * sin(q.y * 30.), 4.);
  add(best, torus((q - vec3(1.11, -1.02, -.42)) * mat3(.8, .6, 0, -.6, .8, 0, 0, 0, 1), .2, .045), 4.);
  vec3 dir = normalize(vec3(.44, .44, -.79));
  float pen = cone(q, dir * .02, dir * .13, .012, .05);
  pen = min(pen, capsule(q, dir * .17, dir * 1.0, .058));
  add(best, pen, 5.);
  return best;
}
void surface(inout Surface s, vec3 p) {
  vec3 v = normalize(uEye - p);
  float rim = smoothstep(.1, .3, dot(s.n, v));
  s.rough = .6; s.coat = .5;
  if (s.id < .5) {
    vec2 uv = vec2(p.x / 4.8 + .5, p.y / 2.7 + .5);
    s.albedo = textureLod(tBoard, uv, 0.).rgb * .9; s.rough = .25; s.coat = .8;
  } else if (s.id < 3.5) s.albedo = mix(vec3(.09, .03, .02), vec3(.56, .3, .19), rim);
  else if (s.id < 4.5) s.albedo = mix(vec3(.01, .02, .03), vec3(.06, .17, .24), rim);
  else {
    vec3 dir = normalize(vec3(.44, .44, -.79));
    float t = dot(p - TIP, dir);
    s.albedo = t < .15 ? vec3(.03) : t < .66 ? vec3(.05, .06, .08) : vec3(.02, .38, .14);
    s.rough = .3; s.coat = 1.;
  }
}
vec3 sky(vec3 rd) { return vec3(.5, .52, .55) * (.7 + .3 * rd.y); }
`,
}
