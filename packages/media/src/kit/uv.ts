import type { BufferGeometry } from 'three'

/**
 * Repeats a texture by changing the geometry's UV, because the drawn stages ignore a texture's
 * `repeat`.
 */
export function tiled<G extends BufferGeometry>(
  geometry: G,
  [across, along]: readonly [number, number],
  [x, y]: readonly [number, number] = [0, 0],
): G {
  const uv = geometry.getAttribute('uv')
  for (let i = 0; i < uv.count; i++) uv.setXY(i, uv.getX(i) * across + x, uv.getY(i) * along + y)
  return geometry
}
