import { BoxGeometry, DoubleSide, Group, Vector2, Vector3, type BufferGeometry } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Kit } from '../engine/take'
import { loft, solid } from './shapes'
import { drawnTexture } from './textures'

const SIDES = 60

export interface TowerPlan {
  /** Half the width and half the depth in meters. */
  half: readonly [number, number]
  floors: number
  /** The amplitude of the balconies' curves in meters. */
  wave: number
  seed: number
}

/** One pane high and eight wide: glass that holds sky, curtains and some warm rooms. */
function panes(kit: Kit, name: string) {
  return drawnTexture(
    kit.random(name),
    (pen, random, size) => {
      const [columns, rows] = [8, 8]
      const [w, h] = [size / columns, size / rows]
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          const [x, y] = [column * w, row * h]
          pen.fillStyle = '#cfd2cf'
          pen.fillRect(x, y, w, h)
          pen.fillStyle = random.pick(['#3c5566', '#46616f', '#354b5a', '#53707c', '#2f4553'])
          pen.fillRect(x + w * 0.05, y + h * 0.04, w * 0.9, h * 0.86)
          if (random.next() < 0.45) {
            pen.fillStyle = random.pick(['#d9cfbd', '#c9c2b4', '#e6ddcb', '#b6a68d'])
            const wide = w * random.range(0.15, 0.5)
            pen.fillRect(x + (random.next() < 0.5 ? w * 0.05 : w * 0.95 - wide), y + h * 0.04, wide, h * 0.86) // prettier-ignore
          }
        }
      }
    },
    { size: 512 },
  )
}

/** The paints that all towers of a place have in common. */
export function towerPaints(kit: Kit) {
  const map = panes(kit, 'panes')
  return {
    slab: kit.material({ color: '#efe6d8', roughness: 0.7, flat: '#fbf1dd', side: DoubleSide, line: 0.55, clay: '#dcd6cb' }), // prettier-ignore
    glass: kit.material({ color: '#ffffff', map, roughness: 0.16, metalness: 0.15, reflect: 1.5, flat: '#dfeef0', line: 0.5, clay: '#b3b6b1' }), // prettier-ignore
    rail: kit.material({ color: '#b7d2d2', roughness: 0.1, metalness: 0.2, opacity: 0.34, side: DoubleSide, reflect: 1.6, line: 0 }), // prettier-ignore
    wood: kit.material({ color: '#93694a', roughness: 0.7, flat: '#c9966a', line: 0.5, clay: '#a99c8c' }), // prettier-ignore
  }
}
export type TowerPaints = ReturnType<typeof towerPaints>

export const STOREY = 3.4

function outline({ half, wave, seed }: TowerPlan, floor: number, part = 1): Vector2[] {
  return Array.from({ length: SIDES }, (_, i) => {
    const a = (i / SIDES) * Math.PI * 2
    const [c, s] = [Math.cos(a), Math.sin(a)]
    // The outline is between an ellipse and a rectangle.
    const [x, z] = [Math.sign(c) * Math.abs(c) ** 0.62, Math.sign(s) * Math.abs(s) ** 0.62]
    const swell = part === 1 ? wave * (Math.sin(a * 3 + floor * 0.34 + seed) * 0.6 + Math.sin(a * 2 - floor * 0.21 + seed * 2) * 0.4) : 0 // prettier-ignore
    return new Vector2(x * (half[0] * part + swell), -z * (half[1] * part + swell))
  })
}

const ring = (points: readonly Vector2[], y: number) => points.map((p) => new Vector3(p.x, y, p.y))

/** The walls between the apartments of a floor, from the glass to the balcony's edge. */
function walls(core: readonly Vector2[], edge: readonly Vector2[], y: number, tall: number) {
  const found: BufferGeometry[] = []
  for (let i = 3; i < SIDES; i += 6) {
    const [a, b] = [core[i], edge[i]]
    if (!a || !b) continue
    const long = a.distanceTo(b) * 0.9
    found.push(
      new BoxGeometry(long, tall, 0.24)
        .translate(long / 2, y + tall / 2, 0)
        .rotateY(-Math.atan2(b.y - a.y, b.x - a.x))
        .translate(a.x, 0, a.y),
    )
  }
  return found
}

