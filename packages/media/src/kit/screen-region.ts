import { Mesh, Vector4, type Object3D } from 'three'

/** A vertical strip of the picture. 0 is the picture's left edge, and 1 its right edge. */
export interface Region {
  from: number
  to: number
}

/**
 * Draws `root` only in a strip of the picture, in every stage, for wipes between sets that stand in
 * the same place. Shadows are not cut off, so `root` must be hidden while its strip is empty.
 * `before` is called before each mesh is drawn, for settings of one set, such as the color of its
 * fog.
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
