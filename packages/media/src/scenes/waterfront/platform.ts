import { Color, ExtrudeGeometry, Shape, Vector3 } from 'three'
import type { Kit } from '../../engine/take'
import { drawnAlong, solid } from '../../kit/shapes'
import { drawnTexture } from '../../kit/textures'
import { BLOCKS, GROUND, PLOT, POOL, quay, TOWERS } from './plan'

const WIDE = PLOT.half * 2
const DEEP = 120

/** Paints gardens, paths, paving and pools on the plan. */
function paintPlan(pen: CanvasRenderingContext2D, dots: () => number): void {
  const along = (off: number) => {
    pen.beginPath()
    for (let x = -PLOT.half; x <= PLOT.half; x += 3) pen.lineTo(x, quay(x) - off)
  }
  pen.fillStyle = '#7f9457'
  pen.fillRect(-PLOT.half, PLOT.back, WIDE, DEEP)
  for (let i = 0; i < 900; i++) {
    pen.fillStyle = dots() < 0.5 ? 'rgb(104 128 68 / .28)' : 'rgb(160 170 98 / .22)'
    pen.beginPath()
    pen.ellipse((dots() - 0.5) * WIDE, PLOT.back + dots() * DEEP, 1 + dots() * 5, 1 + dots() * 3, 0, 0, 7) // prettier-ignore
    pen.fill()
  }
  const stone = '#e3d5bd'
  pen.lineCap = 'round'
  const line = (width: number, colour: string, off: number) => {
    along(off)
    pen.lineWidth = width
    pen.strokeStyle = colour
    pen.stroke()
  }
  // The promenade: boards along the water, stone behind, and a strip of plants with its edge.
  line(12, stone, 5)
  line(3.4, '#b98d62', 1.6)
  line(0.35, '#8f6a47', 3.3)
  line(2.6, '#6f8a4c', 10.4)
  line(0.3, '#f2e9d8', 9)
  line(4.4, stone, 14.6)
  pen.strokeStyle = 'rgb(165 146 118 / .7)'
  pen.lineWidth = 0.28
  for (let x = -PLOT.half; x < PLOT.half; x += 4) {
    pen.beginPath()
    pen.moveTo(x, quay(x) - 3.6)
    pen.lineTo(x + 0.6, quay(x) - 8.8)
    pen.stroke()
  }
  // A street behind the houses, and courtyards around them.
  pen.fillStyle = '#77797a'
  pen.fillRect(-PLOT.half, -92, WIDE, 8)
  for (const one of [...TOWERS, ...BLOCKS]) {
    const [w, d] = 'half' in one ? [one.half[0] * 2 + 9, one.half[1] * 2 + 9] : [one.width + 7, one.depth + 7] // prettier-ignore
    pen.save()
    pen.translate(one.x, one.z)
    pen.rotate(-one.turn)
    pen.fillStyle = '#dccdb2'
    pen.beginPath()
    pen.roundRect(-w / 2, -d / 2, w, d, 4)
    pen.fill()
    pen.restore()
    pen.strokeStyle = stone
    pen.lineWidth = 3
    pen.beginPath()
    pen.moveTo(one.x, one.z)
    pen.quadraticCurveTo(one.x + 6, one.z + 14, one.x * 0.96, quay(one.x) - 14)
    pen.stroke()
  }
  pen.save()
  pen.translate(POOL.x, POOL.z)
  pen.fillStyle = '#e9dcc4'
  pen.beginPath()
  pen.roundRect(-17, -10, 34, 19, 8)
  pen.fill()
  pen.restore()
}

/** The built ground: a platform with a quay wall, on which the plan is painted. */
export function platform(kit: Kit): void {
  const map = drawnTexture(
    kit.random('plan'),
    (pen, random, size) => {
      pen.scale(size / WIDE, size / DEEP)
      pen.translate(PLOT.half, -PLOT.back)
      paintPlan(pen, () => random.next())
    },
    { size: 2048 },
  )
  const outline = new Shape()
  outline.moveTo(-PLOT.half, -PLOT.back)
  for (let x = -PLOT.half; x <= PLOT.half; x += 2) outline.lineTo(x, -quay(x))
  outline.lineTo(PLOT.half, -PLOT.back)
  const plate = new ExtrudeGeometry(outline, { depth: 4, bevelEnabled: false })
  const uv = plate.getAttribute('uv')
  const at = plate.getAttribute('position')
  for (let i = 0; i < uv.count; i++) {
    uv.setXY(i, at.getX(i) / WIDE + 0.5, 1 - (-at.getY(i) - PLOT.back) / DEEP)
  }
  plate.rotateX(-Math.PI / 2).translate(0, GROUND - 4, 0)
  const paving = kit.material({ color: '#ffffff', map, roughness: 0.75, reflect: 0.3, flat: '#fffaf0', line: 0.5, clay: '#bdb5a8' }) // prettier-ignore
  const floor = solid(plate, paving)
  floor.name = 'platform'
  floor.castShadow = false
  kit.add(floor)

  const stone = kit.material({ color: '#cbbda4', roughness: 0.85, flat: '#e9dcc0' })
  const edge = Array.from({ length: 119 }, (_, i) => new Vector3(-PLOT.half + i * 2, 0, quay(-PLOT.half + i * 2))) // prettier-ignore
  const wall: [number, number][] = [[-0.5, GROUND + 0.02], [-0.5, GROUND + 0.28], [0.35, GROUND + 0.28], [0.35, GROUND - 0.25], [0.1, GROUND - 0.3], [0.1, -1.5]] // prettier-ignore
  kit.add(solid(drawnAlong(wall, edge), stone)).name = 'quay'
}

/** The pool of the garden. Its water is lighter than the sea, and it has an edge of stone. */
export function pool(kit: Kit): void {
  const shape = new Shape()
  for (let i = 0; i <= 48; i++) {
    const a = (i / 48) * Math.PI * 2
    const [x, z] = [Math.cos(a) * (11 + 1.8 * Math.cos(a * 2 + 0.5)), Math.sin(a) * (4.6 + 1.2 * Math.sin(a * 3))] // prettier-ignore
    if (i) shape.lineTo(x, z)
    else shape.moveTo(x, z)
  }
  const flat = { depth: 0.12, bevelEnabled: false, curveSegments: 4 }
  const blue = kit.material({ color: new Color('#3fc1c9'), roughness: 0.08, reflect: 1.2, flat: '#7fdbd6', clay: '#9db0b3' }) // prettier-ignore
  const rim = kit.material({ color: '#f1e8d8', roughness: 0.7, flat: '#fff6e4' })
  const basin = new ExtrudeGeometry(shape, flat).rotateX(-Math.PI / 2)
  kit.add(solid(basin.clone().scale(1.06, 1, 1.1), rim, [POOL.x, GROUND, POOL.z]))
  kit.add(solid(basin, blue, [POOL.x, GROUND + 0.06, POOL.z]))
}
