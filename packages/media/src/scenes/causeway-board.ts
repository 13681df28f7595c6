import { hatch, pencilDefs, stroke } from '../lib/pencil'
import { random } from '../lib/random'
import { framing, projectFar } from '../models/causeway'
import { arrow, car, road, water } from '../models/causeway-road'
import { city, underDrawing } from '../models/causeway-sketch'
import type { DrawnScene, Point } from '../scene'

const r = random(21)
const frame: Point[] = [
  [64, 60],
  [1856, 60],
  [1856, 1020],
  [64, 1020],
]
const horizon = projectFar(0, 0)[1]

/** Shades the night: the corners are dark, and the city and the road are left as white paper. */
function night(): string {
  const sky: Point[] = [
    [64, 60],
    [1856, 60],
    [1856, 300],
    [1300, 190],
    [760, 180],
    [64, 330],
  ]
  const near: Point[] = [
    [64, horizon + 30],
    [560, horizon + 60],
    [900, 1020],
    [64, 1020],
  ]
  const right: Point[] = [
    [1856, horizon + 120],
    [1300, horizon + 170],
    [1856, 900],
  ]
  const lines = [
    hatch(sky, r, { angle: -0.3, gap: 26, opacity: 0.5, width: 2.6 }),
    hatch(near, r, { angle: 0.04, gap: 30, opacity: 0.5, width: 2.8 }),
    hatch(right, r, { angle: -0.03, gap: 30, opacity: 0.45, width: 2.6 }),
  ]
  return `<rect width="1920" height="1080" fill="url(#above)"/><rect width="1920" height="1080" fill="url(#below)"/>
    <g mask="url(#feather)">${lines.join('')}</g>`
}

export const scene: DrawnScene = {
  kind: 'drawn',
  key: 'causeway-board',
  alt: {
    en: 'Pencil storyboard panel: a car crosses a curving causeway toward a skyline, an arrow shows its path',
    ar: 'لوحة ستوري بورد بقلم الرصاص: سيارة تعبر جسرًا منحنيًا نحو أفق المدينة وسهم يبيّن مسارها',
    de: 'Storyboard-Panel in Bleistift: Ein Auto fährt über einen Damm zur Skyline, ein Pfeil zeigt seinen Weg',
  },
  focalX: 57,
  focalY: 62,
  grain: 0,
  svg: () => `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080"><defs>${pencilDefs}
    <mask id="feather"><rect width="1920" height="1080" fill="url(#vignette)"/></mask>
    <radialGradient id="vignette" cx="56%" cy="44%" r="62%"><stop offset=".3" stop-color="#000"/><stop offset="1" stop-color="#fff"/></radialGradient>
    <radialGradient id="above" cx="56%" cy="30%" r="68%"><stop offset=".2" stop-color="#3a3b40" stop-opacity="0"/><stop offset="1" stop-color="#3a3b40" stop-opacity=".62"/></radialGradient>
    <linearGradient id="below" x1="1" y1="0" x2=".1" y2="1"><stop offset=".45" stop-color="#3a3b40" stop-opacity="0"/><stop offset="1" stop-color="#3a3b40" stop-opacity=".42"/></linearGradient>
    <clipPath id="panel"><rect x="64" y="60" width="1792" height="960"/></clipPath></defs>
    <rect width="1920" height="1080" fill="url(#paper)"/>
    <g filter="url(#lead)">${underDrawing()}</g>
    <g clip-path="url(#panel)"><g>${night()}${water()}${city()}${road()}${arrow()}${car()}${framing('#303137')}</g></g>
    <g filter="url(#lead)">${stroke([...frame, [64, 60]], r, { width: 6, opacity: 0.95, passes: 3 })}</g></svg>`,
}
