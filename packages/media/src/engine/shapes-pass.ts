import type { WebGLRenderTarget } from 'three'
import type { Studio } from './studio'
import { lightTarget, shapeTarget, type Size } from './targets'
import { painted } from './variants'

export interface Shapes {
  flat: WebGLRenderTarget['texture']
  shape: WebGLRenderTarget['texture']
  part: WebGLRenderTarget['texture']
  /** The light of the key light alone on white, with its shadow. */
  tone: WebGLRenderTarget['texture']
  glow: WebGLRenderTarget['texture']
}

/** Renders what the drawn stages need of a frame: colors, shapes, parts, light and glow. */
export function shapesPass(studio: Studio, size: Size) {
  const { renderer, scene, camera, rig } = studio
  const shapes = shapeTarget(size)
  const [tone, glow] = [lightTarget(size), lightTarget(size)]

  return (seconds: number): Shapes => {
    studio.pose(seconds)
    camera.updateProjectionMatrix()
    rig.keyOnly()
    const { fog, background } = scene
    scene.fog = null
    scene.background = null
    renderer.autoClear = true
    renderer.setClearColor(0x000000, 0)
    const draw = (to: WebGLRenderTarget) => {
      renderer.setRenderTarget(to)
      renderer.render(scene, camera)
    }
    rig.alone(() => {
      painted(scene, 'tone', () => draw(tone))
      renderer.shadowMap.autoUpdate = false
      painted(scene, 'buffer', () => draw(shapes))
      painted(scene, 'glow', () => draw(glow))
      renderer.shadowMap.autoUpdate = true
    })
    Object.assign(scene, { fog, background })
    const [flat, shape, part] = shapes.textures
    if (!flat || !shape || !part) throw new Error('a buffer is missing')
    return { flat, shape, part, tone: tone.texture, glow: glow.texture }
  }
}
