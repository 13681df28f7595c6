import type { PerspectiveCamera } from 'three'

export interface Lens {
  /** Distance in metres to what is sharp. */
  focus: number
  /** Radius of the lens opening in metres; 0 keeps everything sharp. */
  aperture: number
}

interface Offset {
  /** Pixels. */
  pixel: readonly [number, number]
  /** On the unit disc of the lens. */
  lens: readonly [number, number]
}

/**
 * Moves the camera over its lens while the plane of focus stays where it is, and shifts the
 * picture by parts of a pixel. The returned function puts everything back.
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
