import type { Mesh } from 'three'
import type { Kit } from '../engine/take'

/**
 * Lets light into a closed room. In layout stages all light comes from the sky, so the room would
 * be black. The parts do not cast shadows of the layout's sky, but they do cast those of the shot's
 * own light and, in all stages, of the key light.
 */
export function openRoof(kit: Kit, parts: readonly Mesh[]): void {
  for (const part of parts) {
    part.onBeforeShadow = (_renderer, _part, _camera, lamp, _geometry, depth) => {
      // The clay look has no environment, by which it is recognized.
      const isLayout = kit.scene.environment === null
      const isSky = 'right' in lamp && lamp.right === kit.look.sky.extent
      depth.depthWrite = !(isLayout && isSky)
    }
    part.onAfterShadow = (_renderer, _part, _camera, _lamp, _geometry, depth) => {
      depth.depthWrite = true
    }
  }
}
