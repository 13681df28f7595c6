import { CatmullRomCurve3, Vector3, type PerspectiveCamera } from 'three'
import { noise1 } from './noise'

export type Point = readonly [x: number, y: number, z: number]
export const vec = (p: Point) => new Vector3(...p)

/**
 * Sets the camera's angle of view to that of a lens with this focal length on a full-frame camera.
 */
export function lensOf(camera: PerspectiveCamera, millimetres: number): void {
  camera.fov =
    (Math.atan(12 / millimetres / (camera.aspect > 1 ? 16 / 9 / 1.5 : 1)) * 360) / Math.PI
  camera.updateProjectionMatrix()
}

/**
 * A smooth path through points. `at(t)` returns the point at a share of its length, from 0 to 1.
 */
export function path(points: readonly Point[], tension = 0.5) {
  const curve = new CatmullRomCurve3(points.map(vec), false, 'catmullrom', tension)
  return { at: (t: number) => curve.getPointAt(Math.min(1, Math.max(0, t))) }
}

/** Aims the camera. It drifts slowly, in meters and degrees, as if an operator held it. */
export function look(
  camera: PerspectiveCamera,
  from: Vector3,
  at: Vector3,
  hand: { seconds: number; amount?: number; roll?: number; seed?: number } = { seconds: 0 },
): void {
  const { seconds, amount = 0, roll = 0, seed = 5 } = hand
  const drift = (n: number) =>
    (noise1(seconds * 0.7, seed + n) + 0.35 * noise1(seconds * 2.3, seed + n + 9)) * amount
  camera.position.copy(from).add(new Vector3(drift(0), drift(1), drift(2)).multiplyScalar(0.03))
  camera.up.set(0, 1, 0)
  camera.lookAt(at)
  camera.rotateX(drift(3) * 0.006)
  camera.rotateY(drift(4) * 0.006)
  camera.rotateZ(roll + drift(5) * 0.005)
  camera.updateMatrixWorld()
}
