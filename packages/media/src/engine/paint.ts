import {
  Color,
  FrontSide,
  Mesh,
  MeshStandardMaterial,
  type ColorRepresentation,
  type Material,
  type Object3D,
  type Side,
  type Texture,
} from 'three'

/** How stages treat a thing. `fx` is light without a surface, and `sky` has no outline. */
export type Group = 'set' | 'character' | 'prop' | 'fx' | 'sky'

/** The description of a surface, from which each stage makes its own material. */
export interface Paint {
  color: ColorRepresentation
  group?: Group
  roughness?: number
  metalness?: number
  emissive?: ColorRepresentation
  /** The strength of the emissive color; above 1 it blooms. */
  glow?: number
  map?: Texture
  emissiveMap?: Texture
  roughnessMap?: Texture
  bumpMap?: Texture
  bump?: number
  /** The strength of reflections of the surroundings; 1 is physically correct. */
  reflect?: number
  opacity?: number
  side?: Side
  facets?: boolean
  vertexColors?: boolean
  /** The color in the animatic; without it, `color`. */
  flat?: ColorRepresentation
  /** The color in the previz; without it, a warm clay color of the group. */
  clay?: ColorRepresentation
  /** The weight of the outline in drawn stages; at 0 there is no outline. */
  line?: number
  /** Whether the thing is left out of drawn stages and the previz, such as haze. */
  finalOnly?: boolean
}

export type Painted = Material & { userData: { paint: Paint } }
export type PaintedMaterial = MeshStandardMaterial & Painted

export function paintOf(material: Material): Paint | undefined {
  return (material.userData as { paint?: Paint }).paint
}

/** Makes a material that the kit did not create usable in all stages. */
export function paintedAs<T extends Material>(material: T, paint: Paint): T & Painted {
  material.userData.paint = paint
  return material as T & Painted
}

export function lit(paint: Paint): PaintedMaterial {
  const material = new MeshStandardMaterial({
    color: paint.color,
    roughness: paint.roughness ?? 0.6,
    metalness: paint.metalness ?? 0,
    emissive: paint.emissive ?? new Color(0),
    emissiveIntensity: paint.glow ?? 1,
    map: paint.map ?? null,
    emissiveMap: paint.emissiveMap ?? null,
    roughnessMap: paint.roughnessMap ?? null,
    bumpMap: paint.bumpMap ?? null,
    bumpScale: paint.bump ?? 1,
    envMapIntensity: paint.reflect ?? 1,
    opacity: paint.opacity ?? 1,
    transparent: (paint.opacity ?? 1) < 1,
    side: paint.side ?? FrontSide,
    flatShading: paint.facets ?? false,
    vertexColors: paint.vertexColors ?? false,
  })
  return paintedAs(material, paint)
}

export interface Surface {
  mesh: Mesh
  material: Painted
  paint: Paint
}

const isMesh = (object: Object3D): object is Mesh => object instanceof Mesh

/**
 * Finds everything visible that has a surface. If a thing has several materials, the first one
 * counts.
 */
export function surfaces(root: Object3D): Surface[] {
  const found: Surface[] = []
  root.traverseVisible((object) => {
    if (!isMesh(object)) return
    const material = Array.isArray(object.material) ? object.material[0] : object.material
    if (!material) return
    const paint = paintOf(material)
    if (!paint) throw new Error(`“${object.name}” has a material that the kit did not make`)
    found.push({ mesh: object, material: material as Painted, paint })
  })
  return found
}
