import type { Kit, Take } from '../../engine/take'
import { EYE } from '../people/cut-out-stage'

/**
 * The height in meters that the picture shows where people stand. A person of 1.75 m fills three
 * quarters of it.
 */
const TALL = 2.34
const FLOOR = -0.14
const DISTANCE = 5.2

/**
 * The camera of all backgrounds, which matches that of the people: the same height and lens, and
 * level. Distant things are out of focus.
 */
export function setCamera(kit: Kit, aperture = 0.035): Take {
  return {
    update() {
      const { camera, lens } = kit
      camera.position.set(0, EYE, DISTANCE)
      camera.rotation.set(0, 0, 0)
      camera.fov = (Math.atan(TALL / 2 / DISTANCE) * 360) / Math.PI
      const [w, h] = [camera.aspect * 1000, 1000]
      camera.setViewOffset(w, h, 0, ((EYE - FLOOR - TALL / 2) / TALL) * h, w, h)
      camera.updateProjectionMatrix()
      lens.focus = DISTANCE
      lens.aperture = aperture
    },
  }
}
