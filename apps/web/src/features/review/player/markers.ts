import type { Marker } from '../types'

/** @returns the nearest note that begins after (1) or before (-1) a frame */
export function nextMarker(
  markers: readonly Marker[],
  frame: number,
  direction: 1 | -1,
): Marker | undefined {
  return markers
    .filter(({ first }) => Math.sign(first - frame) === direction)
    .sort((one, other) => direction * (one.first - other.first))[0]
}
