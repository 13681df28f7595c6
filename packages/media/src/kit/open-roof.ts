import type { Mesh } from 'three'
import type { Kit } from '../engine/take'

/**
 * Layout light comes from the sky alone, and a closed room would be black in it. These parts do not
 * keep the layout's sky out; the shot's own light they shade as ever, and the key in all stages.
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
