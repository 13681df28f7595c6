import type { Mesh } from 'three'
import type { Kit } from '../engine/take'

/**
 * In layout stages light comes from the sky alone, in which a closed room would be black. These
 * parts do not block the layout's sky; they still cast shadows in the shot's own light, and in the
 * key of all stages.
 */
export function openRoof(kit: Kit, parts: readonly Mesh[]): void {
  for (const part of parts) {
    part.onBeforeShadow = (_renderer, _part, _camera, lamp, _geometry, depth) => {
      // Clay is lit without surroundings.
      const isLayout = kit.scene.environment === null
      const isSky = 'right' in lamp && lamp.right === kit.look.sky.extent
      depth.depthWrite = !(isLayout && isSky)
    }
    part.onAfterShadow = (_renderer, _part, _camera, _lamp, _geometry, depth) => {
      depth.depthWrite = true
    }
  }
}
