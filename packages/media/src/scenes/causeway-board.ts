import { hatch, pencilDefs, stroke, tone } from '../lib/pencil'
import { random } from '../lib/random'
import { framing, projectFar, type Point } from '../models/causeway'
import { drawing } from '../models/causeway-sketch'
import type { DrawnScene } from '../scene'

const r = random(21)
const frame: Point[] = [[64, 60], [1856, 60], [1856, 1020], [64, 1020]]
const horizon = projectFar(0, 0)[1]

/** Night as tone: the corners go dark, the city and the road stay paper. */
function night(): string {
  const sky: Point[] = [[64, 60], [1856, 60], [1856, 210], [1300, 150], [700, 130], [64, 250]]
  const corner: Point[] = [[64, 60], [760, 60], [300, 200], [64, 420]]
  const water: Point[] = [[64, 640], [420, 660], [800, 1020], [64, 1020]]
  const right: Point[] = [[1856, 560], [1500, 700], [1640, 1020], [1856, 1020]]
  const soft = [tone(sky, 0.34), tone(corner, 0.3), tone(water, 0.42), tone(right, 0.46)]
  const far: Point[] = [[64, horizon + 6], [1856, horizon + 6], [1856, horizon + 60], [64, horizon + 60]]
  const lines = [
    hatch(sky, r, { angle: -0.55, gap: 12, opacity: 0.34, width: 2.2 }),
    hatch(corner, r, { angle: -0.35, gap: 13, opacity: 0.34, width: 2.4 }),
    hatch(water, r, { angle: 0.05, gap: 11, opacity: 0.42, width: 2.6 }),
    hatch(right, r, { angle: 0.03, gap: 10, opacity: 0.45, width: 2.8 }),
    hatch(far, r, { angle: 0.02, gap: 8, opacity: 0.3 }),
  ]
  return `<g filter="url(#smudge)">${soft.join('')}</g>${lines.join('')}`
}

export const scene: DrawnScene = {
  kind: 'drawn',
  key: 'causeway-board',
  alt: {
    en: 'Pencil storyboard panel: a car crosses a curving causeway towards a skyline, an arrow shows its path',
    ar: 'لوحة ستوري بورد بالرصاص: سيارة تعبر جسرًا منحنيًا نحو أفق المدينة وسهم يبيّن مسارها',
    de: 'Storyboard-Panel in Bleistift: Ein Auto fährt über einen Damm zur Skyline, ein Pfeil zeigt seinen Weg',
  },
  focalX: 57,
  focalY: 62,
  grain: 0,
  svg: () => `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080"><defs>${pencilDefs}
    <clipPath id="panel"><rect x="64" y="60" width="1792" height="960"/></clipPath></defs>
    <rect width="1920" height="1080" fill="url(#paper)"/>
    <g filter="url(#lead)">${drawing.underDrawing()}</g>
    <g clip-path="url(#panel)"><g filter="url(#lead)">${night()}${drawing.water()}${drawing.city()}${drawing.road()}${drawing.arrow()}${drawing.car()}${framing('#303137')}</g></g>
    <g filter="url(#lead)">${stroke([...frame, [64, 60]], r, { width: 6, opacity: 0.95, passes: 3 })}</g></svg>`,
}
