import { HalfFloatType, LinearFilter, PerspectiveCamera, WebGLRenderTarget, type Object3D, type Texture } from 'three' // prettier-ignore
import type { PaintedMaterial } from '../engine/paint'
import type { Kit } from '../engine/take'

export interface Feed {
  /** The height of the monitor's picture in lines. The picture is 16:9. */
  lines?: number
  /** The brightness of the monitor. */
  strength?: number
  /** The picture that the monitor shows in drawn stages. */
  drawn?: Texture
  /**
   * Called before the monitor's picture is rendered. The function that it returns restores the set
   * afterwards.
   */
  stage?: () => () => void
}

/**
 * The surface of a monitor that shows the picture of a second camera on the set. In lit stages it
 * is rendered once per frame.
 */
export function liveFeed(kit: Kit, { lines = 180, strength = 1, drawn, stage }: Feed = {}) {
  // prettier-ignore
  const width = Math.round((lines * 16) / 9)
  const target = new WebGLRenderTarget(width, lines, {
    type: HalfFloatType,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
  })
  const camera = new PerspectiveCamera(24, 16 / 9, 0.3, 400)
  const material: PaintedMaterial = kit.material({ color: '#06070a', roughness: 0.25, emissive: '#ffffff', glow: 1.01, emissiveMap: target.texture, group: 'prop', flat: '#ffffff', ...(drawn && { map: drawn }) }) // prettier-ignore
  material.emissiveIntensity = strength
  const hidden: Object3D[] = []
  let isOn = true

  kit.beforePicture((renderer) => {
    if (!isOn || kit.sample.index > 0) return
    const shown = hidden.filter((object) => object.visible)
    for (const object of shown) object.visible = false
    const restore = stage?.()
    renderer.setRenderTarget(target)
    renderer.clear()
    renderer.render(kit.scene, camera)
    restore?.()
    for (const object of shown) object.visible = true
  })
  return {
    camera,
    material,
    /** The monitors themselves, and what stands between: never in the monitor's own picture. */
    hide: (...objects: Object3D[]) => hidden.push(...objects),
    setOn: (on: boolean) => {
      isOn = on
    },
  }
}
