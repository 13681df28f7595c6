import type { PerspectiveCamera } from 'three'

export interface Lens {
  /** The distance at which things are in focus, in meters. */
  focus: number
  /** The radius of the lens opening in meters. At 0 everything is in focus. */
  aperture: number
}

interface Offset {
  /** The shift of the picture in pixels. */
  pixel: readonly [number, number]
  /** A point on the unit disc that stands for the lens. */
  lens: readonly [number, number]
}

/**
 * Moves the camera over its lens while the plane of focus stays in place, and shifts the picture by
 * fractions of a pixel.
 * @returns a function that restores the camera
 */
export function offsetCamera(
  camera: PerspectiveCamera,
  { focus, aperture }: Lens,
  { pixel, lens }: Offset,
  size: { width: number; height: number },
): () => void {
  const home = camera.position.clone()
  const [x, y] = [lens[0] * aperture, lens[1] * aperture]
  camera.updateProjectionMatrix()
  camera.translateX(x)
  camera.translateY(y)
  camera.updateMatrixWorld()
  const p = camera.projectionMatrix.elements
  p[8] += (2 * pixel[0]) / size.width - (p[0] * x) / focus
  p[9] += (2 * pixel[1]) / size.height - (p[5] * y) / focus
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
  return () => {
    camera.position.copy(home)
    camera.updateMatrixWorld()
    camera.updateProjectionMatrix()
  }
}
