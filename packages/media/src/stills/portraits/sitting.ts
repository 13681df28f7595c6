import { Vector3 } from 'three'
import type { Kit, Take } from '../../engine/take'
import type { Figure } from '../../kit/sculpt/figure'
import { backdrop, studioLight, type StudioLight } from '../../kit/sculpt/studio-light'

export interface Sitting {
  paper: readonly [inner: string, outer: string]
  from: StudioLight['from']
  /** How far the body is turned from the camera, in radians. The head has its own turn. */
  turn: number
  rim?: string
  key?: string
  strength?: number
  /** How far the head's middle is below that of the picture, in meters. */
  drop?: number
  /** The width in meters that the picture shows at the face. */
  wide?: number
}

/**
 * The camera and the light of every portrait. They are the same for all, so that the portraits can
 * be shown side by side.
 */
export function sit(
  kit: Kit,
  figure: Figure,
  { paper, from, turn, rim, key, strength, drop = 0, wide = 0.56 }: Sitting,
): Take {
  // prettier-ignore
  figure.root.rotation.y = turn
  kit.add(figure.root)
  figure.root.updateMatrixWorld(true)
  const eyes = figure.headAt.getWorldPosition(new Vector3())
  const aim = new Vector3(eyes.x * 0.6, eyes.y - 0.075 + drop, 0)
  studioLight(kit, { from, centre: aim, extent: 0.62, ...(rim && { rim }), ...(key && { key }), ...(strength && { strength }) }) // prettier-ignore
  backdrop(kit, paper, { centre: new Vector3(aim.x, aim.y, -1.4), size: 4, at: [0.5 + from * 0.07, 0.55] }) // prettier-ignore
  const distance = 2.2
  return {
    update() {
      const { camera, lens } = kit
      camera.fov = (Math.atan(wide / camera.aspect / 2 / distance) * 360) / Math.PI
      camera.updateProjectionMatrix()
      camera.position.set(aim.x, aim.y + 0.03, aim.z + distance)
      camera.lookAt(aim)
      lens.focus = distance - 0.1
      lens.aperture = 0.006
    },
  }
}
