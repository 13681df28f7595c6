import { Mesh, Vector4, type Object3D } from 'three'

/** A vertical part of the picture, 0 its left edge, 1 its right. */
export interface Region {
  from: number
  to: number
}

/**
 * Draws `root` only in a part of the picture, in every stage: for wipes between sets that stand
 * in the same place. Shadows are not cut; hide `root` when its part is empty. `before` runs ahead
 * of each mesh, for what belongs to one set only, such as the colour of fog.
 */
export function onlyIn(root: Object3D, region: Region, before?: () => void): void {
  const box = new Vector4()
  root.traverse((object) => {
    if (!(object instanceof Mesh)) return
    object.onBeforeRender = (renderer) => {
      before?.()
      const target = renderer.getRenderTarget()
      if (!target) return
      const left = Math.round(region.from * target.width)
      const right = Math.round(region.to * target.width)
      renderer.state.scissor(box.set(left, 0, Math.max(0, right - left), target.height))
      renderer.state.setScissorTest(true)
    }
    object.onAfterRender = (renderer) => {
      renderer.state.setScissorTest(false)
    }
  })
}
