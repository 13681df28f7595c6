import {
  Color,
  DoubleSide,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type Material,
  type Object3D,
} from 'three'
import { bufferMaterial } from './buffer-material'
import { addFloorGrid } from './floor-grid'
import { surfaces, type Group, type Paint, type Surface } from './paint'

/** How everything is painted in one pass. */
export type Pass = 'clay' | 'tone' | 'buffer' | 'glow' | 'wire' | 'mute'

const CLAY: Record<Group, string> = {
  set: '#b3aca2',
  character: '#cf9a78',
  prop: '#9fa5a6',
  fx: '#ffffff',
  sky: '#b9b6b0',
}

const common = (paint: Paint) => ({ side: paint.side ?? DoubleSide })
/** Haze and similar things, which are drawn neither in clay nor with lines. */
const isThin = (paint: Paint) =>
  paint.group === 'fx' || paint.finalOnly === true || (!paint.flat && (paint.opacity ?? 1) < 0.5)

function make(pass: Pass, { mesh, paint, material }: Surface): Material | null {
  const group = paint.group ?? 'set'
  switch (pass) {
    case 'clay': {
      if (isThin(paint) || group === 'sky') return null
      const clay = new MeshStandardMaterial({
        ...common(paint),
        color: paint.clay ?? CLAY[group],
        roughness: 0.78,
        envMapIntensity: 0.25,
        bumpMap: paint.bumpMap ?? null,
        bumpScale: (paint.bump ?? 1) * 0.6,
        flatShading: paint.facets ?? false,
        emissive: (paint.glow ?? 0) > 1 ? new Color('#fff4e2') : new Color(0),
        emissiveIntensity: 0.55,
      })
      if (group === 'set') addFloorGrid(clay)
      return clay
    }
    case 'tone':
      if (isThin(paint) || group === 'sky') return null
      return new MeshLambertMaterial({
        ...common(paint),
        color: 0xffffff,
        flatShading: paint.facets ?? false,
      })
    case 'buffer':
      return isThin(paint) ? null : bufferMaterial(mesh, paint)
    case 'glow':
      if (group === 'fx') return paint.finalOnly ? null : material
      return group === 'sky' ? null : new MeshBasicMaterial({ ...common(paint), color: 0 })
    case 'wire':
      if (isThin(paint) || group === 'sky') return null
      return new MeshBasicMaterial({
        color: group === 'character' ? '#7c2f12' : '#23303a',
        wireframe: true,
        transparent: true,
        opacity: 0.42,
        depthWrite: false,
        polygonOffset: true,
        polygonOffsetFactor: -1,
        polygonOffsetUnits: -1,
      })
    case 'mute':
      // Makes the thing cast its shadow without being visible.
      return group === 'character'
        ? new MeshBasicMaterial({ colorWrite: false, depthWrite: false })
        : material
  }
}

const made = new WeakMap<Object3D, Map<Pass, Material | null>>()

function variant(pass: Pass, surface: Surface): Material | null {
  const of = made.get(surface.mesh) ?? new Map<Pass, Material | null>()
  made.set(surface.mesh, of)
  const known = of.get(pass)
  if (known !== undefined) return known
  const fresh = make(pass, surface)
  of.set(pass, fresh)
  return fresh
}

/** Repaints everything for a pass, calls `draw`, and restores the scene's own materials. */
export function painted(root: Object3D, pass: Pass, draw: () => void): void {
  const all = surfaces(root)
  for (const surface of all) {
    const material = variant(pass, surface)
    if (material) surface.mesh.material = material
    else surface.mesh.layers.disable(0)
  }
  draw()
  for (const { mesh, material } of all) {
    mesh.material = material
    mesh.layers.enable(0)
  }
}
