import { pencilDefs, stroke } from '../lib/pencil'
import { random } from '../lib/random'
import { panel } from '../models/panels'
import type { TracedScene } from '../scene'

const [CELL_W, CELL_H] = [768, 504]

/** Eight sheets in two rows of four. Only the first is in color. */
function sheets(): string {
  const r = random(3)
  const cells = Array.from({ length: 8 }, (_, i) => {
    const [x, y] = [(i % 4) * CELL_W, Math.floor(i / 4) * CELL_H]
    const notes = [0, 1].map((row) =>
      stroke(
        [
          [x + 50, y + 436 + row * 30],
          [x + 50 + r.range(240, 520), y + 434 + row * 30],
        ],
        r,
        { width: 5, opacity: 0.35, shake: 2.4, passes: 1 },
      ),
    )
    const wash =
      i === 0
        ? `<g transform="translate(${x + 44},${y + 34})"><rect width="680" height="383" fill="url(#sea)"/><rect width="680" height="146" fill="url(#dusk)"/><path d="M680 365L468 281 306 204 314 174 391 153 382 153 280 174 264 212 340 289 476 383H680Z" fill="#3a3136"/><path d="M680 365L468 281 306 204 314 174 391 153" fill="none" stroke="#ffb45e" stroke-width="9" stroke-opacity=".9"/><path d="M476 383L340 289 264 212 280 174 382 153" fill="none" stroke="#ffb45e" stroke-width="6" stroke-opacity=".8"/><ellipse cx="458" cy="292" rx="46" ry="22" fill="#ff3d1f" fill-opacity=".75"/></g>`
        : ''
    return `<rect x="${x}" y="${y}" width="${CELL_W}" height="${CELL_H}" fill="#f3efe5"/>${wash}${panel(i, x + 44, y + 34, 680, i ? '#33343a' : '#12161d', 1.1, i > 0)}${notes.join('')}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL_W * 4}" height="${CELL_H * 2}"><defs>${pencilDefs}<linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#123250"/><stop offset=".55" stop-color="#8a5a66"/><stop offset="1" stop-color="#ffb057"/></linearGradient><linearGradient id="sea" x2="0" y2="1"><stop offset=".38" stop-color="#b0765a"/><stop offset=".55" stop-color="#1f5068"/><stop offset="1" stop-color="#0b2536"/></linearGradient></defs>${cells.join('')}</svg>`
}

export const scene: TracedScene = {
  kind: 'traced',
  key: 'storyboard-wall',
  alt: {
    en: 'A dim wall of pinned storyboard panels; a beam of light picks out one, already in color',
    ar: 'جدار معتم تغطيه لوحات ستوري بورد مثبّتة، وبقعة ضوء تبرز واحدة منها وقد لُوّنت',
    de: 'Dunkle Wand voller angehefteter Storyboard-Panels; ein Lichtkegel hebt eines hervor, schon farbig',
  },
  focalX: 60,
  focalY: 50,
  grain: 0.22,
  camera: { eye: [-2.3, 0.1, -4.4], target: [0.22, 0.02, 0], fov: 28, aperture: 0.07, focus: 5 },
  lights: [
    {
      position: [0.9, 2.9, -2.4],
      radius: 0.16,
      colour: [620, 430, 250],
      aim: [0.06, -0.03, 0],
      beam: 12.5,
    },
    { position: [-5.5, 2.6, -3.6], radius: 0.9, colour: [4.6, 6.8, 9.2] },
  ],
  fog: 0.004,
  fogColour: [0.01, 0.016, 0.022],
  exposure: 1,
  bloom: 0.08,
  samples: 12,
  scale: 0.6,
  bounces: 4,
  reach: 30,
  shadowTint: [0.94, 1, 1.07],
  textures: { tSheets: sheets },
  glsl: /* glsl */ `
const vec2 GAP = vec2(1.48, 1.06);
vec2 cellOf(vec2 p) { return floor((p + GAP * .5) / GAP); }
vec3 sheetSpace(vec3 p, vec2 cell) {
  vec2 j = vec2(hash(cell + 4.), hash(cell + 9.)) - .5;
  vec3 q = p - vec3(cell * GAP + j * vec2(.09, .07), 0.);
  q.xy *= rot((hash(cell + 2.) - .5) * .1);
  if (cell == vec2(0)) { q = p - vec3(.06, -.02, 0); q.xy *= rot(.015); }
  return q;
}
vec2 map(vec3 p) {
  vec2 best = vec2(min(-p.z, p.y + 2.2), 0.);
  if (p.z > -.5) {
    vec2 cell = cellOf(p.xy);
    vec3 q = sheetSpace(p, cell);
    // Paper hangs from its pins: the lower corners lift off the wall.
    float lift = .02 + .05 * hash(cell + 6.) * smoothstep(.1, -.45, q.y) * (.4 + abs(q.x));
    float sheet = box(q - vec3(0, 0, -lift), vec3(.64, .42, .003), .002) * .7;
    if (cell.y > -2.5 && cell.y < 2.5 && hash(cell + 12.) > .07) {
      add(best, sheet, 1.);
      vec3 pin = vec3(abs(q.x) - .58, q.y - .375, q.z + .045);
      add(best, sphere(pin, .022), 2.);
    }
  }
  return best;
}
void surface(inout Surface s, vec3 p) {
  if (s.id < .5) {
    float speck = noise(p.xy * 60.) * .5 + noise(p.xy * 23.) * .5;
    s.albedo = vec3(.2, .14, .09) * (.55 + .8 * speck); s.rough = .9; s.coat = .2;
  } else if (s.id < 1.5) {
    vec2 cell = cellOf(p.xy);
    vec3 q = sheetSpace(p, cell);
    float pick = cell == vec2(0) ? 0. : 1. + floor(hash(cell + 21.) * 6.99);
    vec2 uv = clamp(vec2(q.x / 1.28 + .5, q.y / .84 + .5), .004, .996);
    uv = (uv + vec2(mod(pick, 4.), 1. - floor(pick / 4.))) * vec2(.25, .5);
    s.albedo = textureLod(tSheets, uv, 0.).rgb * .86; s.rough = .9; s.coat = .15;
  } else { s.albedo = vec3(.7, .12, .06); s.rough = .25; s.coat = 1.2; }
}
vec3 sky(vec3 rd) { return vec3(.012, .016, .022); }
`,
}
