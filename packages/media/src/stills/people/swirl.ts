import { Box3, Vector3 } from 'three'
import { noise1 } from '../../kit/noise'
import { mix, rise, type Form } from '../../kit/sculpt/form'
import type { Skeleton } from '../../kit/sculpt/skeleton'

/** A skirt in a turn: a thin surface that spreads, with folds that wind around the body. */
export function swirl(
  { hips, waist }: Skeleton,
  {
    waist: half,
    long,
    flare,
    toward,
  }: { waist: number; long: number; flare: number; toward: number },
): Form {
  // prettier-ignore
  const top = mix(hips[1], waist[1], 0.72)
  return {
    at: (x, y, z) => {
      const t = (top - y) / long
      const s = Math.max(0, Math.min(1.15, t))
      const [cx, cz] = [mix(waist[0], hips[0], rise(0, 0.3, t)), mix(waist[2], hips[2], rise(0, 0.3, t))] // prettier-ignore
      const [px, pz] = [x - cx, z - cz]
      const around = Math.atan2(px, pz)
      const r = Math.hypot(px, pz * mix(1.2, 1, rise(0, 0.5, s)))
      const winding = around + s * 1.3
      const folds = 0.13 * Math.sin(winding * 7 + 1.1 * Math.sin(winding * 2)) + 0.05 * Math.sin(winding * 15 + 2) // prettier-ignore
      const lean = 0.35 * Math.max(0, Math.cos(around - toward))
      const wide = half + flare * s ** 1.25 * (0.75 + lean + folds * rise(0.1, 0.7, s))
      const hem = 1 + 0.06 * Math.sin(winding * 3.5) + 0.05 * noise1(around * 2, 4) - 0.34 * Math.max(0, Math.cos(around - toward)) ** 2 // prettier-ignore
      const shell = (Math.abs(r - wide) - 0.009) * 0.5
      return Math.max(shell, (t - hem) * long * 0.8, -t * long)
    },
    box: new Box3(new Vector3(hips[0] - 0.8, top - long * 1.2, hips[2] - 0.8), new Vector3(hips[0] + 0.8, top + 0.01, hips[2] + 0.8)), // prettier-ignore
  }
}