/** A tower of curved floors that swell and draw back, with glass behind deep balconies. */
export function curvedTower(paints: TowerPaints, plan: TowerPlan): Group {
  const group = new Group()
  const [slabs, rails, fins]: [BufferGeometry[], BufferGeometry[], BufferGeometry[]] = [[], [], []]
  const core = outline(plan, 0, 0.76)
  for (let floor = 0; floor <= plan.floors; floor++) {
    const y = floor * STOREY + (floor ? 1.2 : 0)
    const edge = outline(plan, floor)
    const thick = floor === plan.floors ? 0.7 : 0.42
    slabs.push(loft([ring(core, y), ring(edge, y)]), loft([ring(edge, y), ring(edge, y + thick)]))
    const inner = floor === plan.floors ? core.map(() => new Vector2()) : core
    slabs.push(loft([ring(edge, y + thick), ring(inner, y + thick)]))
    if (floor === plan.floors) continue
    fins.push(...walls(core, outline(plan, floor + 1), y, STOREY + (floor ? 0 : 1.2)))
    if (floor === 0) continue
    const inset = edge.map((p) => p.clone().multiplyScalar(0.985))
    rails.push(loft([ring(inset, y + thick), ring(inset, y + thick + 1.05)]))
  }
  const height = plan.floors * STOREY + 1.2
  const wall = loft([ring(core, 0), ring(core, height)])
  const uv = wall.getAttribute('uv')
  const around = Math.round(((plan.half[0] + plan.half[1]) * 0.76 * Math.PI) / 20)
  for (let i = 0; i < uv.count; i++) uv.setXY(i, uv.getX(i) * around, (uv.getY(i) * plan.floors) / 8) // prettier-ignore
  group.add(solid(wall, paints.glass), solid(mergeGeometries(fins), paints.slab))
  group.add(solid(mergeGeometries(slabs), paints.slab))
  const rail = solid(mergeGeometries(rails), paints.rail)
  rail.castShadow = false
  group.add(rail)
  // The penthouse is set back, and has a thin roof.
  const house = outline({ ...plan, wave: 0 }, 0, 0.6)
  const eaves = outline({ ...plan, wave: 0 }, 0, 0.74)
  const top = height + 3.8
  group.add(solid(loft([ring(house, height + 0.6), ring(house, top)]), paints.wood))
  const middle = eaves.map(() => new Vector2())
  const roof = [loft([ring(house, top), ring(eaves, top)]), loft([ring(eaves, top), ring(eaves, top + 0.35)]), loft([ring(eaves, top + 0.35), ring(middle, top + 0.35)])] // prettier-ignore
  group.add(solid(mergeGeometries(roof), paints.slab))
  return group
}

export interface BlockPlan {
  width: number
  depth: number
  floors: number
  bays: number
}

/** A low block with loggias in a grid of slabs and fins; timber screens close some of them. */
export function loggiaBlock(kit: Kit, name: string, paints: TowerPaints, plan: BlockPlan): Group {
  const { width, depth, floors, bays } = plan
  const random = kit.random(name)
  const group = new Group()
  const [slabs, screens, rails]: [BufferGeometry[], BufferGeometry[], BufferGeometry[]] = [[], [], []] // prettier-ignore
  const bay = width / bays
  for (let floor = 0; floor <= floors; floor++) {
    const y = floor * STOREY + (floor ? 0.8 : 0)
    slabs.push(new BoxGeometry(width + 0.8, 0.4, depth + 0.8).translate(0, y, 0))
    if (floor === floors) continue
    const tall = STOREY + (floor ? 0 : 0.8)
    for (let i = 0; i <= bays; i++) {
      // The outer walls have slots with windows. The inner walls are visible only at the front.
      const isOuter = i === 0 || i === bays
      const pieces = isOuter ? [-0.37, 0, 0.37] : [0]
      const deep = isOuter ? depth * 0.24 : depth + 0.4
      for (const piece of pieces) slabs.push(new BoxGeometry(0.3, tall, deep).translate((i - bays / 2) * bay, y + tall / 2, piece * depth)) // prettier-ignore
      if (i === bays) continue
      const x = (i + 0.5 - bays / 2) * bay
      if (floor) rails.push(new BoxGeometry(bay - 0.3, 1, 0.06).translate(x, y + 0.7, depth / 2 + 0.3)) // prettier-ignore
      if (floor && random.next() < 0.36) {
        const side = random.next() < 0.5 ? -0.25 : 0.25
        screens.push(new BoxGeometry(bay * 0.46, STOREY - 0.4, 0.1).translate(x + side * bay, y + STOREY / 2, depth / 2 + 0.12)) // prettier-ignore
      }
    }
  }
  const height = floors * STOREY + 0.8
  const glass = new BoxGeometry(width - 0.4, height, depth - 2.6).translate(0, height / 2, 0)
  const uv = glass.getAttribute('uv')
  for (let i = 0; i < uv.count; i++) uv.setXY(i, (uv.getX(i) * bays) / 4, (uv.getY(i) * floors) / 8)
  group.add(solid(glass, paints.glass), solid(mergeGeometries(slabs), paints.slab))
  group.add(solid(mergeGeometries(screens), paints.wood))
  const rail = solid(mergeGeometries(rails), paints.rail)
  rail.castShadow = false
  group.add(rail)
  return group
}
