import type { Marker } from '../types'

/** The nearest note that begins after a frame (1), or before it (-1). */
export function nextMarker(
  markers: readonly Marker[],
  frame: number,
  direction: 1 | -1,
): Marker | undefined {
  return markers
    .filter(({ first }) => Math.sign(first - frame) === direction)
    .sort((one, other) => direction * (one.first - other.first))[0]
}
