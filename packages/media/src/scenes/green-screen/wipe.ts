import { FogExp2, Vector3, type Object3D } from 'three'
import type { Kit } from '../../engine/take'
import { clamp01, mix } from '../../kit/ease'
import { glow } from '../../kit/glow'
import { onlyIn, type Region } from '../../kit/screen-region'
import { passAt, type World } from './timing'

interface Air {
  color: string
  density: number
}

/** Shows each world only in its part of the picture, with its own fog. */
export function buildWipe(kit: Kit, worlds: Record<World, { root: Object3D; air: Air }>) {
  const fog = new FogExp2('#000000', 0)
  kit.scene.fog = fog
  const regions: Record<World, Region> = { stage: { from: 0, to: 1 }, desert: { from: 0, to: 0 }, rooftop: { from: 0, to: 0 }, moon: { from: 0, to: 0 } } // prettier-ignore
  for (const name of Object.keys(worlds) as World[]) {
    const { root, air } = worlds[name]
    onlyIn(root, regions[name], () => {
      fog.color.set(air.color)
      fog.density = air.density
    })
  }
  const line = glow({ form: 'streak', color: '#d5ffe0', strength: 0, width: 0.05, height: 9 })
  kit.add(line)
  const edge = new Vector3()
  const show = (name: World, from: number, to: number) => {
    Object.assign(regions[name], { from, to })
    worlds[name].root.visible = to > from
  }

  return {
    regions,
    /** What stands in every world: it has no air. */
    clear: (root: Object3D) => {
      onlyIn(root, { from: 0, to: 1 }, () => {
        fog.density = 0
      })
    },
    /** Cuts where the crane's mast stands in the picture; the camera must be in place. */
    set(seconds: number, mast: Vector3): void {
      fog.density = 0.002
      const { world, next, isRight, late } = passAt(seconds)
      for (const name of Object.keys(worlds) as World[]) show(name, 0, 0)
      line.visible = next !== undefined
      if (!next) {
        show(world, 0, 1)
        return
      }
      const seen = (edge.copy(mast).project(kit.camera).x + 1) / 2
      const cut = clamp01(mix(seen, isRight ? 1.02 : -0.02, late * late))
      show(isRight ? next : world, 0, cut)
      show(isRight ? world : next, cut, 1)
      line.position.copy(mast)
      line.quaternion.copy(kit.camera.quaternion)
      line.setStrength(0.55 * (1 - late))
    },
  }
}
